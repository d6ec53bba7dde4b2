import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Plugin, parseSync } from 'vite';
import { ROOT } from './paths.ts';

const TABLE = join(ROOT, 'packages/console/src/app/screenTable.ts');

/** What the build needs of the console's table of screens. */
interface ScreenTable {
  screens: readonly { path: string }[];
  redirects: Readonly<Record<string, string>>;
  startTexts: (path: string) => string[];
}

/** What the build knows of a script. */
interface Chunk {
  fileName: string;
  isEntry: boolean;
  /** Scripts it cannot run without. */
  imports: readonly string[];
  facadeModuleId: string | null;
  moduleIds: readonly string[];
}

/**
 * Module of each screen, from the one `import()` each row of the table has, in the order of the rows.
 * @throws when rows and imports do not pair up.
 */
export function screenModules(source: string, { screens }: ScreenTable): Map<string, string> {
  const { dynamicImports } = parseSync('screenTable.ts', source).module;
  if (dynamicImports.length !== screens.length) {
    throw new Error(`${screens.length} screens have ${dynamicImports.length} imports`);
  }
  return new Map(
    screens.map(({ path }, row) => {
      const { start = 0, end = 0 } = dynamicImports[row]?.moduleRequest ?? {};
      return [path, source.slice(start + 1, end - 1)];
    }),
  );
}

/** Scripts that modules loaded by `import()` need beyond those of every page. */
export function scriptsOf(modules: readonly string[], chunks: readonly Chunk[]): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (chunk: Chunk, into = new Set<string>()): Set<string> => {
    if (into.has(chunk.fileName)) return into;
    into.add(chunk.fileName);
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported) withImports(imported, into);
    }
    return into;
  };
  const everywhere = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => [...withImports(entry)]),
  );
  const needed = modules.flatMap((module) => {
    // A module may have a chunk of its own that only leads to the one that holds it.
    const chunk =
      chunks.find(({ facadeModuleId }) => facadeModuleId === module) ??
      chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (!chunk) throw new Error(`No script of the build has ${module}`);
    return [...withImports(chunk)];
  });
  return [...new Set(needed)].filter((file) => !everywhere.has(file));
}

/**
 * Writes `screens.json` for the server: which texts and scripts each address starts with, so that the page
 * can name them before any script has run.
 */
export function screenStarts(): Plugin {
  return {
    name: 'screen-starts',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const table = (await import(TABLE)) as ScreenTable;
      const modules = screenModules(readFileSync(TABLE, 'utf8'), table);
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const frame = join(dirname(TABLE), 'consoleModule.ts');
      const login = resolve(dirname(TABLE), '../features/auth/LoginPage.tsx');
      const starts: Record<string, { texts: string[]; scripts: string[] }> = {
        '/login': { texts: table.startTexts('/login'), scripts: scriptsOf([login], chunks) },
      };
      for (const [path, module] of modules) {
        const scripts = scriptsOf([frame, resolve(dirname(TABLE), module)], chunks);
        starts[path] = { texts: table.startTexts(path), scripts };
      }
      for (const [from, to] of Object.entries(table.redirects)) {
        const start = starts[to];
        if (start) starts[from] = start;
      }
      this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(starts) });
    },
  };
}
