/**
 * What each entry of the ui package costs a product: minified and gzipped, with the peers left out,
 * bundled by the product's own bundler. Parts that load later are counted apart. The budget file may
 * be lowered by `--update-sizes`; raising a budget is done by hand, with the reason in the commit.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { specifierOf } from './consumerApp.ts';
import { UI } from './packUi.ts';

const BUDGETS = join(UI, 'sizes.json');
/** Its name in the budgets. */
const ONE_OF_EACH_PAGE = 'page with one of each';
const PEERS = /^(react|react-dom|styled-components)(\/|$)/;
/** A budget is the measured size, rounded up to a step of this many bytes. */
const STEP = 100;

export interface Size {
  /** Bytes after gzip of what is loaded at once. */
  initial: number;
  /** Bytes after gzip of what is loaded when it is needed. */
  lazy: number;
}
export type Sizes = Record<string, Size>;

type Chunk = Rolldown.OutputChunk;

/** Bundles one module of a product, `leftOut` being what it is weighed without: the peers by default. */
export async function bundle(
  root: string,
  code: string,
  leftOut: readonly RegExp[] = [PEERS],
): Promise<Chunk[]> {
  const id = 'virtual:entry';
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (source) => (source === id ? join(root, 'src/entry.js') : undefined),
        load: (source) => (source === join(root, 'src/entry.js') ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: id,
        external: [...leftOut],
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  });
  const outputs = [result].flat() as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output.filter((file) => file.type === 'chunk'));
}

const gzipped = (chunks: readonly Chunk[]) =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);

/** The chunks an entry loads at once, following its static imports. */
function loadedAtOnce(chunks: readonly Chunk[]): Chunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined): void => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) visit(byName.get(name));
  };
  visit(chunks.find(({ isEntry }) => isEntry));
  return [...found];
}

function sizeOf(chunks: readonly Chunk[]): Size {
  const atOnce = loadedAtOnce(chunks);
  const later = chunks.filter((chunk) => !atOnce.includes(chunk));
  return { initial: gzipped(atOnce), lazy: gzipped(later) };
}

/** Every entry without the peers, and the page with one of each component with all it needs, React included. */
export async function measureSizes(root: string, entries: readonly string[]): Promise<Sizes> {
  const sizes: Sizes = {};
  for (const entry of entries) {
    sizes[entry] = sizeOf(await bundle(root, `export * from '${specifierOf(entry)}';`));
  }
  sizes[ONE_OF_EACH_PAGE] = sizeOf(await bundle(root, `import './oneOfEach.tsx';`, []));
  return sizes;
}

/** Slightly above the figure, so that a byte more of a dependency's patch release passes. */
export function budgetFor(bytes: number): number {
  return Math.ceil((bytes * 1.01) / STEP) * STEP;
}

/** Budgets that only fall: a smaller figure lowers its budget, a new entry gets one, a gone one goes. */
export function loweredBudgets(budgets: Sizes, sizes: Sizes): Sizes {
  const lower = (name: string, part: keyof Size) =>
    Math.min(
      budgets[name]?.[part] ?? Number.POSITIVE_INFINITY,
      budgetFor(sizes[name]?.[part] ?? 0),
    );
  return Object.fromEntries(
    Object.keys(sizes).map((name) => [
      name,
      { initial: lower(name, 'initial'), lazy: lower(name, 'lazy') },
    ]),
  );
}

/** What is wrong with the sizes, a line each. */
export function sizeProblems(budgets: Sizes, sizes: Sizes): string[] {
  const over = Object.entries(sizes).flatMap(([name, size]) => {
    const budget = budgets[name];
    if (!budget) return [`${name} has no budget`];
    return (['initial', 'lazy'] as const)
      .filter((part) => size[part] > budget[part])
      .map((part) => `${name}: ${size[part]} B ${part}, the budget is ${budget[part]} B`);
  });
  const gone = Object.keys(budgets).filter((name) => !(name in sizes));
  return [...over, ...gone.map((name) => `${name} has a budget but no entry`)];
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(2).padStart(8);

export function sizeTable(budgets: Sizes, sizes: Sizes): string {
  const rows = Object.entries(sizes)
    .toSorted(([, a], [, b]) => a.initial - b.initial)
    .map(([name, { initial, lazy }]) => {
      const budget = kilobytes(budgets[name]?.initial ?? 0);
      return `${name.padEnd(22)}${kilobytes(initial)}${budget}${lazy > 0 ? kilobytes(lazy) : ''}`;
    });
  const head = `${'entry, kB gzip'.padEnd(22)}${'size'.padStart(8)}${'budget'.padStart(8)}${'lazy'.padStart(8)}`;
  return [head, ...rows].join('\n');
}

function readBudgets(): Sizes {
  return existsSync(BUDGETS) ? (JSON.parse(readFileSync(BUDGETS, 'utf8')) as Sizes) : {};
}

/** @throws when an entry is over its budget, has none, or a budget has no entry */
export function checkSizes(sizes: Sizes, update: boolean): void {
  if (update) {
    writeFileSync(BUDGETS, `${JSON.stringify(loweredBudgets(readBudgets(), sizes), null, 2)}\n`);
  }
  const budgets = readBudgets();
  console.log(sizeTable(budgets, sizes));
  const problems = sizeProblems(budgets, sizes);
  if (problems.length > 0) throw new Error(`Over the size budget:\n${problems.join('\n')}`);
}
