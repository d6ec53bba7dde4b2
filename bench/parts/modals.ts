import type { ModalBench } from '../pages/modals/main.tsx';
import {
  type BenchPage,
  collectGarbage,
  readMetrics,
  startMetrics,
  withBenchPage,
} from '../support/browser.ts';
import { heapObjects } from '../support/heapObjects.ts';
import type { PartOptions } from '../support/part.ts';
import { type Judged, judge } from '../support/ratios.ts';
import { type Cell, printTable } from '../support/report.ts';

const NAMES = [
  'ReplyModal',
  'MessageForm',
  'UserForm',
  'ServiceForm',
  'IconPicker',
  'ConfirmDialog',
  'UserServicesModal',
];
const KIBIBYTE = 1024;
/** Loads what loads late and fills what is filled once. */
const WARM_UP = 50;

interface Held {
  heap: number;
  nodes: number;
  listeners: number;
  objects: number;
  objectKibibytes: number;
}

declare global {
  interface Window {
    modalBench: ModalBench;
  }
}

async function held(open: BenchPage): Promise<Held> {
  await collectGarbage(open);
  const { JSHeapUsedSize, Nodes, JSEventListeners } = await readMetrics(open);
  const { count, bytes } = await heapObjects(open);
  return {
    heap: (JSHeapUsedSize ?? Number.NaN) / KIBIBYTE,
    nodes: Nodes ?? Number.NaN,
    listeners: JSEventListeners ?? Number.NaN,
    objects: count,
    objectKibibytes: bytes / KIBIBYTE,
  };
}

/**
 * What stays behind when each dialog is opened and closed again and again. The heap is judged twice:
 * as a whole, where the engine adds the machine code of whatever runs often, in its own time; and by the
 * objects in it, where a leak of the page shows from the first opening.
 */
export async function modals({ quick, strict }: PartOptions): Promise<boolean> {
  const times = quick ? 20 : 200;
  return withBenchPage('modals', { alias: {} }, async (open) => {
    const { page } = open;
    await page.waitForFunction(() => 'modalBench' in window);
    await startMetrics(open);
    const turns = (name: string, count: number) =>
      page.evaluate(([one, many]) => window.modalBench.openAndClose(one, many), [
        name,
        count,
      ] as const);
    const rows: Cell[][] = [];
    const judged: Judged[] = [];
    for (const name of NAMES) {
      await turns(name, WARM_UP);
      const before = await held(open);
      await turns(name, times / 2);
      const half = await held(open);
      await turns(name, times / 2);
      const after = await held(open);
      // The engine compiles most in the first half: what is kept for good grows in the second half too.
      const grown = (what: keyof Held) => ((after[what] - half[what]) * 2) / times;
      rows.push([
        name,
        before.heap.toFixed(0),
        half.heap.toFixed(0),
        after.heap.toFixed(0),
        before.nodes,
        after.nodes,
        before.listeners,
        after.listeners,
        before.objects,
        half.objects,
        after.objects,
      ]);
      judged.push(
        { what: `${name}, KiB kept per opening`, value: grown('heap'), atMost: 1 },
        { what: `${name}, KiB of objects`, value: grown('objectKibibytes'), atMost: 1 },
        { what: `${name}, objects kept per opening`, value: grown('objects'), atMost: 0.1 },
        { what: `${name}, nodes kept per opening`, value: grown('nodes'), atMost: 0.1 },
        {
          what: `${name}, listeners kept per opening`,
          value: grown('listeners'),
          atMost: 0.1,
        },
      );
    }
    console.log(`Each opened and closed ${times} times, after a warm-up of ${WARM_UP}\n`);
    printTable(
      [
        'dialog',
        'heap before, KiB',
        'half way',
        'after',
        'nodes before',
        'after',
        'listeners before',
        'after',
        'objects before',
        'half way',
        'after',
      ],
      rows,
    );
    return judge(judged) || !strict;
  });
}
