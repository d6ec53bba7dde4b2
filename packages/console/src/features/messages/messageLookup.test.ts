import { paths } from '@concierge/contract/paths';
import type { MessageSavedAnswer } from '@concierge/contract/messages';
import { expect, it } from 'vitest';
import { signedInConsole } from '../../testing/signedIn.ts';
import { readMessageListCall } from './messageQuery.ts';
import { messageClosed, messageLookupRequested, messagesRequested } from './messagesSlice.ts';

const context = signedInConsole();

const lookup = () => context.tab.state().messages.lookup;
const finds = () =>
  context.sent.filter(({ body }) => typeof body === 'object' && body !== null && 'id =' in body);

/** The message list of an address, as it is on screen. */
async function openList(query = '') {
  context.tab.dispatch(messagesRequested(readMessageListCall(new URLSearchParams(query))));
  await context.tab.until(({ messages }) => !messages.list.isLoading);
  return context.tab.state().messages.list.rows;
}

/** Drafts of a colleague, in this order; their ids. */
async function drafts(...titles: string[]): Promise<number[]> {
  const { project } = context.server;
  const helena = await context.server.signIn('helena');
  const ids: number[] = [];
  for (const title of titles) {
    const answer = await helena.post<MessageSavedAnswer>(paths.messageCreate(project.id), {
      type: 1,
      title,
      message: 'Text',
      device_serial_id: [project.devices[0].serialId],
    });
    ids.push(answer.body.message_id);
  }
  return ids;
}

async function lookUp(id: number | null) {
  context.tab.dispatch(messageLookupRequested({ id }));
  await context.tab.until(
    ({ messages }) => messages.lookup.failed || messages.lookup.row?.message_id === id,
  );
}

it.each([
  ['on another page', 'limit=5'],
  ['that the filter leaves out', 'type=2'],
])('E4 a message %s is loaded by its id', async (_where, query) => {
  const [id = 0] = await drafts('Not on this page', 'A', 'B', 'C', 'D', 'E');
  expect((await openList(query)).some(({ message_id }) => message_id === id)).toBe(false);
  await lookUp(id);
  expect(lookup()).toMatchObject({
    row: { message_id: id, title: 'Not on this page' },
    failed: false,
  });
  expect(finds()).toMatchObject([{ body: { 'id =': id }, params: { limit: 1 } }]);
  expect(context.tab.notices.filter(({ tone }) => tone === 'warning')).toEqual([]);
  context.tab.dispatch(messageClosed());
  expect(lookup()).toEqual({ row: null, failed: false });
});

it.each([['that is not there'], ['that is no id']])(
  'E4 a message %s is reported, and nothing opens',
  async (which) => {
    await openList();
    await lookUp(which === 'that is no id' ? null : 987_654);
    expect(lookup()).toEqual({ row: null, failed: true });
    expect(context.tab.notices.at(-1)).toMatchObject({
      tone: 'warning',
      body: 'This message no longer exists.',
    });
  },
);

it('E4 K3 a message of another project is not there', async () => {
  const { foreign } = context.server;
  const stranger = await context.server.signIn('admin', { project: foreign });
  const body = {
    type: 1,
    title: 'Theirs',
    message: 'Text',
    device_serial_id: [foreign.devices[0].serialId],
  };
  const answer = await stranger.post<MessageSavedAnswer>(paths.messageCreate(foreign.id), body);
  expect(answer.status).toBe(201);
  await openList();
  await lookUp(answer.body.message_id);
  expect(lookup()).toEqual({ row: null, failed: true });
});

it('E4 J3 a lost connection is reported as such', async () => {
  await openList();
  context.unplug();
  await lookUp(987_654);
  expect(lookup()).toEqual({ row: null, failed: true });
  expect(context.tab.notices.at(-1)).toMatchObject({
    tone: 'danger',
    body: expect.stringContaining('cannot be reached'),
  });
});
