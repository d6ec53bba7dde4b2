/** What may be loaded by which page of the console, and whether it is. */

/** What a page of the built console loaded when it was opened. */
export interface Load {
  route: string;
  /** Names of the scripts in the build, e.g. `assets/start-Bx3.js`. */
  scripts: readonly string[];
  /** Bytes of them after gzip. */
  bytes: number;
  /** How far the page moved while it rendered (cumulative layout shift). */
  shift: number;
  /** Languages whose texts were asked for. */
  languages: readonly string[];
}

export interface Budgets {
  /** Bytes after gzip of all the JavaScript a page loads. */
  routes: Readonly<Record<string, number>>;
  /** How far a page may move while it renders. */
  shift: number;
  /** Parts of the paths of modules that no page loads before they are asked for. */
  notShown: readonly string[];
}

/** Modules by the script they stand in. */
export type ChunkModules = Readonly<Record<string, readonly string[]>>;

/** A budget is the measured size, rounded up to a step of this many bytes. */
const STEP = 500;

/** What is wrong with the loads, a line each. */
export function loadProblems(
  loads: readonly Load[],
  { routes, shift, notShown }: Budgets,
  modules: ChunkModules,
): string[] {
  const unknown = Object.keys(routes).filter((route) => !loads.some((it) => it.route === route));
  const idle = notShown.filter(
    (path) =>
      !Object.values(modules)
        .flat()
        .some((module) => module.includes(path)),
  );
  return [
    ...loads.flatMap((load) => [
      ...overBudget(load, routes[load.route]),
      ...loadedUnshown(load, notShown, modules),
      ...load.languages.slice(1).map((language) => `${load.route} loads the texts of ${language}`),
      ...(load.shift > shift ? [`${load.route} moves while it renders: ${load.shift}`] : []),
    ]),
    ...unknown.map((route) => `${route} has a budget but was not opened`),
    ...idle.map((path) => `No script of the build has ${path}: what is guarded by it?`),
  ];
}

function overBudget({ route, bytes }: Load, budget: number | undefined): string[] {
  if (budget === undefined) return [`${route} has no budget`];
  return bytes > budget ? [`${route} loads ${bytes} B, the budget is ${budget} B`] : [];
}

function loadedUnshown(
  { route, scripts }: Load,
  notShown: readonly string[],
  modules: ChunkModules,
): string[] {
  const loaded = scripts.flatMap((script) => modules[script] ?? []);
  return notShown
    .filter((path) => loaded.some((module) => module.includes(path)))
    .map((path) => `${route} loads ${path}, which it does not show`);
}

/** Budgets that only fall: a smaller load lowers its budget, a new page gets one, a gone one goes. */
export function loweredBudgets(budgets: Budgets, loads: readonly Load[]): Budgets {
  const lowered = loads.map(({ route, bytes }) => [
    route,
    Math.min(budgets.routes[route] ?? Number.POSITIVE_INFINITY, Math.ceil(bytes / STEP) * STEP),
  ]);
  return { ...budgets, routes: Object.fromEntries(lowered) };
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** The loads as a table. */
export function loadTable(loads: readonly Load[], { routes }: Budgets): string {
  const cells = [
    ['route', 'scripts', 'kB gzip', 'budget', 'shift'],
    ...loads.map(({ route, scripts, bytes, shift }) => [
      route,
      String(scripts.length),
      kilobytes(bytes),
      kilobytes(routes[route] ?? 0),
      shift.toFixed(3),
    ]),
  ];
  const width = (column: number) => Math.max(...cells.map((row) => row[column]?.length ?? 0));
  const print = (row: readonly string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(width(i)) : cell.padStart(width(i)))).join('  ');
  return cells.map(print).join('\n');
}
