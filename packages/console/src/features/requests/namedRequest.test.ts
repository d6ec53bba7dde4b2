import { expect, it } from 'vitest';
import { signedInConsole } from '../../testing/signedIn.ts';
import { readRequestListCall } from './requestListAddress.ts';
import { REQUEST_LIST_SHAPES } from './requestLists.ts';
import { listRequested, replyRequested } from './requestsSlice.ts';

const context = signedInConsole();

const reply = () => context.tab.state().requests.reply;
const finds = () =>
  context.sent.filter(({ body }) => typeof body === 'object' && body !== null && 'id =' in body);

/** The waiting list of an address, as it is on screen. */
async function openList(query = '') {
  const call = readRequestListCall(new URLSearchParams(query), REQUEST_LIST_SHAPES.waiting);
  context.tab.dispatch(listRequested(call));
  await context.tab.until(({ requests }) => !requests.list.isLoading);
  return context.tab.state().requests.list.rows;
}

async function openReply(id: number | null) {
  context.tab.dispatch(replyRequested({ id }));
  await context.tab.until(
    ({ requests }) => requests.reply.missing || requests.reply.request?.id === id,
  );
}

it('D6 a request on the page is opened without a call', async () => {
  const { id } = await context.server.request();
  const rows = await openList();
  await openReply(id);
  expect(reply().request).toBe(rows.find((row) => row.id === id));
  expect(finds()).toEqual([]);
});

it('D6 a request on another page is asked for by its id', async () => {
  const { id } = await context.server.request({ note: 'on another page' });
  for (let n = 0; n < 5; n += 1) await context.server.request();
  expect((await openList('limit=5')).some((row) => row.id === id)).toBe(false);
  await openReply(id);
  expect(reply()).toMatchObject({ request: { id, note: 'on another page' }, missing: false });
  expect(finds()).toMatchObject([{ body: { 'id =': id }, params: { limit: 1 } }]);
  expect(context.tab.notices.filter(({ tone }) => tone === 'warning')).toEqual([]);
});

it.each([['that is not there'], ['that is no id']])(
  'D6 a request %s is told of, and nothing opens',
  async (which) => {
    await openList();
    await openReply(which === 'that is no id' ? null : 987_654);
    expect(reply()).toMatchObject({ request: null, missing: true });
    expect(context.tab.notices.at(-1)).toMatchObject({
      tone: 'warning',
      body: 'This request no longer exists.',
    });
  },
);

it('D6 J3 a request that cannot be asked for is told as what it is', async () => {
  await openList();
  context.unplug();
  await openReply(987_654);
  expect(reply()).toMatchObject({ request: null, missing: true });
  expect(context.tab.notices.at(-1)).toMatchObject({
    tone: 'danger',
    body: expect.stringContaining('cannot be reached'),
  });
});
