import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeviceClose } from '@concierge/contract/deviceLive';
import { paths } from '@concierge/contract/paths';
import { RequestState } from '@concierge/contract/requestStates';
import { UserType } from '@concierge/contract/userTypes';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { tokenHash } from './lib/tokens.ts';
import { type Caller, succeeded } from './testing/caller.ts';
import { DeviceClient } from './testing/deviceClient.ts';
import { LiveClient, refusalOf } from './testing/liveClient.ts';
import { hashedPassword, type TestDevice } from './testing/testProject.ts';
import { type TestServer, startTestServer } from './testing/testServer.ts';

const DESKS = 500;
const TABLETS = 1_000;
/** Calls under way at the same time. */
const AT_ONCE = 25;
const { rateLimit, deviceRateLimit } = readConfig({}, '.');

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index);
const usernameOf = (desk: number) => `desk ${desk}`;

/** Works on all, `AT_ONCE` at a time. */
async function each<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

describe('the limits of a house behind one address', () => {
  let server: TestServer;
  let consoleDir: string;
  let tablets: TestDevice[];

  beforeAll(async () => {
    consoleDir = await mkdtemp(join(tmpdir(), 'concierge-limits-'));
    await writeFile(join(consoleDir, 'index.html'), '<html><head><!--boot--></head></html>');
    server = await startTestServer({ config: { rateLimit, deviceRateLimit, consoleDir } });
    const { db, project } = server;
    // Thousands of writes that need not outlast the power.
    await sql`pragma synchronous = off`.execute(db);
    const created_at = server.clock.now().toISOString();
    const password_hash = await hashedPassword();
    const users = numbered(DESKS).map((desk) => ({
      project_id: project.id,
      username: usernameOf(desk),
      username_key: usernameOf(desk),
      user_type: UserType.operator,
      lang: 'en' as const,
      password_hash,
      created_at,
      deleted_at: null,
    }));
    await db.insertInto('app_user').values(users).execute();
    const named = numbered(TABLETS).map((room) => ({
      serialId: `r${room}`,
      key: `key-of-tablet-${room}`,
    }));
    const stored = await db
      .insertInto('device')
      .values(
        named.map(({ serialId, key }) => ({
          project_id: project.id,
          serial_id: serialId,
          name: `Room ${serialId}`,
          key_hash: tokenHash(key),
          created_at,
        })),
      )
      .returning(['id', 'name'])
      .execute();
    tablets = named.map((tablet, index) => ({ ...tablet, id: 0, name: '', ...stored[index] }));
  });
  afterAll(async () => {
    await server.close();
    await rm(consoleDir, { recursive: true, force: true });
  });

  /** What a desk that has been told everything still calls within a minute. */
  async function workAt(desk: Caller, requestId: number): Promise<number[]> {
    const { id } = server.project;
    const answers = [
      await desk.post(`${paths.dashboard(id)}?limit=1`, {}),
      await desk.post(`${paths.requestQuery(id)}?limit=10`, { 'state_id in': [1] }),
      await desk.post(paths.requestUpdate(id, requestId), { state_id: RequestState.approved }),
      await desk.post(paths.requestUpdate(id, requestId), { state_id: RequestState.done }),
    ];
    return answers.map(({ status }) => status);
  }

  it('T2 one address: 500 desks and 1 000 tablets work on, while a stranger there is refused', async () => {
    const answered = new Map<number, number>();
    const note = (status: number) => answered.set(status, (answered.get(status) ?? 0) + 1);
    const requests: number[] = [];

    await each(tablets, async (tablet) => {
      const device = server.device(tablet);
      const [service] = server.project.services;
      const sent = await device.post<{ id: number }>(paths.deviceRequests(), {
        service_id: service,
      });
      requests.push(sent.body.id);
      note(sent.status);
      note((await device.get(paths.deviceMessages())).status);
    });
    expect(Object.fromEntries(answered)).toEqual({ 200: TABLETS, 201: TABLETS });
    answered.clear();

    const desks: Caller[] = [];
    await each(numbered(DESKS), async (index) => {
      const desk = await server.signIn(usernameOf(index));
      desks.push(desk);
      note((await desk.get('/dashboard', { headers: { accept: 'text/html' } })).status);
      const { cookie = '' } = desk.headers;
      const socket = await new LiveClient(server.url, server.project.id, { cookie }).greeted();
      await socket.end();
    });
    expect(Object.fromEntries(answered)).toEqual({ 200: DESKS });
    answered.clear();

    const stranger = async (url: string, headers: Record<string, string>, payload?: object) => {
      const method = payload ? 'POST' : 'GET';
      const answer = await server.app.inject({ method, url, headers, payload: payload ?? '' });
      return answer.statusCode;
    };
    const attempt = { projectCode: 'house', username: 'admin', password: 'guess' };
    const tries: [string, (index: number) => Promise<number>][] = [
      ['cookies', (index) => stranger(paths.auth(), { cookie: `concierge_session=${index}` })],
      ['keys', (index) => stranger(paths.deviceMessages(), { authorization: `Bearer ${index}` })],
      ['sign-ins', () => stranger(paths.login(), {}, attempt)],
    ];
    for (const [what, send] of tries) {
      const statuses: number[] = [];
      for (let index = 0; statuses.at(-1) !== 429 && index <= rateLimit; index += 1) {
        statuses.push(await send(index));
      }
      expect([what, statuses.at(-1)]).toEqual([what, 429]);
    }

    await each(numbered(DESKS), async (index) => {
      const [desk, requestId] = [desks[index], requests[index]];
      for (const status of (desk && requestId && (await workAt(desk, requestId))) || [])
        note(status);
    });
    expect(Object.fromEntries(answered)).toEqual({ 200: 4 * DESKS });
  }, 120_000);
});

