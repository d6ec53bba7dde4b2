import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { DeviceRequest } from '@concierge/contract/devices';
import { paths } from '@concierge/contract/paths';
import type { User } from '@concierge/contract/users';
import { createApp, type AppOptions } from '../app.ts';
import { SESSION_COOKIE } from '../auth/sessions.ts';
import { readConfig, type Config } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase, type DatabaseOptions, type OpenDatabase } from '../database/open.ts';
import { createAnswerCheck, type AnswerCheck } from './answerCheck.ts';
import { Caller } from './caller.ts';
import {
  PASSWORD,
  WEAK_PASSWORDS,
  addTestProject,
  type TestDevice,
  type TestProject,
} from './people.ts';

/** A clock that tests move. */
export interface TestClock {
  now: () => Date;
  advance(milliseconds: number): void;
  /** From now on only `advance` moves it. */
  stop(): void;
}

/** The real server on a real port with a database of its own and two filled projects. */
export interface TestServer {
  app: FastifyInstance;
  url: string;
  config: Config;
  database: OpenDatabase;
  db: OpenDatabase['db'];
  /** Where its database is. */
  place: Pick<Config, 'databaseUrl' | 'dataDir'>;
  clock: TestClock;
  project: TestProject;
  /** Another house on the same server. */
  foreign: TestProject;
  /** Somebody who has not signed in. */
  nobody: Caller;
  signIn(username: string, options?: { project?: TestProject; password?: string }): Promise<Caller>;
  device(device: TestDevice): Caller;
  /** A guest of the first device asks for the first service, unless told otherwise. */
  request(options?: {
    service?: number;
    device?: TestDevice;
    note?: string;
  }): Promise<DeviceRequest>;
  /** Every answer is held against the OpenAPI document; `close` fails when one did not fit. */
  answers: AnswerCheck;
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** Address of an empty PostgreSQL database; SQLite in a temporary folder without it. */
  databaseUrl?: string | undefined;
  config?: Partial<Config>;
  pushTransport?: AppOptions['pushTransport'];
  onStatement?: DatabaseOptions['onStatement'];
  metrics?: AppOptions['metrics'];
}

function createClock(): TestClock {
  let ahead = 0;
  let stoppedAt: number | undefined;
  return {
    now: () => new Date((stoppedAt ?? Date.now()) + ahead),
    advance(milliseconds) {
      ahead += milliseconds;
    },
    stop() {
      stoppedAt ??= Date.now();
    },
  };
}

/** The value of the session cookie an answer sets, as a `Cookie` header. */
export function cookieOf(headers: Headers): string {
  const cookie = headers.getSetCookie().find((line) => line.startsWith(`${SESSION_COOKIE}=`));
  if (!cookie) throw new Error('The answer sets no session cookie');
  return cookie.slice(0, cookie.indexOf(';'));
}

/** Starts a server for tests. Close it in `afterAll`; it leaves nothing behind. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'concierge-test-'));
  const databaseUrl = options.databaseUrl ?? null;
  const config: Config = {
    ...readConfig({}, dataDir),
    dataDir,
    databaseUrl,
    consoleDir: join(dataDir, 'no-console'),
    logLevel: 'silent',
    rateLimit: 0,
    ...options.config,
  };
  const { onStatement } = options;
  const database = await openDatabase({ ...config, ...(onStatement ? { onStatement } : {}) });
  await migrate(database);
  const { db } = database;
  const project = await addTestProject(db, 'house');
  const foreign = await addTestProject(db, 'elsewhere');
  const clock = createClock();
  const { pushTransport } = options;
  const answers = createAnswerCheck();
  const app = await createApp({
    prepare: (instance) => answers.watch(instance),
    config,
    database,
    now: clock.now,
    passwordCost: WEAK_PASSWORDS,
    ...(pushTransport ? { pushTransport } : {}),
    metrics: options.metrics,
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const nobody = new Caller(url);
  const device = ({ key }: TestDevice) => new Caller(url, { authorization: `Bearer ${key}` });

  return {
    app,
    url,
    config,
    database,
    db,
    place: { databaseUrl, dataDir },
    clock,
    project,
    foreign,
    nobody,
    device,
    async signIn(username, { project: house = project, password = PASSWORD } = {}) {
      const body = { username, password, projectCode: house.code };
      const answer = await nobody.post<User>(paths.login(), body);
      if (answer.status !== 200) throw new Error(`${username} cannot sign in: ${answer.status}`);
      return new Caller(url, { cookie: cookieOf(answer.headers) });
    },
    async request({ service = project.services[0], device: room = project.devices[0], note } = {}) {
      const body = { service_id: service, ...(note === undefined ? {} : { note }) };
      const answer = await device(room).post<DeviceRequest>(paths.deviceRequests(), body);
      if (answer.status !== 201) throw new Error(`No request: ${answer.status}`);
      return answer.body;
    },
    answers,
    async close() {
      await app.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
      const undocumented = answers.mismatches();
      if (undocumented.length > 0) {
        throw new Error(`Answers the OpenAPI document does not allow:\n${undocumented.join('\n')}`);
      }
    },
  };
}
