/** Headless consoles in a thread of their own, so that what they cost does not delay what is measured. */
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
  arrivals: ReadonlyMap<string, { last: number; consoles: number }>;
}

export const changeKey = (id: number, state: number) => `${id} ${state}`;

/** Milliseconds of the system's clock, the same in every thread. */
export const clock = () => performance.timeOrigin + performance.now();

type Question = { sums: number } | 'stale';

const POLL_MS = 50;

/** The consoles, from outside of their thread. One question at a time. */
export class HeadlessConsoles {
  readonly size: number;
  readonly urls: readonly string[];
  readonly #worker: Worker;

  constructor(data: ThreadData) {
    this.size = data.count;
    this.urls = data.urls;
    this.#worker = new Worker(new URL(import.meta.url), { workerData: data });
  }

  async #ask(question: Question): Promise<unknown> {
    this.#worker.postMessage(question);
    const [answer] = (await once(this.#worker, 'message')) as [unknown];
    return answer;
  }

  /** How many of what they show is not what the server answers. */
  stale = () => this.#ask('stale') as Promise<number>;

  /** Waits until all have everything up to the number, or for `timeoutMs`. */
  async inStepWith(seq: number, timeoutMs: number): Promise<ConsoleSums> {
    const end = performance.now() + timeoutMs;
    for (;;) {
      const sums = (await this.#ask({ sums: seq })) as ConsoleSums;
      if (sums.inStep >= this.size || performance.now() > end) return sums;
      await pause(POLL_MS);
    }
  }

  close = () => this.#worker.terminate();
}

let bytes = 0;

/** Node has no cookies: that of the session comes in the address, which the live channel keeps. */
class ConsoleSocket extends WebSocket {
  constructor(address: string | URL) {
    const url = new URL(address);
    const cookie = url.searchParams.get('cookie') ?? '';
    url.searchParams.delete('cookie');
    // Node's own extension of the constructor.
    super(url, { headers: { cookie } } as unknown as string[]);
    this.addEventListener('message', ({ data }) => {
      bytes += String(data).length;
    });
  }
}

async function serve({ urls, project, count }: ThreadData): Promise<void> {
  globalThis.WebSocket = ConsoleSocket;
  const clients = urls.map((url) => ({ url, http: new HttpClient(url, 16) }));
  const arrivals = new Map<string, { last: number; consoles: number }>();
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
  const sum = (of: (headless: HeadlessConsole) => number) =>
    consoles.reduce((total, headless) => total + of(headless), 0);
  const answer = async (question: Question): Promise<number | ConsoleSums> => {
    if (question === 'stale') {
      const stale = await Promise.all(consoles.map((headless) => headless.stale()));
      return stale.reduce((total, one) => total + one, 0);
    }
    return {
      calls: sum(({ calls }) => calls),
      failed: sum(({ failed }) => failed),
      bytes,
      inStep: sum((headless) => Number(headless.isInStep(question.sums))),
      arrivals,
    };
  };
  parentPort?.on('message', (question: Question) => {
    void answer(question).then((answered) => parentPort?.postMessage(answered));
  });
}

if (!isMainThread) await serve(workerData as ThreadData);
