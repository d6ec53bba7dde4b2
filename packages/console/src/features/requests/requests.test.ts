import { paths } from '@concierge/contract/paths';
import type { MessagePage } from '@concierge/contract/messages';
import type { ServiceRequest } from '@concierge/contract/requests';
import { describe, expect, it } from 'vitest';
import { formOf } from '../../lib/modal/formState.ts';
import { signedInConsole } from '../../testing/signedIn.ts';
import { REQUEST_LIST_SHAPES, type RequestListName, readRequestListCall } from './requestQuery.ts';
import { listRequested, replyOpened, stateChangeRequested } from './requestsSlice.ts';

const context = signedInConsole();

async function openList(list: RequestListName, query = '') {
  const call = readRequestListCall(new URLSearchParams(query), REQUEST_LIST_SHAPES[list]);
  context.tab.dispatch(listRequested(call));
  await context.tab.until(({ requests }) => !requests.list.isLoading);
  return context.tab.state().requests.list;
}

/** A request of a device, open in the reply modal over the waiting list. */
async function openReply() {
  const { id } = await context.server.request({ note: 'two towels' });
  const list = await openList('waiting');
  const request = list.rows.find((row) => row.id === id);
  if (!request) throw new Error('The request is not on the waiting list');
  context.tab.dispatch(replyOpened(request));
  context.sent.length = 0;
  context.tab.notices.length = 0;
  return request;
}

const form = ({ id }: ServiceRequest) => formOf(context.tab.state().requests.forms, id);
const formDone = (request: ServiceRequest) => context.tab.until(() => !form(request).pending);
const updates = () => context.sent.filter(({ call }) => call.endsWith('/update'));

it('D2 D3 a list queries with the filter object and the order of its address', async () => {
  await openList('approved', 'device_id=1&approved_by=2&orderBy=approved_at&direction=ASC&limit=5');
  expect(context.sent.find(({ call }) => call === 'POST /service/request/query')).toMatchObject({
    // With the rows behind the page.
    params: { limit: 25, offset: 0, orderBy: 'approved_at', direction: 'ASC' },
    body: { 'state_id in': [2], 'approved_by =': 2, 'device_id =': 1 },
  });
});

describe('a reply', () => {
  it('D9 the row takes its new state and the approver, the note goes out as a message', async () => {
    const request = await openReply();
    context.tab.dispatch(stateChangeRequested({ request, state: 2, note: ' On our way ' }));
    await formDone(request);

    expect(updates()).toEqual([
      expect.objectContaining({
        call: `POST /service/request/${request.id}/update`,
        body: {
          state_id: 2,
          icon: request.full_path,
          service_name: request.service_name,
          expected_state_id: 1,
          note: 'On our way',
        },
      }),
    ]);
    const { rows } = context.tab.state().requests.list;
    expect(rows.find(({ id }) => id === request.id)).toMatchObject({
      state_id: 2,
      approved_by: context.server.project.users.admin,
      approved_by_name: 'admin',
    });
    expect(form(request).saved).toBe(true);
    expect(context.tab.notices).toContainEqual({
      tone: 'success',
      body: 'Request updated successfully',
      about: expect.stringContaining(request.device_name),
      id: expect.any(String),
    });
    expect(context.sent.some(({ call }) => call.endsWith('/message/create'))).toBe(false);

    const admin = await context.server.signIn('admin');
    const page = await admin.post<MessagePage>(paths.messageQuery(context.server.project.id), {});
    expect(page.body.data[0]).toMatchObject({
      message: 'On our way',
      state: 2,
      service_request_id: request.id,
    });
  });
});

it('U48 an open reply shows what begins in its room meanwhile', async () => {
  const request = await openReply();
  const shown = () => context.tab.state().requests.reply?.request;
  expect(shown()?.previous_stay).toBeUndefined();
  const admin = await context.server.signIn('admin');
  await admin.write(paths.deviceStay(context.server.project.id, request.device_id), {
    do_not_disturb: true,
  });
  await context.tab.until(() => shown()?.previous_stay === true);
  expect(shown()?.id).toBe(request.id);
});
