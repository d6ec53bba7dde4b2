import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeviceMessage, DeviceRequest } from '@concierge/contract/devices';
import type { MessageCreateBody, MessageSavedAnswer } from '@concierge/contract/messages';
import { paths } from '@concierge/contract/paths';
import type { RequestState } from '@concierge/contract/requestStates';
import type { RequestPage, RequestUpdateAnswer } from '@concierge/contract/requests';
import type { Page } from '@concierge/contract/refs';
import type { User } from '@concierge/contract/users';
import { createApp, type AppOptions } from '../app.ts';
import { SESSION_COOKIE } from '../auth/sessions.ts';
import { readConfig, type Config } from '../config.ts';
import { migrate } from '../database/migrate.ts';
import { type DatabaseOptions, openDatabase } from '../database/open.ts';
import { createAnswerCheck } from './answerCheck.ts';
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
const NO_PRESENCE = { everyMs: LONGEST_TIMER_MS, gatherMs: 0, sweepMs: 0 };

/** The real server on a real port with its own database and two projects. */
export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

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

/** A clock that tests can advance. */
function createClock() {
  let ahead = 0;
  let stoppedAt: number | undefined;
  return {
    now: () => new Date((stoppedAt ?? Date.now()) + ahead),
    advance(milliseconds: number) {
      ahead += milliseconds;
    },
    /** Stops the clock; only `advance` changes it then. */
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

interface SignInOptions {
  project?: TestProject;
  password?: string;
  headers?: Record<string, string>;
}

/** Starts a server for tests. Close it in `afterAll`; it removes its files. */
export async function startTestServer({
  databaseUrl = null,
  config: settings,
  onStatement,
  ...appOptions
}: TestServerOptions = {}) {
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
    /** Another project on the same server. */
    foreign,
    /** A client that has not signed in. */
    anonymous,
    device,
    /** Connects a signed-in user to the live events. */
    live: ({ headers: { cookie = '' } }: Caller) =>
      new LiveClient(url, project.id, { cookie }).greeted(),
    /** Saves a message, by default a draft to both devices; returns its id. */
    async message(caller: Caller, fields?: Partial<MessageCreateBody>) {
      const path = paths.messageCreate(project.id);
      return (await caller.write<MessageSavedAnswer>(path, messageBody(fields))).message_id;
    },
    /** The messages that a device has received. */
    inbox: (receiver: TestDevice) =>
      device(receiver).read<Page<DeviceMessage>>(paths.deviceMessages()),
    /** A request as the list shows it to a user. */
    async row(caller: Caller, id: number) {
      const path = paths.requestQuery(project.id);
      return (await caller.write<RequestPage>(path, { 'id =': id })).data[0];
    },
    /** Puts a request into a state. */
    put: (caller: Caller, id: number, state_id: RequestState, note?: string) =>
      caller.write<RequestUpdateAnswer>(paths.requestUpdate(project.id, id), { state_id, note }),
    async signIn(
      username: string,
      { project: own = project, password = PASSWORD, headers = {} }: SignInOptions = {},
    ) {
      const body = { username, password, projectCode: own.code };
      const answer = await anonymous.post<User>(paths.login(), body, { headers });
      if (answer.status !== 200) throw new Error(`${username} cannot sign in: ${answer.status}`);
      return new Caller(url, { cookie: cookieOf(answer.headers) });
    },
    /** Sends a request, by default of the first device for the first service. */
    async request({
      service = project.services[0],
      device: sender = project.devices[0],
      note,
    }: { service?: number; device?: TestDevice; note?: string } = {}) {
      const body = { service_id: service, note };
      const answer = await device(sender).post<DeviceRequest>(paths.deviceRequests(), body);
      if (answer.status !== 201) throw new Error(`No request: ${answer.status}`);
      return answer.body;
    },
    /** Every answer is checked against the OpenAPI document; `close` fails when one did not fit. */
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
