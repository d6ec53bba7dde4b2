import { expect, it } from 'vitest';
import { RequestState } from '@concierge/contract/requestStates';
import { succeeded } from '../../testing/caller.ts';
import { describeOnEachDatabase } from '../../testing/eachDatabase.ts';
import { wayOn } from '../../testing/wayOn.ts';

const { waiting, approved, canceled, done } = RequestState;

const byNumber = (one: number, other: number) => one - other;

describeOnEachDatabase('taking over', (server) => {
  const {
    people,
    users,
    put,
    takeOver,
    handOver,
    giveBack,
    stored,
    handOvers,
    rowFor,
    approvedBy,
    newUser,
    remove,
  } = wayOn(server);

  it('M8 what a deleted user approved is taken over and finished by anyone of the project', async () => {
    const gone = await newUser();
    const id = await approvedBy(gone.caller);
    const before = await stored(id);
    expect(await rowFor(people.operator, id)).toMatchObject({ can_take_over: false });
    await remove(gone.id);
    expect(await rowFor(people.operator, id)).toMatchObject({
      approver_gone: true,
      approved_by_name: gone.username,
      allowed_states: [],
      can_take_over: true,
    });
    expect((await put(people.operator, id, done)).status).toBe(409);

    const { status, body } = await takeOver(people.operator, id, gone.id);
    expect([status, body.request]).toEqual([
      200,
      expect.objectContaining({
        state_id: approved,
        approved_by: users().operator,
        approved_by_name: 'operator',
        approved_at: before.approved_at,
        allowed_states: [canceled, done],
        can_take_over: false,
        can_hand_over: true,
        can_give_back: false,
      }),
    ]);
    expect(body.request).not.toHaveProperty('approver_gone');
    // D7 holds literally for the new approver.
    expect((await put(people.colleague, id, done)).status).toBe(409);
    expect((await put(people.operator, id, done)).status).toBe(200);
  });

  it('M8 an admin takes over from anyone, an operator from nobody who is there', async () => {
    const id = await approvedBy(people.operator);
    const refused = await takeOver(people.colleague, id, users().operator);
    expect([refused.status, refused.body]).toEqual([403, { errorCode: 'take_over_refused' }]);
    expect(await stored(id)).toMatchObject({ approved_by: users().operator });
    expect(await handOvers(id)).toEqual([]);
    expect((await takeOver(people.admin, id, users().operator)).status).toBe(200);
    // Nobody takes over from themselves.
    const own = await takeOver(people.admin, id, users().admin);
    expect([own.status, own.body.errorCode]).toEqual([403, 'take_over_refused']);
    expect(await handOvers(id)).toEqual([
      {
        how: 'taken_over',
        from_user_id: users().operator,
        to_user_id: users().admin,
        by_user_id: users().admin,
      },
    ]);
  });

  it.each([waiting, canceled, done])(
    'M8 M9 a request in state %i has no other approver: 409 with the row',
    async (state) => {
      const { id } = await server().request();
      if (state !== waiting) succeeded(await put(people.operator, id, approved));
      if (state !== waiting) succeeded(await put(people.operator, id, state));
      const answers = [
        await takeOver(people.admin, id, users().operator),
        await handOver(people.operator, id, users().colleague),
        await giveBack(people.operator, id),
      ];
      for (const { status, body } of answers) {
        expect([status, body.errorCode]).toEqual([409, 'request_state_conflict']);
        expect(body.current).toMatchObject({ id, state_id: state });
        expect(body.changedBy).toBe(state === waiting ? undefined : 'operator');
      }
    },
  );

  it('M8 of two who take over in the same instant one wins, the other is told who', async () => {
    const names = ['admin', 'helena', 'operator', 'colleague'] as const;
    for (let round = 0; round < 10; round += 1) {
      const gone = await newUser();
      const id = await approvedBy(gone.caller);
      await remove(gone.id);
      const answers = await Promise.all(names.map((name) => takeOver(people[name], id, gone.id)));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.toSorted(byNumber)).toEqual([200, 409, 409, 409]);
      const winner = names[statuses.indexOf(200)];
      for (const { status, body } of answers) {
        if (status === 200) continue;
        expect([body.errorCode, body.changedBy]).toEqual(['request_state_conflict', winner]);
        expect(body.current).toMatchObject({ id, state_id: approved, approved_by_name: winner });
      }
      expect(await handOvers(id)).toHaveLength(1);
    }
  });

  it('M8 a take-over and the approver’s last step in the same instant: one of them counts', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await approvedBy(people.operator);
      const [taken, finished] = await Promise.all([
        takeOver(people.admin, id, users().operator),
        put(people.operator, id, done),
      ]);
      expect([taken.status, finished.status].toSorted(byNumber)).toEqual([200, 409]);
      const row = await stored(id);
      const expected =
        taken.status === 200
          ? { state_id: approved, approved_by: users().admin }
          : { state_id: done, approved_by: users().operator };
      expect(row).toMatchObject(expected);
    }
  });

  it('M8 nobody takes over what they have canceled before', async () => {
    const gone = await newUser();
    const id = await approvedBy(gone.caller);
    await remove(gone.id);
    const canceled_log = `[{"user_id":${users().operator},"at":"2026-03-02T09:30:00.000Z"}]`;
    await server()
      .db.updateTable('service_request')
      .set({ canceled_log })
      .where('id', '=', id)
      .execute();
    expect((await takeOver(people.operator, id, gone.id)).status).toBe(403);
    expect((await takeOver(people.admin, id, gone.id)).status).toBe(200);
    // Nor are they given what they could not go on with.
    const given = await handOver(people.admin, id, users().operator);
    expect([given.status, given.body.errorCode]).toEqual([403, 'hand_over_refused']);
  });
});
