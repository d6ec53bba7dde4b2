import { paths } from '@concierge/contract/paths';
import type { DashboardData, FilteringOptions, RequestPage } from '@concierge/contract/requests';
import { RequestState } from '@concierge/contract/requestStates';
import { expect, it } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { describeOnEachDatabase, signedIn } from '../../testing/eachDatabase.ts';
import { setRows } from '../../testing/rows.ts';

describeOnEachDatabase('the dashboard', (server) => {
  const admin = signedIn(server, 'admin');
  const operator = signedIn(server, 'operator');
  const dashboardOf = async (who: Caller, search = '') => {
    const path = `${paths.dashboard(server().project.id)}?limit=1${search}`;
    return await who.write<DashboardData>(path);
  };
  const put = (who: Caller, id: number, state: RequestState) => server().put(who, id, state);

  it('U38 U73 the dashboard says what waits since when, what each user holds, and what was completed since', async () => {
    const { clock, project, foreign } = server();
    clock.stop();
    expect(await dashboardOf(admin)).toMatchObject({ summary: { held: {} }, longest_waiting: [] });
    const first = await server().request();
    const firstAt = clock.now().toISOString();
    clock.advance(60_000);
    const second = await server().request();
    const secondAt = clock.now().toISOString();
    clock.advance(60_000);
    const third = await server().request();
    const guest = server().device(foreign.devices[0]);
    await guest.write(paths.deviceRequests(), { service_id: foreign.services[0] });
    expect((await dashboardOf(operator)).longest_waiting.slice(0, 2)).toEqual([
      { id: first.id, service_id: project.services[0], since: firstAt },
      { id: second.id, service_id: project.services[0], since: secondAt },
    ]);

    await put(operator, first.id, RequestState.approved);
    expect((await dashboardOf(admin)).summary).toEqual({
      held: { [project.users.operator]: 1 },
    });
    await put(admin, second.id, RequestState.approved);
    const done_since = clock.now().toISOString();
    clock.advance(1_000);
    await put(operator, first.id, RequestState.done);
    const search = `&done_since=${done_since}`;
    expect((await dashboardOf(operator, search)).summary).toEqual({
      held: { [project.users.admin]: 1 },
      done: 1,
      done_since,
    });
    const later = new Date(Date.parse(done_since) + 2_000).toISOString();
    expect((await dashboardOf(admin, `&done_since=${later}`)).summary?.done).toBe(0);
    await put(admin, third.id, RequestState.canceled);
    expect((await dashboardOf(admin)).longest_waiting).toEqual([]);
  });

  it.each(['yesterday', '2026-03-02', '2026-03-02T00:00:00Z', '2026-13-02T00:00:00.000Z'])(
    'U38 %s is no start of a day',
    async (since) => {
      const path = `${paths.dashboard(server().project.id)}?done_since=${since}`;
      expect(await admin.post(path)).toMatchObject({
        status: 400,
        body: { errorCode: 'invalid_input' },
      });
    },
  );

  it('U40 the dashboard says how many devices and users the project has', async () => {
    expect((await dashboardOf(admin)).setup).toEqual({ devices: 2, users: 4 });
  });

  it('U7 a deleted service is offered to filter by while requests of it are open', async () => {
    const { project } = server();
    const [, serviceId] = project.services;
    const { id } = await server().request({ service: serviceId });
    const filterServices = async () =>
      (await operator.read<FilteringOptions>(paths.filteringOptions(project.id))).services;
    expect((await dashboardOf(operator)).deleted_services).toEqual([]);

    await admin.write(paths.serviceDelete(project.id), { service_id: serviceId });
    const deleted = { service_id: serviceId, service_name: 'Room Service' };
    const data = await dashboardOf(operator);
    expect(data.deleted_services).toEqual([deleted]);
    expect(data.services.map(({ service_id }) => service_id)).not.toContain(serviceId);
    expect(data.grouped[serviceId]).toBe(1);
    const option = { id: serviceId, label: 'Room Service', deleted: true };
    expect(await filterServices()).toContainEqual(option);
    const filter = { 'service_id =': serviceId, 'state_id in': [RequestState.waiting] };
    const list = await operator.post<RequestPage>(paths.requestQuery(project.id), filter);
    expect(list.body.data.map((row) => row.id)).toEqual([id]);

    await put(admin, id, RequestState.canceled);
    expect((await dashboardOf(operator)).deleted_services).toEqual([]);
    expect(await filterServices()).not.toContainEqual(option);
  });

  it('K3 another project’s deleted services, requests and counts are not among them', async () => {
    const { clock, db, foreign } = server();
    const guest = server().device(foreign.devices[0]);
    await guest.write(paths.deviceRequests(), { service_id: foreign.services[1] });
    const deleted_at = clock.now().toISOString();
    await setRows(db, 'service', { deleted_at }, { id: foreign.services[1] });
    const data = await dashboardOf(admin);
    expect(data.deleted_services).toEqual([]);
    expect(data.grouped).not.toHaveProperty(String(foreign.services[1]));
    expect(data.longest_waiting).toEqual([]);
  });
});
