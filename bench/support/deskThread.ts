/** The thread of `DeskHall`: opens desks and answers questions about them. */
import { parentPort, workerData } from 'node:worker_threads';
import type { DeskReport } from '@concierge/server/testing/desk';
import { keepAliveAgent } from '@concierge/server/testing/deskCalls';
import { clock } from '@concierge/server/testing/deskChanges';
import type { House } from '@concierge/server/testing/deskHouse';
import type { SeenScreen } from '@concierge/server/testing/deskTruth';
import { inStep, openDesks, screensOf, totalOf } from '@concierge/server/testing/desks';

export interface DeskThreadData {
  url: string;
  house: House;
  count: number;
}

/** When a change reached the last desk so far, and how many it has reached. */
export interface Arrival {
  last: number;
  desks: number;
}

/** What may be asked, with its argument and its answer. */
export interface DeskQuestions {
  inStep: { argument: number; answer: number };
  total: { argument: null; answer: DeskReport };
  screens: { argument: null; answer: SeenScreen[] };
  /** By request and state, as `changeKey` writes them. */
  arrivals: { argument: null; answer: ReadonlyMap<string, Arrival> };
}
export type DeskQuestion = keyof DeskQuestions;

export interface Asked {
  number: number;
  question: DeskQuestion;
  argument: number | null;
}

export const changeKey = (id: number, state: number) => `${id} ${state}`;

if (parentPort) {
  const port = parentPort;
  const data = workerData as DeskThreadData;
  const arrivals = new Map<string, Arrival>();
  const desks = await openDesks({
    ...data,
    agent: keepAliveAgent(),
    onApplied(_seq, id, state) {
      if (id === undefined || state === undefined) return;
      const key = changeKey(id, state);
      arrivals.set(key, { last: clock(), desks: (arrivals.get(key)?.desks ?? 0) + 1 });
    },
  });
  const answer = ({ question, argument }: Asked): unknown => {
    if (question === 'inStep') return inStep(desks, argument ?? 0);
    if (question === 'total') return totalOf(desks);
    if (question === 'screens') return screensOf(desks);
    return arrivals;
  };
  port.on('message', (asked: Asked) =>
    port.postMessage({ number: asked.number, answer: answer(asked) }),
  );
  port.postMessage({ number: 0 });
}
