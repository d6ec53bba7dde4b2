import { setTimeout as pause } from 'node:timers/promises';
import type { DeviceRequest } from '@concierge/contract/devices';
import { DIRECTIONS, REQUEST_SORT_COLUMNS } from '@concierge/contract/requests';
import type { DeviceKeyAnswer } from '@concierge/contract/managedDevices';
import { MESSAGE_SORT_COLUMNS, type MessageSavedAnswer } from '@concierge/contract/messages';
import { paths } from '@concierge/contract/paths';
import type { Session } from '@concierge/contract/sessions';
import type { Service } from '@concierge/contract/services';
import type { StaffNoteAnswer } from '@concierge/contract/timeline';
import type { User } from '@concierge/contract/users';
import { SESSION_MS } from '../auth/sessions.ts';
import { purgeExpired } from '../purgeExpired.ts';
import { takeExpired } from '../push/pushQueries.ts';
import { applyRetention } from '../retention/applyRetention.ts';
import { type Caller, succeeded } from './caller.ts';
import { DeviceClient } from './deviceClient.ts';
import { LiveClient } from './liveClient.ts';
import { PASSWORD } from './testProject.ts';
import type { TestServer } from './testServer.ts';

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
    succeeded(await admin.post(path, { 'id =': 1 }));
    for (const subset of subsetsOf(filter)) succeeded(await admin.post(path, subset));
    for (const column of columns) {
      for (const direction of DIRECTIONS) {
        succeeded(await admin.post(`${path}?orderBy=${column}&direction=${direction}`, {}));
      }
    }
  }
  succeeded(
    await admin.post(
      `${paths.dashboard(project.id)}?limit=1000&done_since=2026-03-02T00:00:00.000Z`,
      {},
    ),
  );
  for (const path of [
    paths.messages(project.id),
    paths.devices(project.id),
    paths.filteringOptions(project.id),
    paths.users(project.id),
    paths.serviceQuery(project.id),
    paths.userServices(project.id, project.users.operator),
  ]) {
    succeeded(await admin.get(path));
  }
}

async function callGuest(server: TestServer): Promise<DeviceRequest> {
  const { project } = server;
  const guest = server.device(project.devices[0]);
  const body = { service_id: project.services[0], note: 'Please' };
  const headers = { 'idempotency-key': 'once' };
  const { body: request } = succeeded(
    await guest.post<DeviceRequest>(paths.deviceRequests(), body, { headers }),
  );
  succeeded(await guest.post(paths.deviceRequests(), body, { headers }));
  succeeded(await guest.get(paths.deviceRequests()));
  const told = { 'x-app-version': '2.4.1', 'x-battery': '80' };
  succeeded(await guest.get(paths.deviceServices(), { headers: told }));
  succeeded(await guest.get(paths.device()));
  return request;
}

async function callMessages(server: TestServer, admin: Caller): Promise<void> {
  const { project } = server;
  const [device] = project.devices;
  const fields = { type: 1, title: 'Title', message: 'Text', device_serial_id: [device.serialId] };
  const { body: draft } = succeeded(
    await admin.post<MessageSavedAnswer>(paths.messageCreate(project.id), fields),
  );
  const { message_id } = draft;
  succeeded(await admin.post(paths.messageUpdate(project.id), { ...fields, message_id }));
  succeeded(await admin.post(paths.messagePublish(project.id, message_id), {}));
  const guest = server.device(device);
  succeeded(await guest.get(paths.deviceMessages()));
  succeeded(await guest.post(paths.deviceMessageViewed(message_id), {}));
}

