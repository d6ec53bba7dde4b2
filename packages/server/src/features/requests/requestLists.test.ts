import { beforeAll, expect, it } from 'vitest';
import type { Device } from '@concierge/contract/messages';
import { paths } from '@concierge/contract/paths';
import { compareRequests, isInList } from '@concierge/contract/requestOrder';
import { RequestState } from '@concierge/contract/requestStates';
import {
  DIRECTIONS,
  REQUEST_SORT_COLUMNS,
  type DashboardData,
  type FilteringOptions,
  type RequestFilter,
  type RequestPage,
} from '@concierge/contract/requests';
import type { Caller } from '../../testing/caller.ts';
import { describeOnEachDatabase, signedIn } from '../../testing/eachDatabase.ts';
import { rowsOf, setRows } from '../../testing/rows.ts';

const { waiting, approved, canceled, done } = RequestState;

/** Notes, not in the order of ids; some requests have none. */
const NOTES = ['b', 'Apple', undefined, '_', 'apple', undefined, 'Čaj', 'b', '😀', '\uFF21'];

describeOnEachDatabase('lists of requests', (server) => {
  const admin = signedIn(server, 'admin');
  const operator = signedIn(server, 'operator');

  const query = (search: string, filter: unknown = {}) =>
    admin.post<RequestPage & { errorCode?: string }>(
      `${paths.requestQuery(server().project.id)}${search}`,
      filter,
    );
  const idsOf = (page: RequestPage) => page.data.map(({ id }) => id);

  beforeAll(async () => {
    const { services, devices } = server().project;
    const ids: number[] = [];
    for (const [index, note] of NOTES.entries()) {
      const { id } = await server().request({
        service: services[index % 2] ?? 0,
        ...(index % 3 === 0 ? { device: devices[1] } : {}),
        ...(note === undefined ? {} : { note }),
      });
      ids.push(id);
    }
    const put = (who: Caller, index: number, state: RequestState) =>
      server().put(who, ids[index] ?? 0, state);
    await put(admin, 0, approved);
    await put(operator, 1, approved);
    await put(operator, 2, canceled);
    await put(admin, 3, approved);
    await put(admin, 3, done);
    const { foreign } = server();
    const guest = server().device(foreign.devices[0]);
    await guest.write(paths.deviceRequests(), { service_id: foreign.services[0] });
  });

  it('K1 the default is the ten newest, id descending, with the count of all', async () => {
    const { status, body } = await query('');
    expect(status).toBe(200);
    expect(body.totalCount).toBe(NOTES.length);
    expect(idsOf(body)).toEqual(idsOf(body).toSorted((a, b) => b - a));
  });

  it('K1 limit and offset page through without loss or repetition', async () => {
    const all = idsOf((await query('?limit=50')).body);
    const paged: number[] = [];
    for (let offset = 0; offset < all.length; offset += 3) {
      paged.push(...idsOf((await query(`?limit=3&offset=${offset}`)).body));
    }
    expect(paged).toEqual(all);
    const beyond = await query('?limit=3&offset=1000');
    expect(beyond.body).toMatchObject({ totalCount: NOTES.length, data: [] });
  });

  it.each(
    REQUEST_SORT_COLUMNS.flatMap((column) => DIRECTIONS.map((way) => [column, way] as const)),
  )('D3 sorts by %s %s, rows without a value last, ties by id', async (column, way) => {
    const { body } = await query(`?limit=50&orderBy=${column}&direction=${way}`);
    const shape = { orderBy: column, direction: way, language: 'en' } as const;
    const expected = body.data.toSorted((one, other) => compareRequests(shape, one, other));
    expect(idsOf(body)).toEqual(idsOf({ ...body, data: expected }));
    expect(body.data).toHaveLength(NOTES.length);
  });

  it('D2 filters by state, service, device, approver and canceler, and by all together', async () => {
    const { services, devices, users } = server().project;
    const filters: RequestFilter[] = [
      { 'state_id in': [waiting] },
      { 'state_id in': [waiting, done] },
      { 'service_id =': services[1] },
      { 'device_id =': devices[1].id },
      { 'approved_by =': users.admin },
      { 'canceled_by =': users.operator },
      { 'completed_by =': users.admin },
      { 'state_id in': [approved], 'service_id =': services[0], 'approved_by =': users.admin },
    ];
    const all = (await query('?limit=50')).body.data;
    for (const filter of filters) {
      const { body } = await query('?limit=50', filter);
      const expected = all.filter((row) => isInList(filter, row));
      expect(expected.length, JSON.stringify(filter)).toBeGreaterThan(0);
      expect(body.data, JSON.stringify(filter)).toEqual(expected);
      expect(body.totalCount).toBe(expected.length);
    }
  });

  it('K1 one request is read by its id, in any state, and not across projects', async () => {
    const all = (await query('?limit=50')).body.data;
    for (const row of all) {
      const { body } = await query('?limit=1', { 'id =': row.id });
      expect(body).toMatchObject({ totalCount: 1, data: [row] });
    }
    const { db, foreign } = server();
    const theirs = await rowsOf(db, 'service_request', { project_id: foreign.id });
    expect(theirs.length).toBeGreaterThan(0);
    for (const { id } of theirs) {
      expect((await query('', { 'id =': id })).body).toMatchObject({ totalCount: 0, data: [] });
    }
    expect((await query('', { 'id =': 2_147_483_647 })).body.totalCount).toBe(0);
  });

  it('K2 a filter on a user of another project finds nothing', async () => {
    const { body } = await query('', { 'approved_by =': server().foreign.users.admin });
    expect(body).toMatchObject({ totalCount: 0, data: [] });
  });

  it.each([
    [{ 'id =': '1' }],
    [{ 'id =': 0 }],
    [{ 'project_id =': 1 }],
    [{ 'state_id in': [5] }],
    [{ 'state_id in': [] }],
    [{ 'state_id in': ['1'] }],
    [{ 'service_id =': 0 }],
    [{ 'service_id =': 99_999_999_999 }],
    [{ "service_id = 1 or '1' =": 1 }],
    [{ 'approved_by =': null }],
    [null],
  ])('K2 the filter %j is 400 invalid_filter', async (filter) => {
    const { status, body } = await query('', filter);
    expect({ status, body }).toEqual({ status: 400, body: { errorCode: 'invalid_filter' } });
  });

  it.each([
    ['?orderBy=password_hash', 'invalid_sort'],
    ['?orderBy=id;drop%20table%20project', 'invalid_sort'],
    ['?direction=up', 'invalid_sort'],
    ['?orderBy=id&orderBy=note', 'invalid_sort'],
    ['?limit=1001', 'invalid_input'],
    ['?page=2', 'invalid_input'],
  ])('K2 %s is 400 %s', async (search, errorCode) => {
    const { status, body } = await query(search);
    expect({ status, body }).toEqual({ status: 400, body: { errorCode } });
  });

  it('C1 C5 the dashboard answers open requests, services and the counts per service', async () => {
    const path = `${paths.dashboard(server().project.id)}?limit=1000&offset=0`;
    const { status, body } = await operator.post<DashboardData>(path, { 'state_id in': [1, 2] });
    expect(status).toBe(200);
    const open = (await query('?limit=50', { 'state_id in': [1, 2] })).body;
    expect(idsOf(body.requests)).toEqual(idsOf(open));
    const [first, second] = server().project.services;
    const countOf = (service: number) => open.data.filter((r) => r.service_id === service).length;
    expect(body.grouped).toEqual({
      [String(first)]: countOf(first),
      [String(second)]: countOf(second),
    });
    const waitingOf = (service: number) =>
      open.data.filter((r) => r.service_id === service && r.state_id === 1).length;
    const perService = [first, second].map((service) => [service, waitingOf(service)] as const);
    expect(body.waiting).toEqual(Object.fromEntries(perService.filter(([, count]) => count > 0)));
    expect(body.services).toEqual([
      expect.objectContaining({
        service_id: first,
        service_name: 'Housekeeping',
        request_count: countOf(first),
        is_service_admin: true,
        full_path: '/icons/lucide/concierge-bell.svg',
        bg_color: '#123456',
      }),
      expect.objectContaining({
        service_id: second,
        request_count: countOf(second),
        is_service_admin: false,
      }),
    ]);
  });

  it('D8 the dashboard names the services whose admin the user is, deleted ones among them', async () => {
    const path = paths.dashboard(server().project.id);
    const [first] = server().project.services;
    expect((await operator.post<DashboardData>(path)).body.admin_of).toEqual([first]);
    expect((await admin.post<DashboardData>(path)).body.admin_of).toEqual([]);
    const { db, clock } = server();
    const deleted = (deleted_at: string | null) =>
      setRows(db, 'service', { deleted_at }, { id: first });
    await deleted(clock.now().toISOString());
    expect((await operator.post<DashboardData>(path)).body.admin_of).toEqual([first]);
    await deleted(null);
  });

  it('C5 the dashboard counts all open requests, whatever the limit', async () => {
    const path = `${paths.dashboard(server().project.id)}?limit=1`;
    const { body } = await operator.post<DashboardData>(path);
    expect(body.requests.data).toHaveLength(1);
    const counted = Object.values(body.grouped).reduce((sum, count) => sum + count, 0);
    expect(counted).toBe(body.requests.totalCount);
  });

  it('D2 the filtering options are the project’s devices, services and users', async () => {
    const { body } = await operator.get<FilteringOptions>(
      paths.filteringOptions(server().project.id),
    );
    const { devices, services, users } = server().project;
    expect(body).toEqual({
      devices: devices.map(({ id, name }) => ({ id, label: name })),
      services: [
        { id: services[0], label: 'Housekeeping' },
        { id: services[1], label: 'Room Service' },
      ],
      users: [
        { id: users.admin, label: 'admin' },
        { id: users.colleague, label: 'colleague' },
        { id: users.helena, label: 'helena' },
        { id: users.operator, label: 'operator' },
      ],
    });
  });

  it('U13 devices to choose from come in natural order: Room 2 before Room 10', async () => {
    const { project } = server();
    const [first, second] = project.devices;
    const rename = (id: number, name: string) =>
      admin.write(paths.deviceUpdate(project.id, id), { name, group_name: null });
    await rename(first.id, 'Room 10');
    await rename(second.id, 'room 2');
    const options = await operator.get<FilteringOptions>(paths.filteringOptions(project.id));
    expect(options.body.devices.map(({ label }) => label)).toEqual(['room 2', 'Room 10']);
    const devices = await operator.get<Device[]>(paths.devices(project.id));
    expect(devices.body.map(({ name }) => name)).toEqual(['room 2', 'Room 10']);
    await rename(first.id, first.name);
    await rename(second.id, second.name);
  });

  it('T1 an answer holds what happened up to its number, whatever changes meanwhile', async () => {
    const { id } = server().project;
    const ask = async () => {
      const { body: list } = await query('?limit=100', { 'state_id in': [waiting] });
      const { grouped, seq } = await admin.write<DashboardData>(paths.dashboard(id));
      const open = Object.values(grouped).reduce((sum, count) => sum + count, 0);
      return [list.totalCount - (list.seq ?? 0), open - seq];
    };
    const before = await ask();
    const work = Array.from({ length: 10 }, async () => {
      for (let round = 0; round < 10; round += 1) {
        await server().request();
        expect(await ask()).toEqual(before);
      }
    });
    await Promise.all(work);
  });
});
