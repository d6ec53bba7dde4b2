import { ASK_AGAIN_MS, NOT_SOLVED_MS } from '@concierge/contract/constants';
import type { DeviceRequest } from '@concierge/contract/devices';
import { paths } from '@concierge/contract/paths';
import type { RequestPage, ServiceRequest } from '@concierge/contract/requests';
import { RequestState } from '@concierge/contract/requestStates';
import type { TimelinePage } from '@concierge/contract/timeline';
import { beforeEach, expect, it } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { describeOnEachDatabase, signedIn } from '../../testing/eachDatabase.ts';
import { rowsOf } from '../../testing/rows.ts';

const { waiting, approved, canceled, done } = RequestState;

describeOnEachDatabase('what a guest does with an own request', (server) => {
  const operator = signedIn(server, 'operator');
  const guest = (room: 0 | 1 = 0) => server().device(server().project.devices[room]);
  const cancel = (id: number, who: Caller = guest()) =>
    who.post<DeviceRequest>(paths.deviceRequestCancel(id), {});
  const again = (id: number, who: Caller = guest()) =>
    who.post<DeviceRequest>(paths.deviceRequestAskAgain(id), {});
  const follow = (follows_id: number, service_id = server().project.services[0]) =>
    guest().post<DeviceRequest>(paths.deviceRequests(), { service_id, follows_id });
  const put = async (id: number, ...states: RequestState[]) => {
    for (const state of states) await server().put(operator, id, state);
  };
  const seen = async (id: number): Promise<ServiceRequest | undefined> =>
    (await operator.write<RequestPage>(paths.requestQuery(server().project.id), { 'id =': id }))
      .data[0];
  const timeline = async (id: number) =>
    (await operator.read<TimelinePage>(paths.requestTimeline(server().project.id, id))).data;
  const changes = async (id: number) =>
    (await rowsOf(server().db, 'event', { event: 'request.changed' })).filter(
      ({ payload }) => (JSON.parse(payload) as { payload: { id: number } }).payload.id === id,
    );

  beforeEach(() => server().clock.stop());

  it('W3 cancels what waits: nobody of the staff did it, once more changes nothing', async () => {
    const { id } = await server().request();
    const answer = await cancel(id);
    expect([answer.status, answer.body.state_id]).toEqual([200, canceled]);
    expect((await cancel(id)).body).toEqual(answer.body);
    expect(await seen(id)).toMatchObject({ state_id: canceled, canceled_by: null });
    expect((await timeline(id)).at(-1)).toMatchObject({ to_state: canceled, username: null });
    expect(await changes(id)).toHaveLength(1);
  });

  it('W3 asks again at most once a minute while it is open, and the row counts it', async () => {
    const { id } = await server().request();
    expect((await again(id)).status).toBe(429);
    server().clock.advance(ASK_AGAIN_MS);
    const answer = await again(id);
    expect(answer.body).toMatchObject({
      state_id: waiting,
      asked: 2,
      asked_at: expect.any(String),
    });
    expect((await again(id)).status).toBe(429);
    await put(id, approved);
    server().clock.advance(ASK_AGAIN_MS);
    expect((await again(id)).body).toMatchObject({ state_id: approved, asked: 3 });
    expect(await seen(id)).toMatchObject({ state_id: approved, asked: 3 });
    const kinds = (await timeline(id)).map(({ kind }) => kind);
    expect(kinds).toEqual(['created', 'asked_again', 'state', 'asked_again']);
  });

  it('W3 a request follows one that was done half an hour ago at most, of the same service', async () => {
    const { id } = await server().request();
    expect((await follow(id)).status).toBe(409);
    await put(id, approved, done);
    expect((await follow(id, server().project.services[1])).status).toBe(409);
    const { status, body } = await follow(id);
    expect([status, body.follows_id]).toEqual([201, id]);
    expect(await seen(body.id)).toMatchObject({ state_id: waiting, follows_id: id });
    server().clock.advance(NOT_SOLVED_MS + 60_000);
    expect((await follow(id)).status).toBe(409);
  });

  it.each([
    ['approved', [approved], 409, 429],
    ['canceled by staff', [approved, canceled], 409, 409],
    ['done', [approved, done], 409, 409],
  ])('W3 what was %s is not canceled, and nobody is named', async (_, states, one, other) => {
    const { id } = await server().request();
    await put(id, ...states);
    const answers = [await cancel(id), await again(id)];
    expect(answers.map(({ status }) => status)).toEqual([one, other]);
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(/operator|current/);
  });

  it('W3 another room and another stay do not reach it', async () => {
    const { project } = server();
    const { id } = await server().request();
    const [room] = project.devices;
    const expectGone = async (who: Caller) => {
      expect([(await cancel(id, who)).status, (await again(id, who)).status]).toEqual([404, 404]);
    };
    await expectGone(guest(1));
    await operator.write(paths.deviceStay(project.id, room.id), {});
    await expectGone(guest());
    expect((await follow(id)).status).toBe(404);
  });

  it('W3 D10 of a guest who cancels and staff who approve one wins, and both see it', async () => {
    const { id } = await server().request();
    const update = paths.requestUpdate(server().project.id, id);
    const [own, staff] = await Promise.all([
      cancel(id),
      operator.post<{ errorCode?: string; current?: ServiceRequest }>(update, {
        state_id: approved,
        expected_state_id: waiting,
      }),
    ]);
    expect(new Set([own.status, staff.status])).toEqual(new Set([200, 409]));
    const row = await seen(id);
    expect(row?.state_id).toBe(own.status === 200 ? canceled : approved);
    const { data } = await guest().read<{ data: DeviceRequest[] }>(paths.deviceRequests());
    expect(data[0]).toMatchObject({ id, state_id: row?.state_id });
    expect(await changes(id)).toHaveLength(1);
  });
});
