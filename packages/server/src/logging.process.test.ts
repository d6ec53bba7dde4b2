import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserType } from '@concierge/contract/userTypes';
import { paths } from '@concierge/contract/paths';
import type { User } from '@concierge/contract/users';
import { expect, it } from 'vitest';
import { addDevice, addProject, addUser } from './cli/accounts.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open.ts';
import { tokenHash } from './lib/tokens.ts';
import { Caller, succeeded } from './testing/caller.ts';
import { LiveClient } from './testing/liveClient.ts';
import { startServerProcess } from './testing/serverProcess.ts';
import { cookieOf } from './testing/testServer.ts';

const SECRETS = {
  password: 'first-secret-of-ann',
  wrongPassword: 'a-guess-that-was-wrong',
  nextPassword: 'second-secret-of-ann',
  newUserPassword: 'secret-of-the-new-user',
  deviceKey: 'key-of-the-room-tablet',
  wrongKey: 'key-of-no-device',
  pushPath: 'a-browsers-own-address',
  pushAuth: Buffer.alloc(16, 7).toString('base64url'),
  metricsToken: 'token-of-prometheus-0',
} as const;

const PROJECT = 'house';

async function prepare(dataDir: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  await migrate(database);
  const { db } = database;
  await addProject(db, PROJECT, 'The House', false);
  await addUser(database, {
    project: PROJECT,
    username: 'ann',
    userType: UserType.admin,
    lang: 'en',
    password: SECRETS.password,
  });
  const { deviceKey: key } = SECRETS;
  await addDevice(db, { project: PROJECT, serialId: 'r1', name: 'Room 1', key });
  await database.close();
}

/** Sends every secret in every way, valid and invalid. Returns the session's. */
async function useSecrets(url: string): Promise<{ cookies: string[]; requestId: string | null }> {
  const anonymous = new Caller(url);
  const credentials = { username: 'ann', projectCode: PROJECT };
  await anonymous.post(paths.login(), { ...credentials, password: SECRETS.wrongPassword });
  await anonymous.post(paths.login(), { ...credentials, password: SECRETS.password, surprise: 1 });
  await anonymous.send('POST', paths.login(), `{"password":"${SECRETS.password}",`);
  const { headers, body: ann } = succeeded(
    await anonymous.post<User>(paths.login(), { ...credentials, password: SECRETS.password }),
  );
  const cookie = cookieOf(headers);
  const admin = new Caller(url, { cookie });
  const { id, project_id } = ann;
  const change = { id, username: 'ann', user_type: UserType.admin, password: SECRETS.nextPassword };
  succeeded(await admin.post(paths.userUpdate(project_id, id), change));
  const newUser = { username: 'bob', user_type: UserType.operator };
  const created = { ...newUser, password: SECRETS.newUserPassword };
  succeeded(await admin.post(paths.userCreate(project_id), created));
  expect((await admin.post(paths.userCreate(project_id), created)).status).toBe(409);
  const live = await new LiveClient(url, project_id, { cookie }).greeted();
  await live.end();
  const keys = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: SECRETS.pushAuth };
  const endpoint = `https://127.0.0.1/${SECRETS.pushPath}`;
  succeeded(await admin.post(paths.pushSubscribe(project_id), { endpoint, keys }));
  const service = { service_name: 'Laundry', icon_id: 101, bg_color: '#123456' };
  const { body } = succeeded(
    await admin.post<{ id: number }>(paths.serviceCreate(project_id), service),
  );
  const guest = new Caller(url, { authorization: `Bearer ${SECRETS.deviceKey}` });
  // The push to a private address fails and is logged.
  const asked = succeeded(await guest.post(paths.deviceRequests(), { service_id: body.id }));
  const stranger = new Caller(url, { authorization: `Bearer ${SECRETS.wrongKey}` });
  expect((await stranger.get(paths.deviceRequests())).status).toBe(401);
  const prometheus = new Caller(url, { authorization: `Bearer ${SECRETS.metricsToken}` });
  succeeded(await prometheus.get('/metrics'));
  return { cookies: [cookie.split('=')[1] ?? ''], requestId: asked.headers.get('x-request-id') };
}

it('K5 logs are structured, with request ids and without secrets, at the most verbose level', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'concierge-log-'));
  await prepare(dataDir);
  const server = await startServerProcess({
    location: { databaseUrl: null, dataDir },
    env: { LOG_LEVEL: 'trace', METRICS_TOKEN: SECRETS.metricsToken },
  });
  try {
    const { cookies, requestId } = await useSecrets(server.url);
    await server.stop();
    const output = server.output();

    const lines = output.split('\n').filter((line) => line.startsWith('{'));
    const entries = lines.map((line) => JSON.parse(line) as { reqId?: string; msg?: string });
    expect(entries.length).toBeGreaterThan(20);
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    const ofCall = entries.filter(({ reqId }) => reqId === requestId);
    expect(ofCall.map(({ msg }) => msg)).toEqual(
      expect.arrayContaining(['incoming request', 'request completed']),
    );
    expect(entries.some(({ msg }) => msg === 'push failed')).toBe(true);
    for (const secret of [...Object.values(SECRETS), ...cookies]) {
      expect(secret.length).toBeGreaterThan(10);
      expect(output).not.toContain(secret);
      expect(output).not.toContain(tokenHash(secret));
    }
  } finally {
    await server.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
});
