import { expect, it } from 'vitest';
import { paths } from '@concierge/contract/paths';
import { allowedStates, canceledLogUserIds } from '@concierge/contract/requestRules';
import { REQUEST_STATES, RequestState } from '@concierge/contract/requestStates';
import type {
  RequestHistoryEntry,
  RequestUpdateAnswer,
  RequestUpdateBody,
  ServiceRequest,
} from '@concierge/contract/requests';
import { UserType } from '@concierge/contract/userTypes';
import type { Caller } from '../../testing/caller.ts';
import { describeOnEachDatabase, signedIn } from '../../testing/eachDatabase.ts';
import { rowOf, rowsOf } from '../../testing/rows.ts';

const { waiting, approved, canceled, done } = RequestState;

interface Refusal {
  errorCode: string;
  current?: ServiceRequest;
  changedBy?: string;
}

describeOnEachDatabase('changing the state of a request', (server) => {
  const admin = signedIn(server, 'admin');
  const operator = signedIn(server, 'operator');
  const colleague = signedIn(server, 'colleague');
  const update = <Body = RequestUpdateAnswer>(who: Caller, id: number, body: RequestUpdateBody) =>
    who.post<Body>(paths.requestUpdate(server().project.id, id), body);
  const put = async (who: Caller, id: number, ...states: RequestState[]) => {
    for (const state of states) await server().put(who, id, state);
  };
  const row = (id: number) => rowOf(server().db, 'service_request', { id });
  const events = () => rowsOf(server().db, 'event');

  /** A new request, put into this state by this user. */
  const requestIn = async (state: RequestState, who: Caller) => {
    const { id } = await server().request();
    if (state !== waiting) await put(who, id, approved);
    if (state === canceled || state === done) await put(who, id, state);
    return row(id);
  };

  const people = ['admin', 'operator'] as const;
  it.each(people.flatMap((approver) => people.map((actor) => [actor, approver] as const)))(
    'D7 %s may do exactly what the rules allow with what %s approved, from every state to every state',
    async (actor, approver) => {
      const who = await server().signIn(actor);
      const first = await server().signIn(approver);
      const rules = {
        id: server().project.users[actor],
        user_type: actor === 'admin' ? UserType.admin : UserType.operator,
        is_service_admin: false,
      };
      for (const from of REQUEST_STATES) {
        for (const to of REQUEST_STATES) {
          const before = await requestIn(from, first);
          const { status, body } = await update<Refusal>(who, before.id, { state_id: to });
          const after = await row(before.id);
          const outcome = { status, errorCode: body.errorCode, state: after.state_id };
          const expected = allowedStates(before, rules).includes(to)
            ? { status: 200, errorCode: undefined, state: to }
            : { status: 409, errorCode: 'request_transition_refused', state: from };
          expect(outcome, `${from} to ${to}`).toEqual(expected);
        }
      }
    },
  );

  it('D9 approving sets state, approver and time, and answers the row with what is allowed next', async () => {
    const { id } = await server().request();
    const { body } = await update(operator, id, {
      state_id: approved,
      icon: '/icons/lucide/bell.svg',
      service_name: 'Housekeeping',
    });
    expect(body.message_id).toBeUndefined();
    expect(body.request).toMatchObject({
      id,
      state_id: approved,
      approved_by: server().project.users.operator,
      approved_by_name: 'operator',
      approved_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      canceled_by: null,
      completed_by: null,
      allowed_states: [canceled, done],
      can_note: true,
      can_message: true,
    });
  });

  it('D9 canceling and completing store user and time', async () => {
    const ofOperator = { id: server().project.users.operator };
    const declined = await server().request();
    await put(operator, declined.id, canceled);
    const canceledRow = await row(declined.id);
    expect(canceledRow).toMatchObject({ approved_by: null, canceled_by: ofOperator.id });
    expect(canceledLogUserIds(canceledRow.canceled_log)).toEqual([ofOperator.id]);

    const finished = await server().request();
    await put(operator, finished.id, approved, done);
    expect(await row(finished.id)).toMatchObject({
      approved_by: ofOperator.id,
      completed_by: ofOperator.id,
      completed_at: expect.any(String),
      canceled_log: null,
    });
  });

  it('D9 keeps every step in the history, in order', async () => {
    const { id } = await server().request();
    await put(admin, id, approved, canceled);
    const { body } = await admin.get<RequestHistoryEntry[]>(
      paths.requestHistory(server().project.id, id),
    );
    expect(
      body.map(({ from_state, to_state, username }) => [from_state, to_state, username]),
    ).toEqual([
      [null, waiting, null],
      [waiting, approved, 'admin'],
      [approved, canceled, 'admin'],
    ]);
  });

  it('D9 sends a note to the device as a published message titled by the service', async () => {
    const { id } = await server().request();
    const { body } = await update(operator, id, { state_id: approved, note: ' On my way. ' });
    expect(body.message_id).toEqual(expect.any(Number));
    const [room, other] = server().project.devices;
    const received = await server().inbox(room);
    expect(received.data[0]).toMatchObject({
      message_id: body.message_id,
      type: 1,
      title: 'Housekeeping',
      message: 'On my way.',
      viewed_at: null,
    });
    expect((await server().inbox(other)).totalCount).toBe(0);
  });

  it('D9 ignores a blank note', async () => {
    const { id } = await server().request({ service: server().project.services[1] });
    const { status, body } = await update(operator, id, { state_id: approved, note: ' \n ' });
    expect(status).toBe(200);
    expect(body.message_id).toBeUndefined();
  });

  it('D8 refuses a note of a user who is neither admin nor service admin, and changes nothing', async () => {
    const [own, other] = server().project.services;
    const { id } = await server().request({ service: other });
    const before = { row: await row(id), events: await events() };
    const refused = await update<Refusal>(operator, id, { state_id: approved, note: 'Hello' });
    expect([refused.status, refused.body]).toEqual([403, { errorCode: 'note_refused' }]);
    expect({ row: await row(id), events: await events() }).toEqual(before);
    expect((await update(admin, id, { state_id: approved, note: 'Hello' })).status).toBe(200);

    const { id: ownId } = await server().request({ service: own });
    const taken = await update(operator, ownId, { state_id: approved, note: 'Hello' });
    expect(taken.status).toBe(200);
  });

  it('D10 of two operators who approve a request at the same instant one wins, the other gets the name of the winner', async () => {
    const people = [operator, colleague, admin, await server().signIn('helena')];
    const names = ['operator', 'colleague', 'admin', 'helena'];
    for (let round = 0; round < 10; round += 1) {
      const { id } = await server().request();
      const decision = { state_id: approved, expected_state_id: waiting };
      const answers = await Promise.all(
        people.map((who) => update<RequestUpdateAnswer & Refusal>(who, id, decision)),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
      const winner = names[statuses.indexOf(200)];
      for (const { status, body } of answers) {
        if (status === 200) continue;
        expect(body.errorCode).toBe('request_state_conflict');
        expect(body.changedBy).toBe(winner);
        expect(body.current).toMatchObject({
          id,
          state_id: approved,
          approved_by_name: winner,
          allowed_states: [],
        });
      }
      expect(await rowsOf(server().db, 'request_history', { request_id: id })).toHaveLength(2);
    }
  });

  it('D10 refuses a decision made on an older state even where the change itself would be allowed', async () => {
    const { id } = await server().request();
    await put(operator, id, approved);
    const late = await update<Refusal>(operator, id, {
      state_id: canceled,
      expected_state_id: waiting,
    });
    expect([late.status, late.body.errorCode]).toEqual([409, 'request_state_conflict']);
    expect((await row(id)).state_id).toBe(approved);
  });

  it('D5 each row of the list has the states its reader may choose', async () => {
    const { id } = await server().request();
    await put(operator, id, approved);
    expect(await server().row(operator, id)).toMatchObject({
      id,
      allowed_states: [canceled, done],
      can_note: true,
      can_message: true,
    });
    expect(await server().row(colleague, id)).toMatchObject({
      id,
      allowed_states: [],
      can_note: false,
      can_message: false,
    });
  });
});
