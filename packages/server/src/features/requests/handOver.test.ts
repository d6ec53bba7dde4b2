import { expect, it } from 'vitest';
import { RequestState } from '@concierge/contract/requestStates';
import { succeeded } from '../../testing/caller.ts';
import { describeOnEachDatabase } from '../../testing/eachDatabase.ts';
import { LiveClient } from '../../testing/liveClient.ts';
import { wayOn } from '../../testing/wayOn.ts';

const { canceled, done } = RequestState;

describeOnEachDatabase('handing over', (server) => {
  const {
    people,
    projectId,
    users,
    put,
    handOver,
    giveBack,
    stored,
    handOvers,
    rowFor,
    approvedBy,
    newUser,
    remove,
  } = wayOn(server);

  it('M9 the approver hands over with a note; the colleague is told at once and gives it back', async () => {
    const id = await approvedBy(people.operator);
    const { cookie = '' } = people.colleague.headers;
    const live = await new LiveClient(server().url, projectId(), { cookie }).greeted();
    const before = await stored(id);
    const { status, body } = await handOver(
      people.operator,
      id,
      users().colleague,
      ' Key is at the desk. ',
    );
    expect(status).toBe(200);
    expect(body.request).toMatchObject({ allowed_states: [], can_hand_over: false });
    expect(await stored(id)).toEqual({
      ...before,
      approved_by: users().colleague,
      handed_over_by: users().operator,
    });
    await live.received('request.noted');
    const told = live.events.map(({ event, payload }) => ({ event, payload }));
    expect(told).toEqual([
      {
        event: 'request.changed',
        payload: expect.objectContaining({
          id,
          changed_by: 'operator',
          update: expect.objectContaining({
            row: expect.objectContaining({
              approved_by: users().colleague,
              handed_over_by_name: 'operator',
            }),
            before: { approved_by: users().operator, approved_by_name: 'operator' },
          }),
        }),
      },
      {
        event: 'request.handed_over',
        payload: {
          id,
          service_id: server().project.services[0],
          how: 'handed_over',
          from: users().operator,
          from_name: 'operator',
          by: users().operator,
          by_name: 'operator',
          to: users().colleague,
          to_name: 'colleague',
          service_name: 'Housekeeping',
          device_name: 'Room 101',
        },
      },
      { event: 'request.noted', payload: { id, note_id: expect.any(Number) } },
    ]);
    expect(live.texts.join()).not.toContain('Key is at the desk');
    await live.end();

    expect(await rowFor(people.colleague, id)).toMatchObject({
      allowed_states: [canceled, done],
      can_hand_over: true,
      can_give_back: true,
      handed_over_by_name: 'operator',
    });
    const back = await giveBack(people.colleague, id);
    expect(back.body.request).toMatchObject({ approved_by_name: 'operator' });
    expect(back.body.request).not.toHaveProperty('handed_over_by');
    expect((await handOvers(id)).map(({ how }) => how)).toEqual(['handed_over', 'given_back']);
    // Once: the one who has it back hands it over like any other.
    expect((await giveBack(people.operator, id)).body.errorCode).toBe('hand_over_refused');
    expect((await put(people.operator, id, done)).status).toBe(200);
  });

  it('M9 not to oneself, not to nobody, and only by the approver', async () => {
    const id = await approvedBy(people.operator);
    const self = await handOver(people.operator, id, users().operator);
    expect([self.status, self.body]).toEqual([
      400,
      { errorCode: 'invalid_input', field: 'to_user_id' },
    ]);
    const gone = await newUser();
    await remove(gone.id);
    const disabled = await newUser();
    await server()
      .db.updateTable('app_user')
      .set({ disabled_at: new Date().toISOString() })
      .where('id', '=', disabled.id)
      .execute();
    const strangers = [gone.id, disabled.id, server().foreign.users.operator, 2_147_483_647];
    for (const stranger of strangers) {
      const { status, body } = await handOver(people.operator, id, stranger);
      expect([status, body.errorCode]).toEqual([404, 'not_found']);
    }
    for (const who of [people.colleague, people.admin]) {
      const { status, body } = await handOver(who, id, users().helena);
      expect([status, body]).toEqual([403, { errorCode: 'hand_over_refused' }]);
      expect((await giveBack(who, id)).status).toBe(403);
    }
    const long = await handOver(people.operator, id, users().colleague, 'x'.repeat(501));
    expect([long.status, long.body.field]).toEqual([400, 'note']);
    expect(await handOvers(id)).toEqual([]);
    expect((await handOver(people.operator, id, users().colleague, 'x'.repeat(500))).status).toBe(
      200,
    );
  });

  it('M9 what cannot be given back any more is handed over to another', async () => {
    const giver = await newUser();
    const id = await approvedBy(giver.caller);
    succeeded(await handOver(giver.caller, id, users().operator));
    await remove(giver.id);
    expect((await giveBack(people.operator, id)).status).toBe(404);
    expect((await handOver(people.operator, id, users().colleague)).status).toBe(200);
    expect((await put(people.colleague, id, done)).status).toBe(200);
  });
});
