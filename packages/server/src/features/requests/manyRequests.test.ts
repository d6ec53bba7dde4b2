import { MANY_REQUESTS, type ManyAnswer } from '@concierge/contract/manyRequests';
import { paths } from '@concierge/contract/paths';
import { RequestState } from '@concierge/contract/requestStates';
import { expect, it } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { describeOnEachDatabase, signedIn } from '../../testing/eachDatabase.ts';
import { rowOf, rowsOf } from '../../testing/rows.ts';
import { addTarget } from '../../testing/target.ts';

const { waiting, approved, canceled, done } = RequestState;

describeOnEachDatabase('many requests at once', (server) => {
  const admin = signedIn(server, 'admin');
  const operator = signedIn(server, 'operator');
  const colleague = signedIn(server, 'colleague');
  const path = (of: (projectId: number) => string) => of(server().project.id);
  const update = (who: Caller, ids: readonly number[], state_id: RequestState, more = {}) =>
    who.write<ManyAnswer>(path(paths.requestsUpdate), {
      requests: ids.map((id) => ({ id, ...more })),
      state_id,
    });
  const handOver = (who: Caller, ids: readonly number[], to_user_id: number) =>
    who.write<ManyAnswer>(path(paths.requestsHandOver), { ids, to_user_id, note: 'Night shift' });
  const newRequests = async (count: number) => {
    const ids: number[] = [];
    for (let n = 0; n < count; n += 1) ids.push((await server().request()).id);
    return ids;
  };
  const stateOf = async (id: number) =>
    (await rowOf(server().db, 'service_request', { id })).state_id;
  const eventsOf = async (event: string) =>
    (await rowsOf(server().db, 'event')).filter((row) => row.event === event).length;
  /** What became of each: the new state, or the code of the problem. */
  const outcomes = ({ results }: ManyAnswer) =>
    results.map(({ request, problem }) => request?.state_id ?? problem?.errorCode);

  it('U68 each request has its own answer, in the order of the call, and its own event', async () => {
    const [first = 0, taken = 0, last = 0] = await newRequests(3);
    await server().put(operator, taken, approved);
    const before = await eventsOf('request.changed');
    const answer = await update(admin, [last, taken, 999_999, first], approved, {
      expected_state_id: waiting,
    });
    expect(answer.results.map(({ id }) => id)).toEqual([last, taken, 999_999, first]);
    expect(outcomes(answer)).toEqual([approved, 'request_state_conflict', 'not_found', approved]);
    expect(answer.results[1]?.problem).toMatchObject({
      changedBy: 'operator',
      current: { id: taken, approved_by_name: 'operator' },
    });
    expect(await eventsOf('request.changed')).toBe(before + 2);
  });

  it('U68 the rules of one request hold for each of many', async () => {
    const [own = 0, theirs = 0, fresh = 0] = await newRequests(3);
    await server().put(operator, own, approved);
    await server().put(admin, theirs, approved);
    const completed = await update(operator, [own, theirs, fresh], done);
    expect(outcomes(completed)).toEqual([
      done,
      'request_transition_refused',
      'request_transition_refused',
    ]);
    // Twice the same: the second finds it as the first left it.
    expect(outcomes(await update(operator, [fresh, fresh], canceled))).toEqual([
      canceled,
      'request_transition_refused',
    ]);
  });

  it('U68 one note goes to the device of each, where the user may write one', async () => {
    const ids = await newRequests(2);
    const body = { requests: ids.map((id) => ({ id })), state_id: canceled, note: 'Closed today' };
    const refused = await colleague.write<ManyAnswer>(path(paths.requestsUpdate), body);
    expect(outcomes(refused)).toEqual(['note_refused', 'note_refused']);
    await admin.write(path(paths.requestsUpdate), body);
    for (const service_request_id of ids) {
      expect(await rowsOf(server().db, 'message', { service_request_id })).toMatchObject([
        { message: 'Closed today' },
      ]);
    }
  });

  it('U68 a colleague gets those that are one’s own', async () => {
    const { users } = server().project;
    const [own = 0, other = 0, theirs = 0] = await newRequests(3);
    await update(operator, [own, other], approved);
    await update(admin, [theirs], approved);
    const answer = await handOver(operator, [own, theirs, other], users.colleague);
    expect(outcomes(answer)).toEqual([approved, 'hand_over_refused', approved]);
    expect(answer.results[0]?.request).toMatchObject({ approved_by_name: 'colleague' });
    // Nobody hands over to oneself: each says so.
    const toOneself = await handOver(operator, [other], users.operator);
    expect(outcomes(toOneself)).toEqual(['invalid_input']);
  });

  it('U68 K3 a request of another project is one that does not exist', async () => {
    const { requestId, heldId } = await addTarget(server().db, server().foreign);
    const before = [await stateOf(requestId), await stateOf(heldId)];
    expect(outcomes(await update(admin, [requestId], approved))).toEqual(['not_found']);
    expect(outcomes(await handOver(admin, [heldId], server().project.users.operator))).toEqual([
      'not_found',
    ]);
    expect([await stateOf(requestId), await stateOf(heldId)]).toEqual(before);
  });

  it.each([0, MANY_REQUESTS + 1])('U68 %i requests are refused', async (count) => {
    const requests = Array.from({ length: count }, (_one, index) => ({ id: index + 1 }));
    const body = { requests, state_id: approved };
    const answer = await admin.post(path(paths.requestsUpdate), body);
    expect(answer).toMatchObject({ status: 400, body: { errorCode: 'invalid_input' } });
  });
});
