import { readFile, readdir } from 'node:fs/promises';
import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RanStatement } from './database/open.ts';
import type { Database } from './database/schema.ts';
import { fullScansOf } from './testing/explain.ts';
import { fillProject } from './testing/fill.ts';
import type { PushAnswer } from './push/sendHttps.ts';
import { callEverything } from './testing/callEverything.ts';
import { DATABASES } from './testing/postgres.ts';
import { serverForTests } from './testing/eachDatabase.ts';

/** Tables that grow all the time; users, devices and services do not. */
const GROWING = [
  'service_request',
  'report_total',
  'request_history',
  'request_hand_over',
  'staff_note',
  'stay',
  'message',
  'message_device',
  'event',
  'session',
  'ended_session',
  'sign_in_attempt',
  'idempotency_key',
  'push_subscription',
  'audit_entry',
] as const satisfies readonly (keyof Database)[];

const AMOUNTS = { requests: 1_000, messages: 500, others: 300 };
/** Rows of another project, so that PostgreSQL's statistics see one of many. */
const ELSEWHERE = { requests: 15_000, messages: 10_000, others: 300 };

/** Files whose queries are not checked: command line, tests and migrations. */
const NOT_THE_SERVER = /^(cli|demo|ops|testing|database\/(migrate|migrations))/;

/** Every function of the server that queries the database, by file. */
async function queryFunctions(): Promise<string[]> {
  const root = import.meta.dirname;
  const files = (await readdir(root, { recursive: true })).filter(
    (file) => /(?<!\.test)\.ts$/.test(file) && !NOT_THE_SERVER.test(file),
  );
  const names = await Promise.all(
    files.map(async (file) => {
      const source = await readFile(join(root, file), 'utf8');
      if (!/\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(source)) return [];
      const declared = source.matchAll(/^(?:export )?async function (\w+)/gm);
      return [...declared].map(([, name]) => `${file} ${name}`);
    }),
  );
  return names.flat();
}

const PUSH_ANSWERS = new Map<string, PushAnswer>([
  ['https://push.example/gone', { status: 410 }],
  ['https://push.example/refused', { status: 403 }],
  ['https://push.example/busy', { status: 503, retryAfter: '0' }],
]);

/** The functions that have run, by V8's coverage. */
async function calledFunctions(session: Session): Promise<Set<string>> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const marker = 'packages/server/src/';
  const called = result.flatMap(({ url, functions }) => {
    const file = url.slice(url.lastIndexOf(marker) + marker.length).replace(/\?.*$/, '');
    const run = functions.filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0);
    return run.map(({ functionName }) => `${file} ${functionName}`);
  });
  return new Set(called);
}

describe.each(DATABASES)('query plans on %s', (name) => {
  const statements = new Map<string, RanStatement>();
  let called: Set<string>;
  const profiler = new Session();
  beforeAll(async () => {
    profiler.connect();
    await profiler.post('Profiler.enable');
    await profiler.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  });
  const server = serverForTests(
    {
      pushTransport: async (endpoint) => PUSH_ANSWERS.get(endpoint) ?? { status: 201 },
      presence: { everyMs: 20, gatherMs: 20, sweepMs: 20 },
      onStatement: (statement) => statements.set(statement.sql, statement),
    },
    name,
  );
  beforeAll(async () => {
    const { db, project, foreign } = server();
    await fillProject(db, project, AMOUNTS);
    await fillProject(db, foreign, ELSEWHERE);
    if (name === 'PostgreSQL') await sql`analyze`.execute(db);
    statements.clear();
    await callEverything(server());
    called = await calledFunctions(profiler);
    profiler.disconnect();
  }, 120_000);

  it('K5 every query of the server was run', async () => {
    const functions = await queryFunctions();
    expect(functions.length).toBeGreaterThan(50);
    expect(functions.filter((one) => !called.has(one))).toEqual([]);
  });

  it('K5 no statement scans a growing table', async () => {
    const ran = [...statements.values()].filter(
      (one) => /^(select|update|delete|insert|with)\b/.test(one.sql) && !one.failed,
    );
    expect(ran.length).toBeGreaterThan(100);
    const scans: string[] = [];
    for (const statement of ran) {
      for (const { table, step } of await fullScansOf(server().database, statement)) {
        if (GROWING.some((growing) => growing === table))
          scans.push(`${step}: … ${statement.sql.slice(-200)}`);
      }
    }
    expect(scans).toEqual([]);
  });
});
