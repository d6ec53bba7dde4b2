import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from './paths.ts';

const APP = join(ROOT, 'packages/console/src/app');
const TABLE = join(APP, 'screenTable.ts');
const LOGIN = '/login';

/** What the build needs of the console's table of screens. */
interface ScreenTable {
  screens: readonly { path: string; features?: readonly string[]; load: () => unknown }[];
  redirects: Readonly<Record<string, string>>;
  startTexts: (path: string) => string[];
}

/**
 * Writes `screens.json` for the server: which addresses there are, and which texts and scripts each starts with, so
 * that the page can name them before any script has run.
 */
export function screenStarts(): Plugin {
  return {
    name: 'screen-starts',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const { screens, redirects, startTexts } = (await import(TABLE)) as ScreenTable;
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');

      /** Adds a script and all it cannot run without. */
      function add(scripts: Set<string>, fileName: string | undefined): Set<string> {
        const chunk = chunks.find((one) => one.fileName === fileName);
        if (!chunk) throw new Error('A screen has no script in the build');
        if (scripts.has(chunk.fileName)) return scripts;
        scripts.add(chunk.fileName);
        return chunk.imports.reduce(add, scripts);
      }

      const fileOf = (module: string) => {
        const id = resolve(APP, module);
        // A module may have a chunk of its own that only leads to the one that holds it.
        const own = chunks.find(({ facadeModuleId }) => facadeModuleId === id);
        return (own ?? chunks.find(({ moduleIds }) => moduleIds.includes(id)))?.fileName;
      };
      /** The module that `featureTable.ts` loads for a lazy feature. */
      const moduleOf = (feature: string) => {
        const end = `/${feature}Feature.ts`;
        return chunks.find((one) => one.facadeModuleId?.endsWith(end))?.facadeModuleId ?? end;
      };
      const onEveryPage = add(new Set(), chunks.find(({ isEntry }) => isEntry)?.fileName);
      const start = (path: string, modules: readonly string[]) => {
        const scripts = [...modules.map(fileOf).reduce(add, new Set<string>())];
        return { texts: startTexts(path), scripts: scripts.filter((one) => !onEveryPage.has(one)) };
      };

      const starts: Record<string, ReturnType<typeof start>> = {
        [LOGIN]: start(LOGIN, []),
      };
      for (const { path, features = [], load } of screens) {
        const [, module = ''] = /import\('(.*?)'\)/.exec(String(load)) ?? [];
        starts[path] = start(path, ['consoleModule.ts', module, ...features.map(moduleOf)]);
      }
      for (const [from, to] of Object.entries(redirects)) {
        if (starts[to]) starts[from] = starts[to];
      }
      this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(starts) });
    },
  };
}
