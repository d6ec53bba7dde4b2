import { UserType } from '@concierge/contract/userTypes';
import { paths } from '@concierge/contract/paths';
import { expect, it, onTestFinished } from 'vitest';
import { migrate } from './database/migrate.ts';
import { type DatabaseLocation, withDatabase } from './database/open.ts';
import { tokenHash } from './lib/tokens.ts';
import { Caller, succeeded } from './testing/caller.ts';
import { folderForTests } from './testing/folders.ts';
import { LiveClient } from './testing/liveClient.ts';
import { startServerProcess } from './testing/serverProcess.ts';
import { PASSWORD, type TestProject, addTestProject } from './testing/testProject.ts';
import { cookieOf } from './testing/testServer.ts';

const SECRETS = {
  password: PASSWORD,
  wrongPassword: 'a-guess-that-was-wrong',
  nextPassword: 'second-secret-of-ann',
  newUserPassword: 'secret-of-the-new-user',
  wrongKey: 'key-of-no-device',
  pushPath: 'a-browsers-own-address',
  pushAuth: Buffer.alloc(16, 7).toString('base64url'),
  metricsToken: 'token-of-prometheus-0',
} as const;

async function prepare(location: DatabaseLocation): Promise<TestProject> {
  return withDatabase(location, async (database) => {
    await migrate(database);
    return addTestProject(database.db, 'house');
  });
}

/** Sends every secret in every way, valid and invalid. Returns the session's. */
async function useSecrets(url: string, { id, code, users, services, devices }: TestProject) {
  const anonymous = new Caller(url);
  const credentials = { username: 'operator', projectCode: code, password: PASSWORD };
  await anonymous.post(paths.login(), { ...credentials, password: SECRETS.wrongPassword });
  await anonymous.post(paths.login(), { ...credentials, surprise: 1 });
  await anonymous.send('POST', paths.login(), `{"password":"${PASSWORD}",`);
  const admin = { ...credentials, username: 'admin' };
  const { headers } = succeeded(await anonymous.post(paths.login(), admin));
  const cookie = cookieOf(headers);
  const caller = new Caller(url, { cookie });
  const change = { id: users.admin, username: 'admin', user_type: UserType.admin };
  const password = { password: SECRETS.nextPassword, current_password: PASSWORD };
  await caller.write(paths.userUpdate(id, users.admin), { ...change, ...password });
  const newUser = { username: 'bob', user_type: UserType.operator };
  const created = { ...newUser, password: SECRETS.newUserPassword };
  await caller.write(paths.userCreate(id), created);
  expect((await caller.post(paths.userCreate(id), created)).status).toBe(409);
  const live = await new LiveClient(url, id, { cookie }).greeted();
  await live.end();
  const keys = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: SECRETS.pushAuth };
  const endpoint = `https://127.0.0.1/${SECRETS.pushPath}`;
  await caller.write(paths.pushSubscribe(id), { endpoint, keys });
  const guest = new Caller(url, { authorization: `Bearer ${devices[0].key}` });
  // The push to a private address fails and is logged.
  const body = { service_id: services[0] };
  const asked = succeeded(await guest.post(paths.deviceRequests(), body));
  const stranger = new Caller(url, { authorization: `Bearer ${SECRETS.wrongKey}` });
  expect((await stranger.get(paths.deviceRequests())).status).toBe(401);
  const prometheus = new Caller(url, { authorization: `Bearer ${SECRETS.metricsToken}` });
  await prometheus.read('/metrics');
  const secrets = [cookie.split('=')[1] ?? '', devices[0].key];
  return { secrets, requestId: asked.headers.get('x-request-id') };
}

const dataDir = folderForTests();

it('K5 logs are structured, with request ids and without secrets, at the most verbose level', async () => {
  const location = { databaseUrl: null, dataDir };
  const project = await prepare(location);
  const server = await startServerProcess({
    location,
    env: { LOG_LEVEL: 'trace', METRICS_TOKEN: SECRETS.metricsToken },
  });
  onTestFinished(() => server.kill());
  const { secrets, requestId } = await useSecrets(server.url, project);
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
  for (const secret of [...Object.values(SECRETS), ...secrets]) {
    expect(secret.length).toBeGreaterThan(10);
    expect(output).not.toContain(secret);
    expect(output).not.toContain(tokenHash(secret));
  }
});