describe('the limit of an address', () => {
  const LIMIT = 20;
  let server: TestServer;
  let consoleDir: string;

  beforeAll(async () => {
    consoleDir = await mkdtemp(join(tmpdir(), 'concierge-limits-'));
    await mkdir(join(consoleDir, 'assets'));
    await writeFile(join(consoleDir, 'index.html'), '<html><head></head></html>');
    await writeFile(join(consoleDir, 'assets/part-1a2b.js'), 'export const part = 1;');
    server = await startTestServer({ config: { rateLimit: LIMIT, consoleDir } });
  });
  afterAll(async () => {
    await server.close();
    await rm(consoleDir, { recursive: true, force: true });
  });

  const statusesOf = async (path: string, headers: Record<string, string> = {}) => {
    const statuses = new Set<number>();
    for (let call = 0; call < 2 * LIMIT; call += 1) {
      statuses.add((await server.anonymous.get(path, { headers })).status);
    }
    return [...statuses];
  };

  it.each(['/assets/part-1a2b.js', '/icons/lucide/bed.svg'])(
    'T2 does not count %s, of which all desks load many at once',
    async (path) => {
      expect(await statusesOf(path)).toEqual([200]);
    },
  );

  it('T2 counts pages of signed-out visitors, made-up cookies and made-up keys, each by itself', async () => {
    const page = { accept: 'text/html' };
    expect(await statusesOf('/login', page)).toEqual([200, 429]);
    expect(await statusesOf('/no-such-page', page)).toEqual([429]);
    expect(await statusesOf(paths.auth(), { cookie: 'concierge_session=x' })).toEqual([401, 429]);
    const key = { authorization: 'Bearer x' };
    expect(await statusesOf(paths.deviceServices(), key)).toEqual([401, 429]);
    expect(await statusesOf(paths.logout())).toEqual([204, 429]);
  });

  it('T2 counts the sockets of a device with its calls, and those of made-up keys by their address', async () => {
    const own = await startTestServer({ config: { rateLimit: LIMIT } });
    const [device, other] = own.project.devices;
    for (const _call of numbered(LIMIT)) succeeded(await own.device(device).get(paths.device()));
    expect(await refusalOf(new DeviceClient(own.url, device.key))).toBe(429);
    const allowed = await new DeviceClient(own.url, other.key).greeted();
    await allowed.end();
    const codes = new Set<number>();
    for (const _try of numbered(2 * LIMIT)) {
      const { socket } = new DeviceClient(own.url, 'made up');
      const { promise, resolve } = Promise.withResolvers<number>();
      socket.on('close', resolve);
      socket.on('unexpected-response', (_call, { statusCode = 0 }) => {
        resolve(statusCode);
        socket.terminate();
      });
      codes.add(await promise);
    }
    expect([...codes]).toEqual([DeviceClose.keyEnded, 429]);
    await own.close();
  });

  it('T2 of made-up cookies above it none is looked up', async () => {
    const statements: string[] = [];
    const watched = await startTestServer({
      config: { rateLimit: LIMIT },
      onStatement: (statement) => statements.push(statement.sql),
    });
    const operator = await watched.signIn('operator');
    expect((await operator.get(paths.auth())).status).toBe(200);
    const guess = (index: number) =>
      watched.anonymous.get(paths.auth(), { headers: { cookie: `concierge_session=${index}` } });
    for (const index of numbered(LIMIT)) expect((await guess(index)).status).toBe(401);
    expect((await guess(LIMIT)).status).toBe(429);
    statements.length = 0;
    for (const index of numbered(LIMIT)) expect((await guess(index)).status).toBe(429);
    expect(statements).toEqual([]);
    expect((await operator.get(paths.auth())).status).toBe(200);
    await watched.close();
  });
});
