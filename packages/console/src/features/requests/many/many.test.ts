import { paths } from '@concierge/contract/paths';
import type { ServiceRequest } from '@concierge/contract/requests';
import { expect, it } from 'vitest';
import { formOf } from '../../../lib/modal/formState.ts';
import { holdAnswer } from '../../../testing/holdAnswer.ts';
import { approvedRequest } from '../../../testing/requestCalls.ts';
import { signedInConsole } from '../../../testing/signedIn.ts';
import { REQUEST_LIST_SHAPES, readRequestListCall } from '../requestQuery.ts';
import { listLeft, listRequested } from '../requestsSlice.ts';
import { MANY, manyClosed, manyRequested, selectionChanged, type ManyChange } from './manySlice.ts';

const context = signedInConsole();
const many = () => context.tab.state().many;
const rows = () => context.tab.state().requests.list.rows;
const said = () => context.tab.notices.map(({ tone, body, about }) => [tone, body, about]);

/** So many requests, all selected in the list that is on screen. */
async function selected(count: number, approver?: 'admin'): Promise<ServiceRequest[]> {
  const requests: ServiceRequest[] = [];
  for (let n = 0; n < count; n += 1) requests.push(await approvedRequest(context, approver));
  const shape = REQUEST_LIST_SHAPES[approver ? 'approved' : 'waiting'];
  context.tab.dispatch(listRequested(readRequestListCall(new URLSearchParams('limit=50'), shape)));
  await context.tab.until(({ requests: { list } }) => !list.isLoading);
  context.tab.dispatch(selectionChanged(requests.map(({ id }) => id)));
  context.sent.length = 0;
  context.tab.notices.length = 0;
  return requests;
}

async function change(requests: readonly ServiceRequest[], what: ManyChange): Promise<void> {
  context.tab.dispatch(manyRequested({ requests, change: what }));
  await context.tab.until((state) => !formOf(state.many.forms, MANY).pending);
}

it('U68 one call changes all; those a colleague changed first stay selected with the reason', async () => {
  const requests = await selected(3);
  const [first, taken] = requests as [ServiceRequest, ServiceRequest];
  const { project } = context.server;
  const operator = await context.server.signIn('operator');
  await operator.write(paths.requestUpdate(project.id, taken.id), { state_id: 2 });
  await change(requests, { state: 2, note: '' });
  expect(context.sent.filter(({ call }) => call.startsWith('POST /service/requests'))).toEqual([
    expect.objectContaining({
      call: 'POST /service/requests/update',
      body: {
        requests: requests.map(({ id }) => ({ id, expected_state_id: 1 })),
        state_id: 2,
      },
    }),
  ]);
  expect(many().selected).toEqual([taken.id]);
  expect(many().refused[taken.id]).toMatchObject({
    errorCode: 'request_state_conflict',
    changedBy: 'operator',
  });
  expect(said()).toEqual([
    ['success', '2 requests approved', expect.stringContaining(first.service_name)],
    ['warning', '1 request was not changed', expect.stringContaining(taken.service_name)],
  ]);
  // Selecting something else forgets the reason.
  context.tab.dispatch(selectionChanged([]));
  expect(many().refused).toEqual({});
});

it('U68 a colleague gets them with one note', async () => {
  const requests = await selected(2, 'admin');
  const to = { id: context.server.project.users.operator, label: 'operator' };
  await change(requests, { to, note: 'Night shift' });
  expect(context.sent[0]).toMatchObject({
    call: 'POST /service/requests/hand-over',
    body: { ids: requests.map(({ id }) => id), to_user_id: to.id, note: 'Night shift' },
  });
  expect(said()[0]?.slice(0, 2)).toEqual(['success', '2 requests handed over to operator']);
  expect(rows().filter(({ approved_by }) => approved_by === to.id)).not.toEqual([]);
});

it('U68 a call that fails leaves all selected, and the list that is left has none', async () => {
  const requests = await selected(2);
  const ids = requests.map(({ id }) => id);
  const plugIn = context.unplug();
  await change(requests, { state: 3, note: '' });
  plugIn();
  expect(many().selected).toEqual(ids);
  expect(formOf(many().forms, MANY).problem).toMatchObject({ kind: 'network' });
  context.tab.dispatch(listLeft());
  expect(many().selected).toEqual([]);
});

it('U68 what is refused once the list was left selects nothing in the next one', async () => {
  const requests = await selected(2);
  const operator = await context.server.signIn('operator');
  const path = paths.requestUpdate(context.server.project.id, requests[0]?.id ?? 0);
  await operator.write(path, { state_id: 2 });
  const answer = holdAnswer(/requests\/update$/);
  context.tab.dispatch(manyRequested({ requests, change: { state: 2, note: '' } }));
  await answer.came;
  context.tab.dispatch(manyClosed());
  context.tab.dispatch(listLeft());
  await answer.release('arrives');
  await context.tab.until((state) => !formOf(state.many.forms, MANY).pending);
  expect(many()).toMatchObject({ selected: [], refused: {} });
});
