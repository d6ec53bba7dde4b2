import { paths } from '@concierge/contract/paths';
import { RequestState } from '@concierge/contract/requestStates';
import { describe, expect, it } from 'vitest';
import { type Answer, succeeded } from '../../testing/caller.ts';
import { serverForTests, signedIn } from '../../testing/eachDatabase.ts';
import { untilLockWaits } from '../../testing/lockWaits.ts';
import { rowOf, rowsOf } from '../../testing/rows.ts';

describe('two changes of one request, of which both have read the row before either writes', () => {
  const server = serverForTests({}, 'PostgreSQL');
  const people = {
    admin: signedIn(server, 'admin'),
    operator: signedIn(server, 'operator'),
    colleague: signedIn(server, 'colleague'),
  };
  type Person = keyof typeof people;

  const put = (state_id: RequestState) => (who: Person, id: number) =>
    people[who].post(paths.requestUpdate(server().project.id, id), { state_id });
  const [approve, cancel, complete] = [
    put(RequestState.approved),
    put(RequestState.canceled),
    put(RequestState.done),
  ];
  const takeOver = (who: Person, id: number) => {
    const expected_approved_by = server().project.users.operator;
    return people[who].post(paths.requestTakeOver(server().project.id, id), {
      expected_approved_by,
    });
  };
  const handOver = (who: Person, id: number) => {
    const to_user_id = server().project.users.colleague;
    return people[who].post(paths.requestHandOver(server().project.id, id), { to_user_id });
  };

  const cancelByGuest = (_who: Person, id: number) =>
    server().device(server().project.devices[0]).post(paths.deviceRequestCancel(id), {});

  type Change = (who: Person, id: number) => Promise<Answer>;
  it.each<[string, RequestState, Change, Change, Person]>([
    ['approved by two', RequestState.waiting, approve, approve, 'colleague'],
    ['approved and canceled', RequestState.waiting, approve, cancel, 'colleague'],
    ['canceled and approved', RequestState.waiting, cancel, approve, 'colleague'],
    [
      'canceled by its guest and approved',
      RequestState.waiting,
      cancelByGuest,
      approve,
      'colleague',
    ],
    ['completed and canceled', RequestState.approved, complete, cancel, 'operator'],
    ['handed over and completed', RequestState.approved, handOver, complete, 'operator'],
    ['completed and taken over', RequestState.approved, complete, takeOver, 'admin'],
    ['handed over and taken over', RequestState.approved, handOver, takeOver, 'admin'],
  ])('D10 %s: one wins, the other reads what happened', async (_, state, first, second, who) => {
    const { project, db } = server();
    const { id } = await server().request();
    if (state === RequestState.approved) succeeded(await approve('operator', id));
    const kept = await rowsOf(db, 'request_history', { request_id: id });
    const started = await db.transaction().execute(async (trx) => {
      const row = trx.selectFrom('service_request').select('id').where('id', '=', id);
      await row.forUpdate().execute();
      const one = first('operator', id);
      await untilLockWaits(db, 1);
      const two = second(who, id);
      await untilLockWaits(db, 2);
      return [one, two];
    });
    const answers = await Promise.all(started);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { state_id, approved_by } = await rowOf(db, 'service_request', { id });
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      errorCode: 'request_state_conflict',
      current: { id, state_id, approved_by },
    });
    const history = await rowsOf(db, 'request_history', { request_id: id });
    const moves = await rowsOf(db, 'request_hand_over', {
      project_id: project.id,
      request_id: id,
    });
    expect(history.length + moves.length).toBe(kept.length + 1);
  });
});
