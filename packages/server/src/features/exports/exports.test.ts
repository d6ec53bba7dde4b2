import type { AuditPage } from '@concierge/contract/audit';
import { CSV_FILES_PER_MINUTE, TOTAL_COUNT_HEADER } from '@concierge/contract/csv';
import type { DeviceList } from '@concierge/contract/managedDevices';
import { MESSAGE_SORT_COLUMNS, type MessagePage } from '@concierge/contract/messages';
import { paths } from '@concierge/contract/paths';
import {
  DIRECTIONS,
  REQUEST_SORT_COLUMNS,
  type RequestFilter,
  type RequestPage,
} from '@concierge/contract/requests';
import type { Service } from '@concierge/contract/services';
import type { User } from '@concierge/contract/users';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, succeeded } from '../../testing/caller.ts';
import { describeOnEachDatabase, serverForTests, signedIn } from '../../testing/eachDatabase.ts';
import { fillProject } from '../../testing/fill.ts';
import { DAY_MS } from '../../lib/zones.ts';
import { setRows } from '../../testing/rows.ts';

const REQUESTS = 1_234;

/** The lines of a file without its headings; no value of these tests has a line break or a comma. */
const linesOf = (file: string) =>
  file
    .slice(1)
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(','));

const columnOf = (file: string, column: number) => linesOf(file).map((line) => line[column] ?? '');

