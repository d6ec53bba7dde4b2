import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { ROOT } from './paths.ts';

const APP = join(ROOT, 'packages/console/src/app');
const ROUTES = join(APP, 'screenRoutes.ts');
const LOGIN = '/login';

/** What the build needs of the console's routes. */
interface ScreenRoutes {
  addresses: readonly { path: string; redirectTo?: string }[];
  screenAt: (path: string) => { path: string } | undefined;
  startTexts: (path: string) => string[];
}

/** Finds the scripts of a build. */
class Scripts {
  private readonly chunks: Rolldown.OutputChunk[];

  constructor(bundle: Rolldown.OutputBundle) {
    this.chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  }

  /** The script of a module: its own, or the one that holds it among others. */
  ofModule(...paths: string[]): Rolldown.OutputChunk {
    const script =
      this.chunks.find(({ facadeModuleId }) => facadeModuleId && paths.includes(facadeModuleId)) ??
      this.chunks.find(({ moduleIds }) => moduleIds.some((id) => paths.includes(id)));
    if (!script) throw new Error(`${paths.join(' or ')} is not in the build`);
    return script;
  }

  /** A script and all it cannot run without. */
  withImports(script: Rolldown.OutputChunk, found = new Set<string>()): Set<string> {
    if (found.has(script.fileName)) return found;
    found.add(script.fileName);
    const imported = this.chunks.filter(({ fileName }) => script.imports.includes(fileName));
    return imported.reduce((all, one) => this.withImports(one, all), found);
  }
}

/**
 * Writes `screens.json` for the server: which addresses there are, and which texts and scripts each starts with, so
 * that the page can name them before any script has run. The module of a screen is in `app/screens`, under the path of
 * the screen.
 */
export function screenStarts(): Plugin {
  return {
    name: 'screen-starts',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const { addresses, screenAt, startTexts } = (await import(ROUTES)) as ScreenRoutes;
      const scripts = new Scripts(bundle);
      const onEveryPage = scripts.withImports(scripts.ofModule(join(APP, '../../index.html')));
      const scriptsOfScreen = (path: string) => {
        const module = join(APP, 'screens', path);
        const needed = scripts.withImports(scripts.ofModule(join(APP, 'consoleModule.ts')));
        scripts.withImports(scripts.ofModule(`${module}.tsx`, `${module}.ts`), needed);
        return [...needed].filter((one) => !onEveryPage.has(one));
      };
      const starts = addresses.map(({ path }) => {
        const screen = screenAt(path)?.path ?? path;
        return [path, { texts: startTexts(path), scripts: scriptsOfScreen(screen) }];
      });
      const source = JSON.stringify({
        [LOGIN]: { texts: startTexts(LOGIN), scripts: [] },
        ...Object.fromEntries(starts),
      });
      this.emitFile({ type: 'asset', fileName: 'screens.json', source });
    },
  };
}
