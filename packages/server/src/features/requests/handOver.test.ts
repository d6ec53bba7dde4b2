import type { HandOverAnswer } from '@concierge/contract/handOver';
import { paths } from '@concierge/contract/paths';
import { RequestState } from '@concierge/contract/requestStates';
import type { DashboardData } from '@concierge/contract/requests';
import type { User } from '@concierge/contract/users';
import { UserType } from '@concierge/contract/userTypes';
import { beforeAll, expect, it } from 'vitest';
import { type Caller, succeeded } from '../../testing/caller.ts';
import { describeOnEachDatabase } from '../../testing/eachDatabase.ts';
import { rowOf, rowsOf, setRows } from '../../testing/rows.ts';
import { PASSWORD, USERNAMES, type Username } from '../../testing/testProject.ts';

const { waiting, approved, canceled, done } = RequestState;

type Answer = HandOverAnswer & {
  errorCode: string;
  changedBy?: string;
};

/** A refused answer. */
const refusal = (status: number, errorCode: string, more = {}) => ({
  status,
  body: { errorCode, ...more },
});

describeOnEachDatabase('moving a request to another approver', (server) => {
  let projectId: number;
  let users: Readonly<Record<Username, number>>;
  const people = {} as Record<Username, Caller>;
  let added = 0;
  beforeAll(async () => {
    ({ id: projectId, users } = server().project);
    for (const name of USERNAMES) people[name] = await server().signIn(name);
  });

  const put = (who: Caller, id: number, state_id: RequestState) =>
    who.post(paths.requestUpdate(projectId, id), { state_id });
  const takeOver = (who: Caller, id: number, expected_approved_by: number) =>
    who.post<Answer>(paths.requestTakeOver(projectId, id), { expected_approved_by });
  const handOver = (who: Caller, id: number, to_user_id: number, note?: string) =>
    who.post<Answer>(paths.requestHandOver(projectId, id), { to_user_id, note });
  const giveBack = (who: Caller, id: number) =>
    who.post<Answer>(paths.requestGiveBack(projectId, id), {});
  const stored = (id: number) => rowOf(server().db, 'service_request', { id });
  const handOvers = (request_id: number) =>
    rowsOf(server().db, 'request_hand_over', { request_id });
  const rowFor = (who: Caller, id: number) => server().row(who, id);

  /** A request they approved. */
  async function approvedBy(who: Caller): Promise<number> {
    const { id } = await server().request();
    succeeded(await put(who, id, RequestState.approved));
    return id;
  }

  /** A new operator, signed in. */
  async function newUser() {
    const username = `night ${(added += 1)}`;
    const user = { username, user_type: UserType.operator, password: PASSWORD };
    const body = await people.admin.write<User>(paths.userCreate(projectId), user);
    return { id: body.id, username, caller: await server().signIn(username) };
  }
  const remove = async (id: number) =>
    succeeded(await people.admin.post(paths.userDelete(projectId), { id }));
  /** A request whose approver has been deleted. */
  async function leftBehind() {
    const gone = await newUser();
    const id = await approvedBy(gone.caller);
    await remove(gone.id);
    return { id, gone };
  }

  it('M8 what a deleted user approved is taken over and finished by anyone of the project', async () => {
    const { id, gone } = await leftBehind();
    const before = await stored(id);
    expect(await rowFor(people.operator, id)).toMatchObject({
      approver_gone: true,
      approved_by_name: gone.username,
      allowed_states: [],
      can_take_over: true,
    });
    expect((await put(people.operator, id, done)).status).toBe(409);

    const { request } = succeeded(await takeOver(people.operator, id, gone.id)).body;
    expect(request).toMatchObject({
      state_id: approved,
      approved_by: users.operator,
      approved_by_name: 'operator',
      approved_at: before.approved_at,
      allowed_states: [canceled, done],
      can_take_over: false,
      can_hand_over: true,
      can_give_back: false,
    });
    expect(request).not.toHaveProperty('approver_gone');
    // D7 holds literally for the new approver.
    expect((await put(people.colleague, id, done)).status).toBe(409);
    expect((await put(people.operator, id, done)).status).toBe(200);
  });

  it('M8 the event has what every column was that is another one now', async () => {
    const id = await approvedBy(people.operator);
    succeeded(await handOver(people.operator, id, users.colleague));
    const live = await server().live(people.admin);
    succeeded(await giveBack(people.colleague, id));
    await live.received('request.handed_over');
    await live.end();
    const [change] = live.events;
    expect(change?.payload).toHaveProperty('update.before', {
      approved_by: users.colleague,
      approver_since: expect.any(String),
      approved_by_name: 'colleague',
      handed_over_by: users.operator,
      handed_over_by_name: 'operator',
    });
  });

  it('U54 who approved it, and since when another handles it, stay known', async () => {
    const id = await approvedBy(people.operator);
    const before = await rowFor(people.operator, id);
    expect(before).not.toHaveProperty('first_approved_by_name');
    succeeded(await handOver(people.operator, id, users.colleague));
    succeeded(await takeOver(people.admin, id, users.colleague));
    succeeded(await put(people.admin, id, done));
    const [, taken] = await handOvers(id);
    expect(await rowFor(people.colleague, id)).toMatchObject({
      approved_at: before?.approved_at,
      first_approved_by_name: 'operator',
      approved_by_name: 'admin',
      approver_since: taken?.created_at,
      completed_by_name: 'admin',
    });
  });

  it('U56 what a colleague gave is counted as unseen until its approver has opened it', async () => {
    const seen = (who: Caller, id: number) =>
      who.post<Answer>(paths.requestSeen(projectId, id), {});
    const unseen = async () => {
      const board = await people.helena.write<DashboardData>(paths.dashboard(projectId), {});
      return board.summary?.unseen ?? {};
    };
    const before = await unseen();
    const [given, taken] = [await approvedBy(people.operator), await approvedBy(people.operator)];
    succeeded(await takeOver(people.admin, taken, users.operator));
    succeeded(await handOver(people.operator, given, users.helena));
    // What one takes oneself is not new.
    expect(await rowFor(people.admin, taken)).not.toHaveProperty('unseen');
    expect(await rowFor(people.helena, given)).toMatchObject({ unseen: true });
    expect(await unseen()).toEqual({ ...before, [users.helena]: 1 });

    // Nobody opens it for another one.
    expect((await seen(people.admin, given)).body.request).toMatchObject({ unseen: true });
    const live = await server().live(people.operator);
    expect((await seen(people.helena, given)).body.request).not.toHaveProperty('unseen');
    await live.received('request.changed');
    const change = { id: given, update: { before: { unseen: true } } };
    expect(live.events[0]?.payload).toMatchObject(change);
    // The second time is no change: the next event is that of giving it back.
    succeeded(await seen(people.helena, given));
    succeeded(await giveBack(people.helena, given));
    await live.received('request.handed_over');
    const names = ['request.changed', 'request.changed', 'request.handed_over'];
    expect(live.events.map(({ event }) => event)).toEqual(names);
    await live.end();
    const returned = { [users.operator]: (before[users.operator] ?? 0) + 1 };
    expect(await unseen()).toEqual({ ...before, ...returned });
    succeeded(await put(people.operator, given, done));
    expect(await rowFor(people.operator, given)).not.toHaveProperty('unseen');
    expect(await unseen()).toEqual(before);
  });

  it('M8 an admin takes over from anyone, an operator from nobody who is there', async () => {
    const id = await approvedBy(people.operator);
    expect(await rowFor(people.colleague, id)).toMatchObject({ can_take_over: false });
    const refused = await takeOver(people.colleague, id, users.operator);
    expect(refused).toMatchObject(refusal(403, 'take_over_refused'));
    expect(await stored(id)).toMatchObject({ approved_by: users.operator });
    expect(await handOvers(id)).toEqual([]);
    expect((await takeOver(people.admin, id, users.operator)).status).toBe(200);
    // Nobody takes over from themselves.
    const own = await takeOver(people.admin, id, users.admin);
    expect(own).toMatchObject(refusal(403, 'take_over_refused'));
    const who = { from_user_id: users.operator, to_user_id: users.admin, by_user_id: users.admin };
    expect(await handOvers(id)).toMatchObject([{ how: 'taken_over', ...who }]);
  });

  it.each([waiting, canceled, done])(
    'M8 M9 a request in state %i has no other approver: 409 with the row',
    async (state) => {
      const { id } = await server().request();
      if (state !== waiting) succeeded(await put(people.operator, id, approved));
      if (state !== waiting) succeeded(await put(people.operator, id, state));
      const answers = [
        await takeOver(people.admin, id, users.operator),
        await handOver(people.operator, id, users.colleague),
        await giveBack(people.operator, id),
      ];
      for (const answer of answers) {
        const conflict = { current: { id, state_id: state } };
        expect(answer).toMatchObject(refusal(409, 'request_state_conflict', conflict));
        expect(answer.body.changedBy).toBe(state === waiting ? undefined : 'operator');
      }
    },
  );

  it('M8 of two who take over in the same instant one wins, the other sees who', async () => {
    const names = ['admin', 'helena', 'operator', 'colleague'] as const;
    for (let round = 0; round < 10; round += 1) {
      const { id, gone } = await leftBehind();
      const answers = await Promise.all(names.map((name) => takeOver(people[name], id, gone.id)));
      const winner = names[answers.findIndex(({ status }) => status === 200)];
      const current = { id, state_id: approved, approved_by_name: winner };
      const conflict = refusal(409, 'request_state_conflict', { changedBy: winner, current });
      const losers = answers.filter(({ status }) => status !== 200);
      expect(losers).toMatchObject([conflict, conflict, conflict]);
      expect(await handOvers(id)).toHaveLength(1);
    }
  });

  it('M8 nobody takes over what they have canceled before', async () => {
    const { id, gone } = await leftBehind();
    const canceled_log = `[{"user_id":${users.operator},"at":"2026-03-02T09:30:00.000Z"}]`;
    await setRows(server().db, 'service_request', { canceled_log }, { id });
    expect((await takeOver(people.operator, id, gone.id)).status).toBe(403);
    expect((await takeOver(people.admin, id, gone.id)).status).toBe(200);
    // Nor are they given what they could not go on with.
    const given = await handOver(people.admin, id, users.operator);
    expect(given).toMatchObject(refusal(403, 'hand_over_refused'));
  });

  it('M9 the approver hands over with a note; the colleague is notified at once and gives it back', async () => {
    const id = await approvedBy(people.operator);
    const live = await server().live(people.colleague);
    const note = ' Key is at the desk. ';
    const { request } = succeeded(await handOver(people.operator, id, users.colleague, note)).body;
    expect(request).toMatchObject({ allowed_states: [], can_hand_over: false });
    const holders = { approved_by: users.colleague, handed_over_by: users.operator };
    expect(await stored(id)).toMatchObject(holders);
    await live.received('request.noted');
    const names = ['request.changed', 'request.handed_over', 'request.noted'];
    expect(live.events.map(({ event }) => event)).toEqual(names);
    const giver = { from: users.operator, by_name: 'operator' };
    const taker = { to: users.colleague, to_name: 'colleague' };
    const handedOver = { id, how: 'handed_over', ...giver, ...taker };
    expect(live.events[1]?.payload).toMatchObject(handedOver);
    expect(live.texts.join()).not.toContain('Key is at the desk');
    await live.end();

    expect(await rowFor(people.colleague, id)).toMatchObject({
      allowed_states: [canceled, done],
      can_hand_over: true,
      can_give_back: true,
      handed_over_by_name: 'operator',
    });
    const back = succeeded(await giveBack(people.colleague, id)).body;
    expect(back.request).toMatchObject({ approved_by_name: 'operator' });
    expect(back.request).not.toHaveProperty('handed_over_by');
    expect((await handOvers(id)).map(({ how }) => how)).toEqual(['handed_over', 'given_back']);
    // Once: the one who has it back hands it over like any other.
    expect((await giveBack(people.operator, id)).body.errorCode).toBe('hand_over_refused');
    expect((await put(people.operator, id, done)).status).toBe(200);
  });

  it('M9 not to oneself, not to nobody, and only by the approver', async () => {
    const id = await approvedBy(people.operator);
    const self = await handOver(people.operator, id, users.operator);
    expect(self).toMatchObject(refusal(400, 'invalid_input', { field: 'to_user_id' }));
    const gone = await newUser();
    await remove(gone.id);
    const disabled = await newUser();
    const disabled_at = new Date().toISOString();
    await setRows(server().db, 'app_user', { disabled_at }, { id: disabled.id });
    const strangers = [gone.id, disabled.id, server().foreign.users.operator, 2_147_483_647];
    for (const stranger of strangers) {
      expect(await handOver(people.operator, id, stranger)).toMatchObject(
        refusal(404, 'not_found'),
      );
    }
    for (const who of [people.colleague, people.admin]) {
      const answers = [await handOver(who, id, users.helena), await giveBack(who, id)];
      for (const answer of answers) expect(answer).toMatchObject(refusal(403, 'hand_over_refused'));
    }
    const long = await handOver(people.operator, id, users.colleague, 'x'.repeat(501));
    expect(long).toMatchObject(refusal(400, 'invalid_input', { field: 'note' }));
    expect(await handOvers(id)).toEqual([]);
    succeeded(await handOver(people.operator, id, users.colleague, 'x'.repeat(500)));
  });

  it('M9 what cannot be given back any more is handed over to another', async () => {
    const giver = await newUser();
    const id = await approvedBy(giver.caller);
    succeeded(await handOver(giver.caller, id, users.operator));
    await remove(giver.id);
    expect((await giveBack(people.operator, id)).status).toBe(404);
    expect((await handOver(people.operator, id, users.colleague)).status).toBe(200);
    expect((await put(people.colleague, id, done)).status).toBe(200);
  });
});
