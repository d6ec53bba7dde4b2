/** Headless consoles in threads of their own, so that what they cost does not delay what is measured. */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import {
  REQUEST_LIST_SHAPES,
  type RequestListName,
  readRequestListCall,
} from '@concierge/console/features/requests/requestQuery';
import { LIVE_SOCKETS_PER_SESSION } from '@concierge/contract/live';
import { RequestState } from '@concierge/contract/requestStates';
import { USERNAMES, type TestProject } from '@concierge/server/testing/testProject';
import { HeadlessConsole } from './headlessConsole.ts';
import { HttpClient, signIn } from './http.ts';

/** What half the consoles show; the others show the first page of the waiting requests. */
const LISTS: readonly [RequestListName, string][] = [
  ['approved', ''],
  ['waiting', 'service_id=1'],
  ['waiting', 'orderBy=device_name&direction=ASC'],
  ['waiting', 'orderBy=note&direction=ASC'],
  ['waiting', 'offset=10'],
  ['canceled', ''],
  ['done', 'orderBy=completed_at&direction=DESC&limit=25'],
  ['waiting', 'orderBy=service_name&offset=100&limit=50'],
];

interface ThreadData {
  /** Of the server processes, which the consoles are spread over. */
  urls: readonly string[];
  project: TestProject;
  count: number;
}

/** Sums over all consoles. */
export interface ConsoleSums {
  calls: number;
  failed: number;
  /** Of the frames received. */
  bytes: number;
  inStep: number;
  /** When the change reached the last console so far, and how many it has reached, by `changeKey`. */
  arrivals: ReadonlyMap<string, Arrival>;
}

interface Arrival {
  last: number;
  consoles: number;
}

export const changeKey = (id: number, state: number) => `${id} ${state}`;

/** Milliseconds of the system's clock, the same in every thread. */
export const clock = () => performance.timeOrigin + performance.now();

type Question = { sums: number } | 'stale';

const POLL_MS = 50;

/** With one, a thousand consoles would take longer for a change than until the next one. */
const THREADS = 2;

/** The consoles, from outside of their threads. One question at a time. */
export class HeadlessConsoles {
  readonly size: number;
  readonly urls: readonly string[];
  readonly #workers: readonly Worker[];

  constructor(data: ThreadData) {
    this.size = data.count;
    this.urls = data.urls;
    const workerData = { ...data, count: data.count / THREADS };
    this.#workers = Array.from(
      { length: THREADS },
      () => new Worker(new URL(import.meta.url), { workerData }),
    );
  }

  #ask<Answer>(question: Question): Promise<Answer[]> {
    return Promise.all(
      this.#workers.map(async (worker) => {
        worker.postMessage(question);
        const [answer] = (await once(worker, 'message')) as [Answer];
        return answer;
      }),
    );
  }

  /** How many of what they show is not what the server answers. */
  async stale(): Promise<number> {
    return sumOf(await this.#ask<number>('stale'));
  }

  /** Waits until all have everything up to the number, or for `timeoutMs`. */
  async inStepWith(seq: number, timeoutMs: number): Promise<ConsoleSums> {
    const end = performance.now() + timeoutMs;
    for (;;) {
      const sums = together(await this.#ask<ConsoleSums>({ sums: seq }));
      if (sums.inStep >= this.size || performance.now() > end) return sums;
      await pause(POLL_MS);
    }
  }

  close = () => Promise.all(this.#workers.map((worker) => worker.terminate()));
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

function together(threads: readonly ConsoleSums[]): ConsoleSums {
  const arrivals = new Map<string, Arrival>();
  for (const [key, { last, consoles }] of threads.flatMap((thread) => [...thread.arrivals])) {
    const other = arrivals.get(key);
    arrivals.set(key, {
      last: Math.max(last, other?.last ?? 0),
      consoles: consoles + (other?.consoles ?? 0),
    });
  }
  return {
    calls: sumOf(threads.map(({ calls }) => calls)),
    failed: sumOf(threads.map(({ failed }) => failed)),
    bytes: sumOf(threads.map(({ bytes }) => bytes)),
    inStep: sumOf(threads.map(({ inStep }) => inStep)),
    arrivals,
  };
}

async function serve({ urls, project, count }: ThreadData): Promise<void> {
  const clients = urls.map((url) => ({ url, http: new HttpClient(url, 16) }));
  const arrivals = new Map<string, Arrival>();
  const consoles: HeadlessConsole[] = [];
  let headers = {};
  for (let at = 0; at < count; at += 1) {
    const session = Math.floor(at / LIVE_SOCKETS_PER_SESSION);
    const client = clients[session % clients.length];
    if (!client) throw new Error('There is no server');
    const { url, http } = client;
    if (at % LIVE_SOCKETS_PER_SESSION === 0) {
      headers = await signIn(url, project, USERNAMES[session % USERNAMES.length] ?? 'admin');
    }
    const [name, query] = (at % 2 === 0 ? undefined : LISTS[(at >> 1) % LISTS.length]) ?? [
      'waiting',
      '',
    ];
    const headless = new HeadlessConsole({
      url,
      http,
      headers,
      list: readRequestListCall(new URLSearchParams(query), REQUEST_LIST_SHAPES[name]),
      onApplied: ({ payload }) => {
        if (!('state_id' in payload)) return;
        const key = changeKey(payload.id, payload.state_id ?? RequestState.waiting);
        arrivals.set(key, { last: clock(), consoles: (arrivals.get(key)?.consoles ?? 0) + 1 });
      },
    });
    consoles.push(headless);
    await headless.open();
  }
  const sum = (of: (headless: HeadlessConsole) => number) => sumOf(consoles.map(of));
  const answer = async (question: Question): Promise<number | ConsoleSums> => {
    if (question === 'stale') {
      return sumOf(await Promise.all(consoles.map((headless) => headless.stale())));
    }
    return {
      calls: sum(({ calls }) => calls),
      failed: sum(({ failed }) => failed),
      bytes: sum(({ bytes }) => bytes),
      inStep: sum((headless) => Number(headless.isInStep(question.sums))),
      arrivals,
    };
  };
  parentPort?.on('message', (question: Question) => {
    void answer(question).then((answered) => parentPort?.postMessage(answered));
  });
}

if (!isMainThread) await serve(workerData as ThreadData);
