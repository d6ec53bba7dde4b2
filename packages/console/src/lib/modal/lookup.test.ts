import { describe, expect, it } from 'vitest';
import { readMessageListCall } from '../../features/messages/messageQuery.ts';
import {
  messageClosed,
  messageLookupRequested,
  messagesRequested,
} from '../../features/messages/messagesSlice.ts';
import { REQUEST_LIST_SHAPES, readRequestListCall } from '../../features/requests/requestQuery.ts';
import {
  listRequested,
  replyClosed,
  requestLookupRequested,
} from '../../features/requests/requestsSlice.ts';
import { signedInConsole } from '../../testing/signedIn.ts';

const context = signedInConsole();
const state = () => context.tab.state();
const finds = () =>
  context.sent.filter(({ body }) => typeof body === 'object' && body !== null && 'id =' in body);

const messages = {
  create: async (title: string) =>
    context.server.message(await context.server.signIn('helena'), { title }),
  lookup: () => state().messages.lookup,
  /** The ids in the list of an address, as it is on screen. */
  openList: async (query = '') => {
    context.tab.dispatch(messagesRequested(readMessageListCall(new URLSearchParams(query))));
    await context.tab.until(({ messages: { list } }) => !list.isLoading);
    return state().messages.list.rows.map(({ message_id }) => message_id);
  },
  lookUp: async (id: number | null) => {
    context.tab.dispatch(messageLookupRequested({ id }));
    await context.tab.until(
      ({ messages: { lookup } }) => lookup.failed || lookup.row?.message_id === id,
    );
  },
  close: () => messageClosed(),
};

const requests = {
  create: async (note: string) => (await context.server.request({ note })).id,
  lookup: () => state().requests.lookup,
  openList: async (query = '') => {
    const params = new URLSearchParams(query);
    context.tab.dispatch(listRequested(readRequestListCall(params, REQUEST_LIST_SHAPES.waiting)));
    await context.tab.until(({ requests: { list } }) => !list.isLoading);
    return state().requests.list.rows.map(({ id }) => id);
  },
  lookUp: async (id: number | null) => {
    context.tab.dispatch(requestLookupRequested({ id }));
    await context.tab.until(({ requests: { lookup } }) => lookup.failed || lookup.row?.id === id);
  },
  close: replyClosed,
};

it.each([
  ['message on another page', messages, 'limit=5', { title: 'Looked up' }],
  ['message that the filter leaves out', messages, 'type=2', { title: 'Looked up' }],
  ['request on another page', requests, 'limit=5', { note: 'Looked up' }],
])('E4 D6 a %s is loaded by its id', async (_what, rows, query, row) => {
  const id = await rows.create('Looked up');
  for (const name of ['A', 'B', 'C', 'D', 'E']) await rows.create(name);
  expect(await rows.openList(query)).not.toContain(id);
  await rows.lookUp(id);
  expect(rows.lookup()).toMatchObject({ row, failed: false });
  expect(finds()).toMatchObject([{ body: { 'id =': id }, params: { limit: 1 } }]);
  expect(context.tab.notices.filter(({ tone }) => tone === 'warning')).toEqual([]);
  context.tab.dispatch(rows.close(id));
  expect(rows.lookup()).toEqual({ row: null, failed: false });
});

describe.each([
  ['message', messages],
  ['request', requests],
])('%s', (what, rows) => {
  it.each([
    ['that is not there', 987_654],
    ['that is no id', null],
  ])('E4 D6 one %s is reported, and nothing opens', async (_which, id) => {
    await rows.openList();
    await rows.lookUp(id);
    expect(rows.lookup()).toEqual({ row: null, failed: true });
    expect(context.tab.notices.at(-1)).toMatchObject({
      tone: 'warning',
      body: `This ${what} no longer exists.`,
    });
  });

  it('E4 D6 J3 a lost connection is reported as such', async () => {
    await rows.openList();
    context.unplug();
    await rows.lookUp(987_654);
    expect(rows.lookup()).toEqual({ row: null, failed: true });
    expect(context.tab.notices.at(-1)).toMatchObject({
      tone: 'danger',
      body: expect.stringContaining('cannot be reached'),
    });
  });
});
