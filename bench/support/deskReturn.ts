import { setTimeout as pause } from 'node:timers/promises';
import { keepAliveAgent } from '@concierge/server/testing/deskCalls';
import { DeskChanges } from '@concierge/server/testing/deskChanges';
import type { DeskReport } from '@concierge/server/testing/desk';
import type { Staleness } from '@concierge/server/testing/deskTruth';
import { type RunningHouse, lastSeqOf, staleScreens } from './deskLoad.ts';

const EVERY_MS = 200;
/** Longer than the longest wait of a console before it connects again. */
const TIMEOUT_MS = 60_000;

/** How the consoles came back after a server was gone. */
export interface ReturnFigures {
  what: string;
  /** Until requests were answered again, from the end of the server. */
  awayMs: number;
  /** Until every console was connected and had everything, from the end of the server. */
  backMs: number;
  inStep: number;
  /** Calls the consoles made meanwhile. */
  calls: number;
  failed: number;
  refused: number;
  resyncs: number;
  stale: Staleness;
  /** Requests that were answered and are in the log, of those sent. */
  kept: string;
}

/** Ends a server while devices send requests, and measures until every console is back and in step. */
export async function measureReturn(
  running: RunningHouse,
  what: string,
  end: () => Promise<void>,
): Promise<ReturnFigures> {
  const { location, house, url, hall } = running;
  const agent = keepAliveAgent();
  const changes = new DeskChanges(url, house, agent);
  const before = await hall.ask('total', null);
  const seqBefore = await lastSeqOf(location, house);
  const sending = new AbortController();
  const making: Promise<void>[] = [];
  const sender = (async () => {
    while (!sending.signal.aborted) {
      making.push(changes.create());
      await pause(EVERY_MS);
    }
  })();
  await pause(5 * EVERY_MS);
  const began = performance.now();
  await end();
  const first = changes.create();
  await first;
  const awayMs = performance.now() - began;
  sending.abort();
  await sender;
  await Promise.all(making);
  const seq = await lastSeqOf(location, house);
  const inStep = await hall.untilInStep(seq, TIMEOUT_MS);
  const backMs = performance.now() - began;
  const after = await hall.ask('total', null);
  agent.destroy();
  const more = (name: keyof DeskReport) => after[name] - before[name];
  return {
    what,
    awayMs,
    backMs,
    inStep,
    calls: more('calls'),
    failed: more('failed'),
    refused: more('refused'),
    resyncs: more('resyncs'),
    stale: await staleScreens(running),
    kept: `${seq - seqBefore} of ${changes.made.length}`,
  };
}

export const RETURN_HEADS = [
  'server',
  'away, s',
  'all back after, s',
  'in step',
  'calls',
  'failed, told to wait',
  'reloads asked for',
  'stale rows, counts',
  'requests kept',
] as const;

export const returnCells = (one: ReturnFigures): string[] => [
  one.what,
  (one.awayMs / 1000).toFixed(1),
  (one.backMs / 1000).toFixed(1),
  String(one.inStep),
  String(one.calls),
  `${one.failed}, ${one.refused}`,
  String(one.resyncs),
  `${one.stale.rows}, ${one.stale.counts}`,
  one.kept,
];
