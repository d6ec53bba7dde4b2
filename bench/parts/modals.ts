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
/** Loads lazy parts and fills caches. */
const WARM_UP = 50;

interface Memory {
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

async function readMemory(open: BenchPage): Promise<Memory> {
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
 * Memory leaks of dialogs that are opened and closed repeatedly. The heap is judged twice: as a whole, to
 * which the engine adds compiled code over time; and by its objects, where a leak of the page is visible
 * from the first opening.
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
      const before = await readMemory(open);
      await turns(name, times / 2);
      const half = await readMemory(open);
      await turns(name, times / 2);
      const after = await readMemory(open);
      // The engine compiles most code in the first half; a leak grows in the second half as well.
      const grown = (what: keyof Memory) => ((after[what] - half[what]) * 2) / times;
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
        { what: `${name}, KiB leaked per opening`, value: grown('heap'), atMost: 1 },
        { what: `${name}, KiB of objects`, value: grown('objectKibibytes'), atMost: 1 },
        { what: `${name}, objects leaked per opening`, value: grown('objects'), atMost: 0.1 },
        { what: `${name}, nodes leaked per opening`, value: grown('nodes'), atMost: 0.1 },
        {
          what: `${name}, listeners leaked per opening`,
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
        'halfway',
        'after',
        'nodes before',
        'after',
        'listeners before',
        'after',
        'objects before',
        'halfway',
        'after',
      ],
      rows,
    );
    return judge(judged) || !strict;
  });
}
