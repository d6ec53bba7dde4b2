import { paths } from '@concierge/contract/paths';
import type { ServiceRequest } from '@concierge/contract/requests';
import { expect, it } from 'vitest';
import { formOf } from '../../../lib/modal/formState.ts';
import { approvedRequest } from '../../../testing/requestCalls.ts';
import { signedInConsole } from '../../../testing/signedIn.ts';
import { waitFor } from '../../../testing/waitFor.ts';
import { dashboardRequested } from '../../services/servicesSlice.ts';
import { replyOpened } from '../requestsSlice.ts';
import {
  giveBackRequested,
  handOverRequested,
  seenRequested,
  takeOverRequested,
} from './handOverSlice.ts';

const context = signedInConsole();
const handOver = () => context.tab.state().handOver;
const form = ({ id }: ServiceRequest) => formOf(handOver().forms, id);
const shown = () => context.tab.state().requests.reply?.request;
const notices = () => context.tab.notices.map(({ tone, title, body }) => [tone, title, body]);

/** A request this user has approved, open in the reply. */
async function approvedBy(username: 'admin' | 'operator'): Promise<ServiceRequest> {
  const row = await approvedRequest(context, username);
  context.tab.dispatch(replyOpened(row));
  context.tab.notices.length = 0;
  return row;
}

it('M8 a take-over changes the approver of the request on screen, and nothing else', async () => {
  const request = await approvedBy('operator');
  expect(request.can_take_over).toBe(true);
  context.tab.dispatch(takeOverRequested(request));
  expect(handOver().pending).toEqual({ [request.id]: 'takeOver' });
  await context.tab.until((state) => !state.handOver.pending[request.id]);
  expect(shown()).toMatchObject({ state_id: 2, approved_by_name: 'admin' });
  expect(shown()?.approved_at).toBe(request.approved_at);
  expect(notices()).toEqual([['success', undefined, 'You took over the request']]);
  expect(context.tab.notices[0]?.about).toContain(request.device_name);
});

it('M8 who was too late sees the request as it is and who has it', async () => {
  const request = await approvedBy('operator');
  const helena = await context.server.signIn('helena');
  await helena.write(paths.requestTakeOver(context.server.project.id, request.id), {
    expected_approved_by: request.approved_by,
  });
  context.tab.dispatch(takeOverRequested(request));
  await context.tab.until((state) => !state.handOver.pending[request.id]);
  expect(handOver().lost).toMatchObject({ [request.id]: { changedBy: 'helena' } });
  expect(shown()?.approved_by_name).toBe('helena');
});

it('M9 U55 handing over and the note go in one call', async () => {
  const request = await approvedBy('admin');
  const to = { id: context.server.project.users.operator, label: 'operator' };
  context.sent.length = 0;
  context.tab.dispatch(handOverRequested({ request, to, note: 'Knock twice' }));
  await context.tab.until(() => form(request).saved);
  expect(context.sent.filter(({ call }) => call.startsWith('POST'))).toMatchObject([
    { call: `POST /service/request/${request.id}/hand-over` },
  ]);
  expect(shown()?.approved_by_name).toBe('operator');
  await context.tab.until(({ requests }) => formOf(requests.forms, request.id).saved);
});

it('M9 who gets a request is notified at once and may give it back', async () => {
  const request = await approvedBy('operator');
  const operator = await context.server.signIn('operator');
  const { id, users } = context.server.project;
  await operator.write(paths.requestHandOver(id, request.id), { to_user_id: users.admin });
  await waitFor(() =>
    expect(notices()).toContainEqual([
      'info',
      'operator handed a request over to you',
      expect.stringContaining(request.device_name),
    ]),
  );
  expect(context.tab.notices.at(-1)?.live?.href).toContain(`reply=${request.id}`);
  await context.tab.until(({ requests }) => requests.reply?.request.can_give_back === true);
  context.tab.dispatch(giveBackRequested(shown() ?? request));
  await context.tab.until((state) => !state.handOver.pending[request.id]);
  expect(shown()?.approved_by_name).toBe('operator');
  await context.tab.until(({ requests }) => formOf(requests.forms, request.id).saved);
});

it('U56 what a colleague gave is counted until it is opened, also when the console starts', async () => {
  const request = await approvedBy('operator');
  const operator = await context.server.signIn('operator');
  const { id, users } = context.server.project;
  const unseen = () => context.tab.state().services.unseen[users.admin] ?? 0;
  const before = unseen();
  await operator.write(paths.requestHandOver(id, request.id), { to_user_id: users.admin });
  await context.tab.until(() => unseen() === before + 1);
  context.tab.dispatch(dashboardRequested());
  await context.tab.until(({ services }) => !services.dashboard.isLoading);
  expect(unseen()).toBe(before + 1);
  context.tab.dispatch(seenRequested(request));
  await context.tab.until(() => unseen() === before);
  expect(shown()).not.toHaveProperty('unseen');
});
