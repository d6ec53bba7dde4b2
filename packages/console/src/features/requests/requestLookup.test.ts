import { expect, it } from 'vitest';
import { signedInConsole } from '../../testing/signedIn.ts';
import { readRequestListCall } from './requestQuery.ts';
import { REQUEST_LIST_SHAPES } from './requestQuery.ts';
import { listRequested, requestLookupRequested } from './requestsSlice.ts';

const context = signedInConsole();

const lookup = () => context.tab.state().requests.lookup;
const finds = () =>
  context.sent.filter(({ body }) => typeof body === 'object' && body !== null && 'id =' in body);

/** The waiting list of an address, as it is on screen. */
async function openList(query = '') {
  const call = readRequestListCall(new URLSearchParams(query), REQUEST_LIST_SHAPES.waiting);
  context.tab.dispatch(listRequested(call));
  await context.tab.until(({ requests }) => !requests.list.isLoading);
  return context.tab.state().requests.list.rows;
}

async function lookUp(id: number | null) {
  context.tab.dispatch(requestLookupRequested({ id }));
  await context.tab.until(
    ({ requests }) => requests.lookup.failed || requests.lookup.row?.id === id,
  );
}

it('D6 a request on another page is loaded by its id', async () => {
  const { id } = await context.server.request({ note: 'on another page' });
  for (let n = 0; n < 5; n += 1) await context.server.request();
  expect((await openList('limit=5')).some((row) => row.id === id)).toBe(false);
  await lookUp(id);
  expect(lookup()).toMatchObject({ row: { id, note: 'on another page' }, failed: false });
  expect(finds()).toMatchObject([{ body: { 'id =': id }, params: { limit: 1 } }]);
  expect(context.tab.notices.filter(({ tone }) => tone === 'warning')).toEqual([]);
});

it.each([['that is not there'], ['that is no id']])(
  'D6 a request %s is reported, and nothing opens',
  async (which) => {
    await openList();
    await lookUp(which === 'that is no id' ? null : 987_654);
    expect(lookup()).toEqual({ row: null, failed: true });
    expect(context.tab.notices.at(-1)).toMatchObject({
      tone: 'warning',
      body: 'This request no longer exists.',
    });
  },
);

it('D6 J3 a lost connection is reported as such', async () => {
  await openList();
  context.unplug();
  await lookUp(987_654);
  expect(lookup()).toEqual({ row: null, failed: true });
  expect(context.tab.notices.at(-1)).toMatchObject({
    tone: 'danger',
    body: expect.stringContaining('cannot be reached'),
  });
});
