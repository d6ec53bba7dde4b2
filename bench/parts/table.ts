import type { TableKind } from '../pages/table/main.tsx';
import { collectGarbage, readMetrics, startMetrics, withBenchPage } from '../support/browser.ts';
import type { OpenPage } from '../support/consoleBrowser.ts';
import type { PartOptions } from '../support/part.ts';
import { type Judged, judge, median } from '../support/ratios.ts';
import { type Cell, ms, printTable } from '../support/report.ts';

const KINDS: readonly TableKind[] = ['plain', 'DataTable', 'RequestTable'];
const FIGURES = ['mount', 'change', 'flip', 'unmount', 'heap'] as const;
const HEADS = ['mount', 'one row changes', 'sort flips', 'unmount', 'heap, MiB'];
const MEBIBYTE = 1024 ** 2;

interface Plan {
  rows: number;
  rounds: number;
  /** Changes in one sample: among few rows one alone is close to what reading the counters costs. */
  changes: number;
}

const PLANS: readonly Plan[] = [
  { rows: 10, rounds: 60, changes: 10 },
  { rows: 50, rounds: 60, changes: 10 },
  { rows: 1000, rounds: 15, changes: 10 },
];

type Figure = (typeof FIGURES)[number];
type Samples = Record<Figure, number[]>;

type Bounds = Readonly<Partial<Record<Figure, number>>>;

const SHORT_REQUEST_TABLE: Bounds = { mount: 2, heap: 2.5 };

/** Bounds against plain React, by table and number of rows. */
const BOUNDS: Readonly<Partial<Record<TableKind, Readonly<Record<number, Bounds>>>>> = {
  // With the same native cells as the plain table.
  DataTable: {
    50: { mount: 1.7 },
    1000: { mount: 0.6, change: 0.15, flip: 0.4, unmount: 0.6, heap: 1.2 },
  },
  RequestTable: { 10: SHORT_REQUEST_TABLE, 50: SHORT_REQUEST_TABLE },
};

const NAMES: Readonly<Record<Figure, string>> = {
  mount: 'mount',
  change: 'one row changes',
  flip: 'sort flips',
  unmount: 'unmount',
  heap: 'heap',
};

/** Main-thread milliseconds of the work until its result is painted. */
async function timed(open: OpenPage, work: () => Promise<unknown>): Promise<number> {
  const before = await readMetrics(open);
  await work();
  const after = await readMetrics(open);
  return ((after.TaskDuration ?? 0) - (before.TaskDuration ?? 0)) * 1000;
}

async function heapOf(open: OpenPage): Promise<number> {
  await collectGarbage(open);
  return (await readMetrics(open)).JSHeapUsedSize ?? Number.NaN;
}

async function sample(
  open: OpenPage,
  kind: TableKind,
  { rows: count, changes: times }: Plan,
): Promise<Record<Figure, number>> {
  const { page } = open;
  await page.evaluate((rows) => window.bench.prepare(rows), count);
  const empty = await heapOf(open);
  const mount = await timed(open, () => page.evaluate((name) => window.bench.mount(name), kind));
  const found = await page.evaluate(() => window.bench.count());
  if (found.rows !== count || found.buttons !== count) {
    throw new Error(`${kind} shows ${found.rows} rows and ${found.buttons} buttons, not ${count}`);
  }
  const full = await heapOf(open);
  const changes = await timed(open, () =>
    page.evaluate((many) => window.bench.change(many), times),
  );
  const flip = await timed(open, () => page.evaluate(() => window.bench.flip()));
  const unmount = await timed(open, () => page.evaluate(() => window.bench.unmount()));
  return { mount, change: changes / times, flip, unmount, heap: (full - empty) / MEBIBYTE };
}

async function measure(open: OpenPage, plan: Plan) {
  const samples = Object.fromEntries(
    KINDS.map((kind) => [kind, { mount: [], change: [], flip: [], unmount: [], heap: [] }]),
  ) as unknown as Record<TableKind, Samples>;
  // The first round warms up; each begins with another table, so that none always follows the same.
  for (let round = 0; round <= plan.rounds; round += 1) {
    const turned = KINDS.map((_, at) => KINDS[(at + round) % KINDS.length] as TableKind);
    for (const kind of turned) {
      const taken = await sample(open, kind, plan);
      if (round > 0) for (const figure of FIGURES) samples[kind][figure].push(taken[figure]);
    }
  }
  return samples;
}

function report({ rows: count, rounds }: Plan, samples: Record<TableKind, Samples>): Judged[] {
  const middle = (kind: TableKind, figure: Figure) => median(samples[kind][figure]);
  const ratio = (kind: TableKind, figure: Figure) => middle(kind, figure) / middle('plain', figure);
  console.log(`\n${count} rows × 8 columns, main-thread ms, medians of ${rounds} rounds\n`);
  printTable(
    ['table', ...HEADS],
    KINDS.map((kind): Cell[] => [kind, ...FIGURES.map((figure) => ms(middle(kind, figure)))]),
  );
  console.log(`\n${count} rows, times plain React\n`);
  printTable(
    ['table', ...HEADS.map((head) => head.replace(', MiB', ''))],
    KINDS.map((kind): Cell[] => [kind, ...FIGURES.map((figure) => ratio(kind, figure).toFixed(2))]),
  );
  return KINDS.flatMap((kind) =>
    Object.entries(BOUNDS[kind]?.[count] ?? {}).map(([figure, atMost]) => ({
      what: `${kind}, ${count} rows, ${NAMES[figure as Figure]}`,
      value: ratio(kind, figure as Figure),
      atMost,
    })),
  );
}

/** Our tables beside a plain React `<table>`, in one run. */
export async function table({ quick, strict }: PartOptions): Promise<boolean> {
  return withBenchPage('table', async (open) => {
    await open.page.waitForFunction(() => 'bench' in window);
    await startMetrics(open);
    const judged: Judged[] = [];
    for (const each of PLANS) {
      const plan = quick ? { ...each, rounds: 2 } : each;
      judged.push(...report(plan, await measure(open, plan)));
    }
    return judge(judged) || !strict;
  });
}
