import { setTimeout as pause } from 'node:timers/promises';
import type { DeviceRequest } from '@concierge/contract/devices';
import { DIRECTIONS, REQUEST_SORT_COLUMNS } from '@concierge/contract/requests';
import { MESSAGE_SORT_COLUMNS } from '@concierge/contract/messages';
import { paths } from '@concierge/contract/paths';
import type { Session } from '@concierge/contract/sessions';
import { SESSION_MS } from '../auth/sessions.ts';
import { purgeExpired } from '../purgeExpired.ts';
import { takeExpired } from '../push/pushQueries.ts';
import { applyRetention } from '../retention/applyRetention.ts';
import { type Caller, succeeded } from './caller.ts';
import { DeviceClient } from './deviceClient.ts';
import { LiveClient } from './liveClient.ts';
import { PASSWORD } from './testProject.ts';
import { testBrowser } from './pushService.ts';
import { operationsOf } from './operations.ts';
import { addTarget } from './target.ts';
import type { TestServer } from './testServer.ts';
import { addressFor, payloadOf } from './validCalls.ts';

type Filter = Readonly<Record<string, unknown>>;

/** Every subset of the filter's keys. */
function subsetsOf(filter: Filter): Filter[] {
  return Object.entries(filter).reduce<Filter[]>(
    (subsets, [key, value]) => [...subsets, ...subsets.map((one) => ({ ...one, [key]: value }))],
    [{}],
  );
}

async function callLists(server: TestServer, admin: Caller): Promise<void> {
  const { project } = server;
  const [service] = project.services;
  const [device] = project.devices;
  const requestFilter = {
    'state_id in': [1, 2],
    'service_id =': service,
    'approved_by =': project.users.operator,
    'canceled_by =': project.users.operator,
    'device_id =': device.id,
  };
  const messageFilter = {
    'cm.state =': 2,
    'cm.user_id =': project.users.admin,
    'cm.type =': 1,
    'device_id =': device.id,
  };
  const lists = [
    { path: paths.requestQuery(project.id), filter: requestFilter, columns: REQUEST_SORT_COLUMNS },
    { path: paths.messageQuery(project.id), filter: messageFilter, columns: MESSAGE_SORT_COLUMNS },
  ];
  for (const { path, filter, columns } of lists) {
    await admin.write(path, { 'id =': 1 });
    for (const subset of subsetsOf(filter)) await admin.write(path, subset);
    for (const column of columns) {
      for (const direction of DIRECTIONS) {
        const order = `?orderBy=${column}&direction=${direction}`;
        await admin.write(path + order, {});
        await admin.write(paths.csv(path) + order, { filter });
      }
    }
  }
  const days = {
    'service_date >=': '2026-03-01T00:00:00.000Z',
    'service_date <': '2026-03-20T00:00:00.000Z',
  };
  await admin.write(`${paths.csv(paths.report(project.id))}?from=2026-03-01&to=2026-03-20`, {});
  for (const filter of [
    { 'completed_by =': project.users.operator },
    { 'source =': 'phone' },
    { canceled_by_guest: true },
    { 'hour =': 2, ...days },
    { 'weekday =': 1, ...days },
  ]) {
    await admin.write(paths.requestQuery(project.id), filter);
  }
  await admin.write(
    `${paths.dashboard(project.id)}?limit=1000&done_since=2026-03-02T00:00:00.000Z`,
    {},
  );
}

/** Calls that end the session that makes them. */
const ENDS_SESSION = /\/(login|logout)$|^POST \/api\/sessions\/\{sessionId\}\/end$/;

/** Makes each call of the API once, on a row of its own. */
async function callEach(server: TestServer, admin: Caller): Promise<void> {
  const guest = server.device(server.project.devices[0]);
  for (const { name, method, path } of operationsOf(server.app)) {
    if (!path.startsWith('/api/') || ENDS_SESSION.test(name)) continue;
    const target = await server.db.transaction().execute((trx) => addTarget(trx, server.project));
    const who = path.startsWith('/api/device/') || path === '/api/device' ? guest : admin;
    const payload = payloadOf(name, target) ?? (method === 'POST' ? {} : undefined);
    succeeded(await who.send(method, addressFor(path, target), payload && JSON.stringify(payload)));
  }
}

/** A repeated request, its note for staff, a hand-over with a note, and a later page of its timeline. */
async function callRequest(server: TestServer, operator: Caller): Promise<void> {
  const { project, clock } = server;
  const guest = server.device(project.devices[0]);
  const body = { service_id: project.services[0], note: 'Please' };
  const headers = { 'idempotency-key': 'once' };
  const post = () => guest.post<DeviceRequest>(paths.deviceRequests(), body, { headers });
  const { id } = succeeded(await post()).body;
  succeeded(await post());
  const told = { 'x-app-version': '2.4.1', 'x-battery': '80' };
  await guest.read(paths.deviceServices(), { headers: told });
  const update = paths.requestUpdate(project.id, id);
  await operator.write(update, { state_id: 2, note: 'Soon' });
  const given = { to_user_id: project.users.admin, note: 'Please' };
  await operator.write(paths.requestHandOver(project.id, id), given);
  const after = encodeURIComponent(`${clock.now().toISOString()}_0_1`);
  await operator.read(`${paths.requestTimeline(project.id, id)}?after=${after}`);
  const { id: second } = await server.request();
  await operator.write(paths.requestUpdate(project.id, second), { state_id: 3 });
  const { id: unwanted } = await server.request();
  await guest.write(paths.deviceRequestCancel(unwanted), {});
  const { id: third } = await server.request();
  for (const state_id of [2, 4]) {
    await operator.write(paths.requestUpdate(project.id, third), { state_id });
  }
  await guest.write(paths.deviceRequests(), { ...body, follows_id: third });
}

