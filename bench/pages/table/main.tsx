import '@fontsource-variable/inter';
import { GlobalStyle } from '@concierge/ui';
import { type RequestRow } from '@concierge/ui/concierge';
import { createRoot } from 'react-dom/client';
import { ourTable, plainTable, requestTable, type Mount } from './reactTables.tsx';
import { makeRows, withChange } from './rows.ts';

const KINDS = {
  plain: plainTable,
  DataTable: ourTable,
  RequestTable: requestTable,
} satisfies Record<string, Mount>;

export type TableKind = keyof typeof KINDS;

/** Index of the row that changes: on the screen, so that it is painted as well. */
const CHANGED = 3;

function elementOf(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
}

/** Resolves once the change has been laid out and painted. */
async function painted(): Promise<void> {
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}

let rows: RequestRow[] = [];
let table: ReturnType<Mount> | undefined;
let turns = 0;

function show(next: RequestRow[]): void {
  rows = next;
  table?.show(rows);
}

const bench = {
  prepare: (count: number) => {
    rows = makeRows(count);
  },
  mount: async (kind: TableKind) => {
    table = KINDS[kind](elementOf('#container'), rows);
    await painted();
  },
  change: async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      turns += 1;
      show(withChange(rows, CHANGED, turns));
      await painted();
    }
  },
  flip: async () => {
    show(rows.toReversed());
    await painted();
  },
  unmount: async () => {
    table?.unmount();
    table = undefined;
    await painted();
  },
  /** What is on the page, to check that every table shows the same. */
  count: () => ({
    rows: document.querySelectorAll('tbody tr').length,
    buttons: document.querySelectorAll('tbody button').length,
  }),
};

export type TableBench = typeof bench;

declare global {
  interface Window {
    bench: TableBench;
  }
}

const style = document.createElement('div');
document.body.append(style);
createRoot(style).render(<GlobalStyle />);
await document.fonts.load('14px "Inter Variable"');
await painted();
window.bench = bench;
