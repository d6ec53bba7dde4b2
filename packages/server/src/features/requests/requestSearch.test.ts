import { paths } from '@concierge/contract/paths';
import { RequestState } from '@concierge/contract/requestStates';
import type { RequestFilter, RequestPage } from '@concierge/contract/requests';
import type { StaffNoteAnswer } from '@concierge/contract/timeline';
import { beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase, signedIn } from '../../testing/eachDatabase.ts';
import { setRows } from '../../testing/rows.ts';

const { approved, canceled, done } = RequestState;

describeOnEachDatabase('the search of requests', (server) => {
  const admin = signedIn(server, 'admin');
  const operator = signedIn(server, 'operator');
  const ids: Record<string, number> = {};
  const projectId = () => server().project.id;

  /** The requests that a filter finds, by their names in this test. */
  async function found(filter: RequestFilter): Promise<string[]> {
    const path = `${paths.requestQuery(projectId())}?limit=50`;
    const { data, totalCount } = await admin.write<RequestPage>(path, filter);
    expect(totalCount).toBe(data.length);
    const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
    return data.map(({ id }) => names.get(id) ?? `${id}`).toReversed();
  }

  const noteOf = (id: number, text: string) =>
    operator.write<StaffNoteAnswer>(paths.staffNote(projectId(), id), { text });

  beforeAll(async () => {
    const { project, foreign } = server();
    const [room, hall] = project.devices;
    const [cleaning, dining] = project.services;
    const add = async (
      name: string,
      options: Parameters<ReturnType<typeof server>['request']>[0],
    ) => {
      ids[name] = (await server().request(options)).id;
    };
    const named = { name: 'Škola 7', group_name: 'Křídlo B' };
    await admin.write(paths.deviceUpdate(projectId(), hall.id), named);
    await add('towels', { note: 'İki havlu, 100% pamuk' });
    await add('school', { device: hall, service: dining, note: 'ŽÁDOST o_snídani' });
    await add('held', { device: room, service: cleaning });
    await add('done', { service: dining });
    await add('canceled', { note: 'C:\\temp' });
    await server().put(operator, ids['held'] ?? 0, approved);
    for (const state of [approved, done]) await server().put(admin, ids['done'] ?? 0, state);
    await server().put(operator, ids['canceled'] ?? 0, canceled);
    await noteOf(ids['done'] ?? 0, 'Guest was in the Sauna');
    const guest = server().device(foreign.devices[0]);
    const body = { service_id: foreign.services[0], note: 'havlu sauna' };
    await guest.write(paths.deviceRequests(), body);
  }, 60_000);

  const ALL = ['towels', 'school', 'held', 'done', 'canceled'];
  const cases: [search: string, expected: string[]][] = [
    ['HAVLU', ['towels']],
    ['iki  havlu', ['towels']],
    ['zadost', ['school']],
    ['skola', ['school']],
    ['kridlo b', ['school']],
    ['room', ALL],
    ['room service', ['school', 'done']],
    ['room 101 housekeeping', ['towels', 'held', 'canceled']],
    ['operator', ['held', 'canceled']],
    ['admin', ['done']],
    ['sauna', ['done']],
    ['sauna service', ['done']],
    ['%', ['towels']],
    ['_', ['school']],
    ['\\', ['canceled']],
    ["'", []],
    ['havlu sauna', []],
    ['#0', []],
    ['', ALL],
    [' \u00A0 ', ALL],
  ];
  it.each(cases)('U67 %j finds what has each word somewhere', async (search, expected) => {
    expect(await found({ search })).toEqual(expected);
  });

  it('U67 a number finds its request, beside other filters and days', async () => {
    const { held = 0, school = 0 } = ids;
    expect(await found({ search: `#${held}` })).toEqual(['held']);
    expect(await found({ search: `#${held}`, 'state_id in': [done] })).toEqual([]);
    const at = '2026-01-05T00:00:00.000Z';
    await setRows(server().db, 'service_request', { service_date: at }, { id: school });
    const day = { 'service_date >=': at, 'service_date <': '2026-01-06T00:00:00.000Z' };
    expect(await found(day)).toEqual(['school']);
    expect(await found({ ...day, search: 'havlu' })).toEqual([]);
    expect(await found({ 'service_date <': at })).toEqual([]);
  });

  it('U67 a withdrawn note and a former name are found no more, a deleted service still is', async () => {
    const { project } = server();
    const { id } = await server().request({ service: project.services[1] });
    ids['last'] = id;
    const { entry } = await noteOf(id, 'lost passport');
    expect(await found({ search: 'passport' })).toEqual(['last']);
    await operator.write(paths.staffNoteWithdraw(projectId(), id, entry.note?.note_id ?? 0), {});
    expect(await found({ search: 'passport' })).toEqual([]);
    await admin.write(paths.serviceDelete(projectId()), { service_id: project.services[1] });
    expect(await found({ search: 'room service' })).toEqual(['school', 'done', 'last']);
    const named = { name: 'Aula', group_name: null };
    await admin.write(paths.deviceUpdate(projectId(), project.devices[1].id), named);
    expect(await found({ search: 'skola' })).toEqual([]);
    expect(await found({ search: 'aula' })).toEqual(['school']);
  });

  it.each([
    { search: 'x'.repeat(101) },
    { search: 5 },
    { 'service_date >=': '2026-01-05' },
    { 'service_date <': '2026-01-05T00:00:00+02:00' },
    { 'service_date =': '2026-01-05T00:00:00.000Z' },
  ])('U67 %j is no filter', async (filter) => {
    const answer = await admin.post(paths.requestQuery(projectId()), filter);
    expect([answer.status, answer.body]).toEqual([400, { errorCode: 'invalid_filter' }]);
  });
});