async function callPush(server: TestServer, admin: Caller): Promise<void> {
  for (const answer of ['gone', 'refused', 'busy']) {
    await admin.write(paths.pushSubscribe(server.project.id), testBrowser(answer).subscription);
  }
}

/** Signs in with a wrong and the right password, again with the known browser, and until throttled. */
async function callSignIn(server: TestServer): Promise<void> {
  const credentials = { username: 'helena', projectCode: server.project.code };
  await server.anonymous.post(paths.login(), { ...credentials, password: 'wrong' });
  const caller = await server.signIn('helena');
  await caller.write(paths.login(), { ...credentials, password: PASSWORD });
  for (let attempt = 0; attempt < 7; attempt += 1) {
    await server.anonymous.post(paths.login(), { ...credentials, password: 'wrong' });
  }
}

/** Reads the audit trail by every filter. */
async function callAudit(server: TestServer, admin: Caller): Promise<void> {
  const { project } = server;
  const filter = {
    actor_kind: 'user',
    actor_id: String(project.users.admin),
    action: 'user.changed',
    subject_kind: 'user',
    from: '2026-01-01T00:00:00.000Z',
    to: '2099-01-01T00:00:00.000Z',
  };
  for (const subset of subsetsOf(filter)) {
    const query = new URLSearchParams(subset as Record<string, string>);
    await admin.read(`${paths.audit(project.id)}?${query}`);
    query.set('limit', '1');
    query.set('before', '2099-01-01T00:00:00.000Z_1');
    await admin.read(`${paths.audit(project.id)}?${query}`);
  }
}

/** Purges by retention; rows of every kind have expired. */
async function callRetention({ app, database, db, project }: TestServer): Promise<void> {
  await db
    .updateTable('project')
    .set({ requests_months: 1, messages_months: 1, audit_months: 1 })
    .where('id', '=', project.id)
    .execute();
  const now = new Date();
  await applyRetention({ database, now: () => now, log: app.log });
}

async function callSessions(server: TestServer, admin: Caller): Promise<void> {
  const { project } = server;
  await admin.write(paths.passwordPolicyUpdate(project.id), { enabled: true });
  const worker = await server.signIn('colleague');
  const me = { id: project.users.colleague, username: 'colleague', user_type: 2 };
  const password = 'seven blue towels';
  const passwords = { password, current_password: PASSWORD };
  await worker.write(paths.userUpdate(project.id, me.id), { ...me, ...passwords });
  const theirs = (path: typeof paths.userSessions) => path(project.id, me.id);
  const open = await admin.read<Session[]>(theirs(paths.userSessions));
  await admin.write(paths.userSessionEnd(project.id, me.id, open[0]?.id ?? ''), {});
  await worker.get(paths.auth());
  await server.signIn('colleague', { password });
  await admin.write(theirs(paths.userSessionsEnd), {});
  const colleague = await server.signIn('colleague', { password });
  await colleague.write(paths.confirm(), { password });
  const sessions = await colleague.read<Session[]>(paths.sessions());
  await colleague.write(paths.sessionsEndOthers(), {});
  const current = sessions.find((session) => session.current);
  await colleague.write(paths.sessionEnd(current?.id ?? ''), {});
}

/**
 * Makes every call of the API, connects a live client, ends its session and purges what has expired. For
 * tests of the statements that the server runs.
 */
export async function callEverything(server: TestServer): Promise<void> {
  const { project } = server;
  await callSignIn(server);
  const admin = await server.signIn('admin');
  const operator = await server.signIn('operator');
  const { cookie = '' } = operator.headers;
  const live = await new LiveClient(server.url, project.id, { cookie }).greeted();

  const tablet = await new DeviceClient(server.url, project.devices[0].key).greeted();

  await callPush(server, admin);
  await callRequest(server, operator);
  await callEach(server, admin);
  await callLists(server, admin);
  await callAudit(server, admin);
  await admin.read(`${paths.deviceList(project.id)}?search=room&state=offline`);
  await admin.write(paths.userDelete(project.id), { id: project.users.helena });
  const [, other] = project.devices;
  const otherTablet = await new DeviceClient(server.url, other.key).greeted();
  const named = { name: other.name, group_name: 'Floor 1' };
  await admin.write(paths.deviceUpdate(project.id, other.id), named);
  await admin.write(paths.deviceRevoke(project.id, other.id), {});
  await otherTablet.closeCode();
  await admin.write(paths.deviceRotate(project.id, other.id), {});

  await server.anonymous.read('/readyz');
  await live.received('message.published');
  await tablet.until(() => tablet.hints.includes('messages.changed'));
  await tablet.end();
  const { epoch = '', seq = 0 } = live.hello ?? {};
  const behind = new LiveClient(server.url, project.id, { cookie, epoch, since: seq });
  await (await behind.received('message.published')).end();
  server.clock.advance(2 * 60_000);
  await operator.read(paths.auth());
  await callSessions(server, admin);
  // The log is pruned at every hundredth event.
  for (let events = 0; events < 100; events += 1) await server.request();
  await operator.read(paths.logout());
  await live.closeCode();
  await purgeExpired({ db: server.db, now: server.clock.now });
  await callRetention(server);
  server.clock.advance(SESSION_MS);
  await takeExpired(server.db, server.clock.now(), 100);
  // Dead subscriptions are deleted after the answers have been sent.
  await pause(200);
}