async function callStaff(server: TestServer, admin: Caller): Promise<void> {
  const { project } = server;
  const { body: user } = succeeded(
    await admin.post<User>(paths.userCreate(project.id), {
      username: 'new',
      user_type: 1,
      password: 'secret',
    }),
  );
  const { body: service } = succeeded(
    await admin.post<Service>(paths.serviceCreate(project.id), {
      service_name: 'Laundry',
      icon_id: 101,
      bg_color: '#123456',
    }),
  );
  const services = [{ service_id: service.id, service_name: 'Laundry', icon: '' }];
  const change = { id: user.id, username: 'newer', user_type: 1 };
  const changed = { id: service.id, service_name: 'Wash', icon_id: 101, bg_color: '#123456' };
  succeeded(await admin.post(paths.userServicesCreate(project.id, user.id), { services }));
  succeeded(await admin.post(paths.userServicesDelete(project.id, user.id), { services }));
  succeeded(await admin.post(paths.userUpdate(project.id, user.id), change));
  succeeded(await admin.post(paths.userDelete(project.id), { id: user.id }));
  succeeded(await admin.post(paths.serviceUpdate(project.id), changed));
  succeeded(await admin.post(paths.serviceDelete(project.id), { service_id: service.id }));
  succeeded(await admin.post(paths.changeLang('tr'), {}));
}

async function callPush(server: TestServer, admin: Caller): Promise<void> {
  const keys = {
    // A valid point of the curve, since the notification is encrypted.
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  succeeded(await admin.get(paths.pushKey()));
  for (const answer of ['gone', 'refused', 'busy']) {
    const subscription = { endpoint: `https://push.example/${answer}`, keys };
    succeeded(await admin.post(paths.pushSubscribe(server.project.id), subscription));
  }
  const endpoint = 'https://push.example/unsubscribed';
  succeeded(await admin.post(paths.pushUnsubscribe(server.project.id), { endpoint }));
}

/** Signs in with a wrong and the right password, again with the known browser, and until throttled. */
async function callSignIn(server: TestServer): Promise<void> {
  const credentials = { username: 'helena', projectCode: server.project.code };
  await server.anonymous.post(paths.login(), { ...credentials, password: 'wrong' });
  const caller = await server.signIn('helena');
  succeeded(await caller.post(paths.login(), { ...credentials, password: PASSWORD }));
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
    succeeded(await admin.get(`${paths.audit(project.id)}?${query}`));
    query.set('limit', '1');
    query.set('before', '2099-01-01T00:00:00.000Z_1');
    succeeded(await admin.get(`${paths.audit(project.id)}?${query}`));
  }
  succeeded(await admin.get(`${paths.audit(project.id)}.csv`));
}

/** Every way on: a hand-over with a note that is withdrawn, given back, taken over; what happened is read. */
async function callWaysOn(server: TestServer, admin: Caller, operator: Caller): Promise<void> {
  const { project, clock } = server;
  const { admin: adminId, colleague } = project.users;
  const { id } = await server.request();
  await server.request();
  const at = (path: (projectId: number, id: number) => string) => path(project.id, id);
  succeeded(await operator.post(at(paths.requestUpdate), { state_id: 2, note: 'Soon' }));
  const handOver = { to_user_id: adminId, note: 'Please' };
  succeeded(await operator.post(at(paths.requestHandOver), handOver));
  succeeded(await admin.post(at(paths.requestGiveBack), {}));
  const taken = { expected_approved_by: project.users.operator };
  succeeded(await admin.post(at(paths.requestTakeOver), taken));
  succeeded(await admin.post(at(paths.requestHandOver), { to_user_id: colleague }));
  const { body } = succeeded(
    await admin.post<StaffNoteAnswer>(at(paths.staffNote), { text: 'Twice' }),
  );
  const noteId = body.entry.note?.note_id ?? 0;
  succeeded(await admin.post(paths.staffNoteWithdraw(project.id, id, noteId), {}));
  succeeded(await admin.get(at(paths.requestTimeline)));
  const after = encodeURIComponent(`${clock.now().toISOString()}_0_1`);
  succeeded(await admin.get(`${at(paths.requestTimeline)}?after=${after}`));
}

