import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { paths } from '@concierge/contract/paths';
import { Client } from 'pg';
import { Caller, succeeded } from './caller.ts';
import { LiveClient } from './liveClient.ts';
import type { PostgresServer } from './postgres.ts';
import { PASSWORD, type TestProject } from './testProject.ts';
import { cookieOf } from './testServer.ts';

const WRITERS = 12;
const SOCKETS = 5;
/** Requests acknowledged before an outage and after it. */
const BETWEEN = 30;
const TIMEOUT_MS = 30_000;

/** Ways to take PostgreSQL away; each resolves while it is away, or has just come back by itself. */
export const OUTAGES = {
  'fast restart': (postgres) => postgres.end('SIGINT'),
  'immediate stop': (postgres) => postgres.end('SIGQUIT'),
  'kill -9': (postgres) => postgres.end('SIGKILL'),
  'backends terminated': async ({ url }) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname != current_database()',
    );
    await client.end();
  },
} as const satisfies Record<string, (postgres: PostgresServer) => Promise<void>>;
export type Outage = keyof typeof OUTAGES;

const COMES_BACK: ReadonlySet<Outage> = new Set(['backends terminated']);

/** What callers and sockets saw of some outages. */
export interface OutageReport {
  acknowledged: number;
  /** Answers 503 with `database_unavailable` and `Retry-After`. */
  refused: number;
  /** Every other answer, and calls without one. */
  unexpected: string[];
  /** Status and body of `/readyz` while the database was away. */
  notReady: string[];
  /** Acknowledged requests that did not reach a socket, over all sockets. */
  lost: number;
  /** Frames that a socket got again. */
  duplicated: number;
  /** Sockets that were closed. */
  closed: number;
}

async function signIn(url: string, { code }: TestProject): Promise<string> {
  const credentials = { username: 'operator', password: PASSWORD, projectCode: code };
  return cookieOf(succeeded(await new Caller(url).post(paths.login(), credentials)).headers);
}

/**
 * Takes the database away from a server `rounds` times, while 12 devices send requests without pause and
 * 5 sockets listen.
 */
export async function takeAway(
  postgres: PostgresServer,
  server: { url: string },
  project: TestProject,
  outage: Outage,
  rounds: number,
): Promise<OutageReport> {
  const acknowledged: string[] = [];
  const unexpected: string[] = [];
  const notReady: string[] = [];
  const progress = new EventEmitter();
  let refused = 0;
  const stop = new AbortController();

  const cookie = await signIn(server.url, project);
  const sockets = Array.from(
    { length: SOCKETS },
    () => new LiveClient(server.url, project.id, { cookie }),
  );
  await Promise.all(sockets.map((socket) => socket.greeted()));

  const caller = new Caller(server.url, { authorization: `Bearer ${project.devices[0].key}` });
  async function write(): Promise<void> {
    const note = randomUUID();
    const body = { service_id: project.services[0], note };
    const options = { headers: { 'idempotency-key': note } };
    while (!stop.signal.aborted) {
      const answer = await caller
        .post<{ errorCode?: string }>(paths.deviceRequests(), body, options)
        .catch((error: unknown) => ({ status: 0, headers: new Headers(), body: String(error) }));
      if (answer.status === 201) {
        acknowledged.push(note);
        progress.emit('acknowledged');
        return;
      }
      const text = JSON.stringify(answer.body);
      const asked = Number(answer.headers.get('retry-after')) > 0;
      if (answer.status === 503 && asked && text.includes('database_unavailable')) refused += 1;
      else unexpected.push(`${answer.status} ${text}`);
    }
  }
  const writers = Array.from({ length: WRITERS }, async () => {
    while (!stop.signal.aborted) await write();
  });

  async function more(): Promise<void> {
    const wanted = acknowledged.length + BETWEEN;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    while (acknowledged.length < wanted) await once(progress, 'acknowledged', { signal });
  }
  async function awayOnce(): Promise<void> {
    await OUTAGES[outage](postgres);
    if (COMES_BACK.has(outage)) return;
    try {
      const ready = await new Caller(server.url).get('/readyz');
      notReady.push(`${ready.status} ${JSON.stringify(ready.body)}`);
    } finally {
      await postgres.startAgain();
    }
  }
  try {
    for (let round = 0; round < rounds; round += 1) {
      await more();
      await awayOnce();
      await more();
    }
  } finally {
    stop.abort();
    await Promise.all(writers);
  }

  const notesOf = (socket: LiveClient) => socket.events.flatMap(({ note }) => note ?? []);
  const has = (socket: LiveClient) => {
    const notes = new Set(notesOf(socket));
    return acknowledged.every((note) => notes.has(note));
  };
  // What is missing after the time is counted below.
  await Promise.all(
    sockets.map((socket) => socket.until(() => has(socket)).catch(() => undefined)),
  );
  let lost = 0;
  let duplicated = 0;
  for (const socket of sockets) {
    const notes = notesOf(socket);
    const distinct = new Set(notes);
    lost += acknowledged.filter((note) => !distinct.has(note)).length;
    duplicated += notes.length - distinct.size;
  }
  const closed = sockets.filter((socket) => socket.closed !== undefined).length;
  await Promise.all(sockets.map((socket) => socket.end()));
  return {
    acknowledged: acknowledged.length,
    refused,
    unexpected,
    notReady,
    lost,
    duplicated,
    closed,
  };
}