describeOnEachDatabase('lists as files', (server) => {
  const admin = signedIn(server, 'admin');
  const operator = signedIn(server, 'operator');
  beforeAll(async () => {
    const { db, project, foreign } = server();
    const amounts = { requests: REQUESTS, messages: 120, others: 20 };
    await fillProject(db, project, amounts);
    await fillProject(db, foreign, { requests: 3, messages: 3, others: 3 });
  }, 60_000);

  const download = async (path: string, body: unknown = {}, caller: Caller = admin) => {
    const [list = '', query = ''] = path.split('?');
    return succeeded(await caller.post<string>(`${paths.csv(list)}?${query}`, body));
  };
  const requests = (query: string) => `${paths.requestQuery(server().project.id)}?${query}`;

  it('P2 X5 each list has every row, in its order, as a file with their number', async () => {
    const { id } = server().project;
    const lists: [string, string, () => Promise<(string | number)[]>][] = [
      [
        'requests',
        paths.requestQuery(id),
        async () => {
          const path = `${paths.requestQuery(id)}?limit=1000`;
          const first = await admin.write<RequestPage>(path, {});
          const rest = await admin.write<RequestPage>(`${path}&offset=1000`, {});
          return [...first.data, ...rest.data].map((row) => row.id);
        },
      ],
      [
        'messages',
        paths.messageQuery(id),
        async () => {
          const path = `${paths.messageQuery(id)}?limit=1000`;
          const { data } = await admin.write<MessagePage>(path, {});
          return data.map(({ message_id }) => message_id);
        },
      ],
      [
        'rooms',
        paths.deviceList(id),
        async () =>
          (await admin.read<DeviceList>(paths.deviceList(id))).data.map((device) => device.id),
      ],
      [
        'users',
        paths.users(id),
        async () => (await admin.read<User[]>(paths.users(id))).map((user) => user.id),
      ],
      [
        'services',
        paths.serviceQuery(id),
        async () =>
          (await admin.read<Service[]>(paths.serviceQuery(id))).map((service) => service.id),
      ],
      [
        'audit',
        paths.audit(id),
        async () => {
          const { data } = await admin.read<AuditPage>(`${paths.audit(id)}?limit=200`);
          return data.map(({ at }) => at.slice(0, 19).replace('T', ' '));
        },
      ],
    ];
    for (const [name, path, read] of lists) {
      const { headers, body } = await download(path);
      const expected = (await read()).map(String);
      expect(columnOf(body, 0), name).toEqual(expected);
      expect(expected.length, name).toBeGreaterThan(1);
      expect(headers.get(TOTAL_COUNT_HEADER)).toBe(String(expected.length));
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(headers.get('content-disposition')).toMatch(
        new RegExp(`^attachment; filename="${name}-\\d{4}-\\d\\d-\\d\\d\\.csv"$`),
      );
    }
  });

  it.each(
    REQUEST_SORT_COLUMNS.flatMap((column) => DIRECTIONS.map((way) => [column, way] as const)),
  )('P2 requests are in the order of the list: %s %s', async (column, way) => {
    const filter: RequestFilter = { 'state_id in': [1, 2, 3], search: 'note' };
    const order = requests(`orderBy=${column}&direction=${way}`);
    const list = await admin.write<RequestPage>(`${order}&limit=1000`, filter);
    const { body } = await download(order, { filter });
    expect(columnOf(body, 0)).toEqual(list.data.map(({ id }) => String(id)));
    expect(list.data.length).toBeGreaterThan(50);
  });

  it('P2 requests are those of the list, whatever narrows it', async () => {
    const { data } = await admin.write<RequestPage>(requests('limit=1000'), {});
    const rowIn = (state: number) => data.find(({ state_id }) => state_id === state);
    const [done, canceled] = [rowIn(4), rowIn(3)];
    if (!done || !canceled) throw new Error('There is a request in each state');
    const { db } = server();
    await setRows(db, 'service_request', { canceled_by: null }, { id: canceled.id });
    const at = new Date(done.service_date);
    const days = {
      'service_date >=': new Date(at.getTime() - 100 * DAY_MS).toISOString(),
      'service_date <': new Date(at.getTime() + 100 * DAY_MS).toISOString(),
    };
    const filters: Record<keyof RequestFilter, RequestFilter> = {
      'id =': { 'id =': done.id },
      'state_id in': { 'state_id in': [1, 4] },
      'service_id =': { 'service_id =': done.service_id },
      'approved_by =': { 'approved_by =': done.approved_by ?? 0 },
      'canceled_by =': { 'canceled_by =': canceled.canceled_by ?? 0 },
      'completed_by =': { 'completed_by =': done.completed_by ?? 0 },
      'device_id =': { 'device_id =': done.device_id },
      canceled_by_guest: { canceled_by_guest: true },
      'service_date >=': { 'service_date >=': done.service_date },
      'service_date <': { 'service_date <': done.service_date },
      'hour =': { ...days, 'hour =': at.getUTCHours() },
      'weekday =': { ...days, 'weekday =': at.getUTCDay() || 7 },
      search: { search: `#${done.id}` },
      'source =': { 'source =': 'device' },
    };
    for (const [name, filter] of Object.entries(filters)) {
      const list = await admin.write<RequestPage>(requests('limit=1000'), filter);
      const { body, headers } = await download(requests(''), { filter });
      expect([name, headers.get(TOTAL_COUNT_HEADER)]).toEqual([name, String(list.totalCount)]);
      expect(list.totalCount, name).toBeGreaterThan(0);
      expect(columnOf(body, 0).slice(0, 1000)).toEqual(list.data.map(({ id }) => String(id)));
    }
  });

  it.each(MESSAGE_SORT_COLUMNS)('P2 messages are in the order of the list: %s', async (column) => {
    const path = `${paths.messageQuery(server().project.id)}?orderBy=${column}`;
    const filter = { 'cm.type =': 1 };
    const list = await admin.write<MessagePage>(`${path}&limit=1000`, filter);
    const { body } = await download(path, { filter });
    expect(columnOf(body, 0)).toEqual(list.data.map(({ message_id }) => String(message_id)));
    expect(list.data.length).toBeGreaterThan(50);
  });

  it('P2 rooms are those of the search', async () => {
    const [{ name }] = server().project.devices;
    const path = `${paths.deviceList(server().project.id)}?${new URLSearchParams({ search: name })}`;
    expect(columnOf((await download(path)).body, 1)).toEqual([name]);
  });

  it('P2 headings, states and the names of services are in the user’s language', async () => {
    const labels = { state_id: 'Durum', 'state_id.1': 'Bekliyor', service_date: 'Talep zamanı' };
    const path = requests('separator=semicolon&times=local&time_zone=Europe/Istanbul');
    const { body } = await download(path, { filter: { 'state_id in': [1] }, labels });
    const [headings, first] = body.split('\r\n').map((line) => line.split(';'));
    expect(headings?.slice(1, 3)).toEqual(['Durum', 'Talep zamanı (Europe/Istanbul)']);
    expect(first?.[1]).toBe('Bekliyor');
    expect(first?.[2]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  it('P2 notes of staff are in the file if an administrator asks, never for an operator', async () => {
    const { project } = server();
    const { id } = await server().request();
    for (const text of ['First', 'Second']) {
      await operator.write(paths.staffNote(project.id, id), { text });
    }
    const filter = { 'id =': id };
    const path = requests('staff_notes=true');
    const { body } = await download(path, { filter });
    expect(body).toContain('"operator: First\noperator: Second"\r\n');
    expect((await download(requests(''), { filter })).body).not.toContain('First');
    const list = paths.csv(paths.requestQuery(project.id));
    expect((await operator.post(`${list}?staff_notes=true`, {})).status).toBe(403);
    expect((await operator.post(`${list}?staff_notes=false`, {})).status).toBe(200);
  });

  it.each([
    ['a separator', 'separator=dot', {}],
    ['no separator', 'separator=', {}],
    ['a timezone', 'time_zone=Mars/Olympus', {}],
    ['times', 'times=never', {}],
    ['a page', 'limit=10', {}],
    ['an order', 'orderBy=color', {}],
    ['a filter', '', { filter: { color: 1 } }],
    ['another property', '', { color: 1 }],
    ['a label that is no text', '', { labels: { id: 1 } }],
    ['a label with a control character', '', { labels: { id: 'a\u0007' } }],
    ['a long label', '', { labels: { id: 'x'.repeat(201) } }],
    [
      'many labels',
      '',
      { labels: Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`l${at}`, 'x'])) },
    ],
  ])('P2 X5 refuses %s that it does not know', async (_what, query, body) => {
    const list = paths.csv(paths.requestQuery(server().project.id));
    expect((await admin.post(`${list}?${query}`, body)).status).toBe(400);
  });
});

describe('files at once', () => {
  const server = serverForTests({ config: { rateLimit: 1_000 } });

  it('P2 a session begins only so many in a minute', async () => {
    const admin = await server().signIn('admin');
    const path = paths.csv(paths.users(server().project.id));
    for (let file = 0; file < CSV_FILES_PER_MINUTE; file += 1) await admin.write(path, {});
    const { status, headers } = await admin.post(path, {});
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
    const colleague = await server().signIn('operator');
    await colleague.write(path, {});
  });
});