async function callDevices(server: TestServer, admin: Caller): Promise<void> {
  const { id: projectId } = server.project;
  const fields = { name: 'Room 900', group_name: 'Ninth floor' };
  const { body } = succeeded(
    await admin.post<DeviceKeyAnswer>(paths.deviceCreate(projectId), {
      serial_id: '900',
      ...fields,
    }),
  );
  const { id } = body.device;
  const tablet = await new DeviceClient(server.url, body.key).greeted();
  succeeded(await admin.post(paths.deviceUpdate(projectId, id), { name: 'Room 901' }));
  succeeded(await admin.post(paths.deviceRotate(projectId, id), {}));
  await tablet.closeCode();
  succeeded(await admin.post(paths.deviceStay(projectId, id), { lang: 'de' }));
  succeeded(await admin.post(paths.deviceStayUpdate(projectId, id), { do_not_disturb: true }));
  succeeded(await admin.get(`${paths.deviceList(projectId)}?search=room`));
  succeeded(await admin.post(paths.deviceRevoke(projectId, id), {}));
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
  const strict = { enabled: true };
  succeeded(await admin.post(paths.passwordPolicyUpdate(project.id), strict));
  succeeded(await admin.get(paths.passwordPolicy(project.id)));
  const worker = await server.signIn('colleague');
  const me = { id: project.users.colleague, username: 'colleague', user_type: 2 };
  succeeded(
    await worker.post(paths.userUpdate(project.id, me.id), {
      ...me,
      password: PASSWORD,
      current_password: PASSWORD,
    }),
  );
  const theirs = (path: typeof paths.userSessions) => path(project.id, me.id);
  const { body: open } = succeeded(await admin.get<Session[]>(theirs(paths.userSessions)));
  succeeded(await admin.post(paths.userSessionEnd(project.id, me.id, open[0]?.id ?? ''), {}));
  await worker.get(paths.auth());
  await server.signIn('colleague');
  succeeded(await admin.post(theirs(paths.userSessionsEnd), {}));
  const colleague = await server.signIn('colleague');
  const { body: sessions } = succeeded(await colleague.get<Session[]>(paths.sessions()));
  succeeded(await colleague.post(paths.sessionsEndOthers(), {}));
  const current = sessions.find((session) => session.current);
  succeeded(await colleague.post(paths.sessionEnd(current?.id ?? ''), {}));
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
  const request = await callGuest(server);
  const update = paths.requestUpdate(project.id, request.id);
  succeeded(await operator.post(update, { state_id: 2, note: 'On the way' }));
  succeeded(await operator.post(update, { state_id: 4, expected_state_id: 2 }));
  const { id: second } = await server.request();
  succeeded(await operator.post(paths.requestUpdate(project.id, second), { state_id: 3 }));
  succeeded(await admin.get(paths.requestHistory(project.id, request.id)));
  await callMessages(server, admin);
  await callStaff(server, admin);
  await callLists(server, admin);
  await callAudit(server, admin);
  await callWaysOn(server, admin, operator);
  await callDevices(server, admin);

  succeeded(await server.anonymous.get('/readyz'));

  await live.received('message.published');
  await tablet.until(() => tablet.hints.includes('messages.changed'));
  await tablet.end();
  const { epoch = '', seq = 0 } = live.hello ?? {};
  const behind = new LiveClient(server.url, project.id, { cookie, epoch, since: seq });
  await (await behind.received('message.published')).end();
  server.clock.advance(2 * 60_000);
  succeeded(await operator.get(paths.auth()));
  await callSessions(server, admin);
  // The log is pruned at every hundredth event.
  for (let events = 0; events < 100; events += 1) await server.request();
  succeeded(await operator.get(paths.logout()));
  await live.closeCode();
  await purgeExpired({ db: server.db, now: server.clock.now });
  await callRetention(server);
  server.clock.advance(SESSION_MS);
  await takeExpired(server.db, server.clock.now(), 100);
  // Dead subscriptions are deleted after the answers have been sent.
  await pause(200);
}
