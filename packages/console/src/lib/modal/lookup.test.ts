import { describe, expect, it } from 'vitest';
import { messageClosed, messageLookupRequested } from '../../features/messages/messagesSlice.ts';
import { replyClosed, requestLookupRequested } from '../../features/requests/requestsSlice.ts';
import { signedInConsole } from '../../testing/signedIn.ts';

const context = signedInConsole();
const state = () => context.tab.state();
const finds = () =>
  context.sent.filter(({ body }) => typeof body === 'object' && body !== null && 'id =' in body);

const messages = {
  create: async () =>
    context.server.message(await context.server.signIn('helena'), { title: 'Looked up' }),
  row: { title: 'Looked up' },
  lookup: () => state().messages.lookup,
  lookUp: async (id: number | null) => {
    context.tab.dispatch(messageLookupRequested({ id }));
    await context.tab.until(
      ({ messages: { lookup } }) => lookup.failed || lookup.row?.message_id === id,
    );
  },
  close: () => messageClosed(),
};

const requests = {
  create: async () => (await context.server.request({ note: 'Looked up' })).id,
  row: { note: 'Looked up' },
  lookup: () => state().requests.lookup,
  lookUp: async (id: number | null) => {
    context.tab.dispatch(requestLookupRequested({ id }));
    await context.tab.until(({ requests: { lookup } }) => lookup.failed || lookup.row?.id === id);
  },
  close: replyClosed,
};

describe.each([
  ['message', messages],
  ['request', requests],
])('%s', (what, rows) => {
  it('E4 D6 one that the list does not show is loaded by its id', async () => {
    const id = await rows.create();
    await rows.lookUp(id);
    expect(rows.lookup()).toMatchObject({ row: rows.row, failed: false });
    expect(finds()).toMatchObject([{ body: { 'id =': id }, params: { limit: 1 } }]);
    expect(context.tab.notices.filter(({ tone }) => tone === 'warning')).toEqual([]);
    context.tab.dispatch(rows.close(id));
    expect(rows.lookup()).toEqual({ row: null, failed: false });
  });

  it.each([
    ['that is not there', 987_654],
    ['that is no id', null],
  ])('E4 D6 one %s is reported, and nothing opens', async (_which, id) => {
    await rows.lookUp(id);
    expect(rows.lookup()).toEqual({ row: null, failed: true });
    expect(context.tab.notices.at(-1)).toMatchObject({
      tone: 'warning',
      body: `This ${what} no longer exists.`,
    });
  });

  it('E4 D6 J3 a lost connection is reported as such', async () => {
    context.unplug();
    await rows.lookUp(987_654);
    expect(rows.lookup()).toEqual({ row: null, failed: true });
    expect(context.tab.notices.at(-1)).toMatchObject({
      tone: 'danger',
      body: expect.stringContaining('cannot be reached'),
    });
  });
});
