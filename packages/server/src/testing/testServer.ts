import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { DeviceMessage, DeviceRequest } from '@concierge/contract/devices';
import type { MessageCreateBody, MessageSavedAnswer } from '@concierge/contract/messages';
import { paths } from '@concierge/contract/paths';
import type { RequestState } from '@concierge/contract/requestStates';
import type {
  RequestPage,
  RequestUpdateAnswer,
  ServiceRequest,
} from '@concierge/contract/requests';
import type { Page } from '@concierge/contract/refs';
import type { User } from '@concierge/contract/users';
import { createApp, type AppOptions } from '../app.ts';
import { SESSION_COOKIE } from '../auth/sessions.ts';
import { readConfig, type Config } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import {
  type DatabaseLocation,
  type DatabaseOptions,
  type OpenDatabase,
  openDatabase,
} from '../database/open.ts';
import { createAnswerCheck, type AnswerCheck } from './answerCheck.ts';
import { Caller } from './caller.ts';
import { LiveClient } from './liveClient.ts';
import { messageBody } from './messageBody.ts';
import {
  PASSWORD,
  WEAK_PASSWORDS,
  addTestProject,
  type TestDevice,
  type TestProject,
} from './testProject.ts';

const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** Presence that is not looked at: no event of its own comes between those of a test. */
export const NO_PRESENCE = { everyMs: LONGEST_TIMER_MS, gatherMs: 0, sweepMs: 0 };

/** A clock that tests can advance. */
export interface TestClock {
  now: () => Date;
  advance(milliseconds: number): void;
  /** Stops the clock; only `advance` changes it then. */
  stop(): void;
}

/** The real server on a real port with its own database and two projects. */
export interface TestServer {
  app: FastifyInstance;
  url: string;
  config: Config;
  database: OpenDatabase;
  db: OpenDatabase['db'];
  location: DatabaseLocation;
  clock: TestClock;
  project: TestProject;
  /** Another project on the same server. */
  foreign: TestProject;
  /** A client that has not signed in. */
  anonymous: Caller;
  signIn(
    username: string,
    options?: { project?: TestProject; password?: string; headers?: Record<string, string> },
  ): Promise<Caller>;
  device(device: TestDevice): Caller;
  /** Connects a signed-in user to the live events. */
  live(caller: Caller): Promise<LiveClient>;
  /** Sends a request, by default of the first device for the first service. */
  request(options?: {
    service?: number;
    device?: TestDevice;
    note?: string;
  }): Promise<DeviceRequest>;
  /** Saves a message, by default a draft to both devices; returns its id. */
  message(caller: Caller, fields?: Partial<MessageCreateBody>): Promise<number>;
  /** The messages that a device has received. */
  inbox(device: TestDevice): Promise<Page<DeviceMessage>>;
  /** A request as the list shows it to a user. */
  row(caller: Caller, id: number): Promise<ServiceRequest | undefined>;
  /** Puts a request into a state. */
  put(caller: Caller, id: number, state: RequestState, note?: string): Promise<RequestUpdateAnswer>;
  /** Every answer is checked against the OpenAPI document; `close` fails when one did not fit. */
  answers: AnswerCheck;
  close(): Promise<void>;
}

type AppTestOptions = Pick<
  AppOptions,
  'pushTransport' | 'metrics' | 'presence' | 'callTimeoutMs' | 'closeWaitMs'
>;

/** Without `presence` devices are never reported, so that tests see no events but their own. */
export interface TestServerOptions extends AppTestOptions {
  /** Address of an empty PostgreSQL database; SQLite in a temporary folder without it. */
  databaseUrl?: string | null | undefined;
  config?: Partial<Config>;
  onStatement?: DatabaseOptions['onStatement'];
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

const SESSION = new RegExp(`^(__Host-)?${SESSION_COOKIE}=`);

/** The session cookie of an answer, as a `Cookie` header. */
export function cookieOf(headers: Headers): string {
  const cookie = headers.getSetCookie().find((line) => SESSION.test(line));
  if (!cookie) throw new Error('The answer sets no session cookie');
  return cookie.slice(0, cookie.indexOf(';'));
}

/** Starts a server for tests. Close it in `afterAll`; it removes its files. */
export async function startTestServer({
  databaseUrl = null,
  config: settings,
  onStatement,
  ...appOptions
}: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'concierge-test-'));
  const config: Config = {
    ...readConfig({}, dataDir),
    dataDir,
    databaseUrl,
    consoleDir: join(dataDir, 'no-console'),
    tabletDir: join(dataDir, 'no-tablet'),
    logLevel: 'silent',
    rateLimit: 0,
    deviceRateLimit: 0,
    ...settings,
  };
  const database = await openDatabase({ ...config, onStatement });
  await migrate(database);
  const { db } = database;
  const project = await addTestProject(db, 'house');
  const foreign = await addTestProject(db, 'elsewhere');
  const clock = createClock();
  const answers = createAnswerCheck();
  const app = await createApp({
    prepare: (instance) => answers.watch(instance),
    config,
    database,
    now: clock.now,
    passwordCost: WEAK_PASSWORDS,
    presence: NO_PRESENCE,
    ...appOptions,
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const anonymous = new Caller(url);
  const device = ({ key }: TestDevice) => new Caller(url, { authorization: `Bearer ${key}` });

  return {
    app,
    url,
    config,
    database,
    db,
    location: { databaseUrl, dataDir },
    clock,
    project,
    foreign,
    anonymous,
    device,
    live: ({ headers: { cookie = '' } }) => new LiveClient(url, project.id, { cookie }).greeted(),
    async message(caller, fields) {
      const path = paths.messageCreate(project.id);
      return (await caller.write<MessageSavedAnswer>(path, messageBody(fields))).message_id;
    },
    inbox: (receiver) => device(receiver).read(paths.deviceMessages()),
    async row(caller, id) {
      const path = paths.requestQuery(project.id);
      return (await caller.write<RequestPage>(path, { 'id =': id })).data[0];
    },
    put: (caller, id, state_id, note) =>
      caller.write(paths.requestUpdate(project.id, id), { state_id, note }),
    async signIn(username, { project: own = project, password = PASSWORD, headers = {} } = {}) {
      const body = { username, password, projectCode: own.code };
      const answer = await anonymous.post<User>(paths.login(), body, { headers });
      if (answer.status !== 200) throw new Error(`${username} cannot sign in: ${answer.status}`);
      return new Caller(url, { cookie: cookieOf(answer.headers) });
    },
    async request({
      service = project.services[0],
      device: sender = project.devices[0],
      note,
    } = {}) {
      const body = { service_id: service, note };
      const answer = await device(sender).post<DeviceRequest>(paths.deviceRequests(), body);
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

export type ServerBeside = Awaited<ReturnType<typeof startBeside>>;

/** A server with the same database, like another process: with connections and a memory of its own. */
export async function startBeside({ config, clock }: TestServer, presence = NO_PRESENCE) {
  const database = await openDatabase(config);
  const app = await createApp({ config, database, now: clock.now, presence });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const close = async () => {
    await app.close();
    await database.close();
  };
  return { app, url, database, close };
}
