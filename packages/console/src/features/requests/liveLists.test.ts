import { needsRefill } from '@concierge/client/listWindow';
import { paths } from '@concierge/contract/paths';
import type { RequestPage } from '@concierge/contract/requests';
import type { RequestState } from '@concierge/contract/requestStates';
import type { StaffNoteAnswer } from '@concierge/contract/timeline';
import type { Caller } from '@concierge/server/testing/caller';
import { beforeEach, describe, expect, it } from 'vitest';
import { formOf } from '../../lib/modal/formState.ts';
import { holdAnswer } from '../../testing/holdAnswer.ts';
import { signedInConsole } from '../../testing/signedIn.ts';
import { waitFor } from '../../testing/waitFor.ts';
import { type RequestEvent, requestChanged, resynced } from '../live/liveSlice.ts';
import {
  REQUEST_LIST_SHAPES,
  type RequestListName,
  readRequestListCall,
  toRequestQuery,
} from './requestQuery.ts';
import { listLeft, listRequested, replyOpened, stateChangeRequested } from './requestsSlice.ts';

const context = signedInConsole();
let colleague: Caller;

beforeEach(async () => {
  colleague = await context.server.signIn('colleague');
});

const callOf = (list: RequestListName, query = '') =>
  readRequestListCall(new URLSearchParams(query), REQUEST_LIST_SHAPES[list]);
const shown = () => context.tab.state().requests.list;
const ids = () => shown().rows.map(({ id }) => id);
const lists = () => context.sent.filter(({ call }) => call.endsWith('/request/query'));

const hasSeen = (wanted: (event: RequestEvent) => boolean) =>
  context.tab.actions.some((action) => requestChanged.match(action) && wanted(action.payload));

async function open(list: RequestListName, query = ''): Promise<void> {
  context.tab.dispatch(listRequested(callOf(list, query)));
  await context.tab.until(({ requests }) => !requests.list.isLoading);
  context.sent.length = 0;
}

/** What brings a new request into the list. */
const STEPS: Record<RequestListName, readonly RequestState[]> = {
  waiting: [],
  open: [],
  all: [],
  approved: [2],
  canceled: [3],
  done: [2, 4],
};

/** Opens a list and lets an event fetch the rows around its page, so that later ones need no call. */
async function openWithMargins(list: RequestListName, query = ''): Promise<void> {
  await open(list, query);
  const { id } = await context.server.request();
  const steps = STEPS[list];
  for (const state of steps) await change(id, state);
  const last = steps.at(-1) ?? 1;
  await context.tab.until(() => hasSeen(({ row }) => row.id === id && row.state_id === last));
  await context.tab.until(({ requests: { liveList } }) => {
    const { held, stale } = liveList;
    return held !== null && !stale && !needsRefill(held, callOf(list, query));
  });
  context.sent.length = 0;
}

async function change(id: number, state: RequestState, by = colleague): Promise<void> {
  const path = paths.requestUpdate(context.server.project.id, id);
  expect((await by.post(path, { state_id: state })).status).toBe(200);
}

/** What the server answers to the call of the list now. */
async function answerOf(list: RequestListName, query = ''): Promise<RequestPage> {
  const admin = await context.server.signIn('admin');
  const { filter, query: params } = toRequestQuery(callOf(list, query));
  const search = new URLSearchParams(
    Object.entries(params).map(([name, value]) => [name, String(value)]),
  );
  const path = `${paths.requestQuery(context.server.project.id)}?${search}`;
  return (await admin.post<RequestPage>(path, filter)).body;
}

const lastSeq = () => context.tab.actions.findLast(requestChanged.match)?.payload.seq ?? 0;

/** Waits until the list has every event, and compares it with the server's answer. */
async function expectInStep(list: RequestListName, query = ''): Promise<void> {
  await waitFor(async () => {
    const { data, totalCount, seq } = await answerOf(list, query);
    expect(lastSeq()).toBe(seq);
    expect(shown().rows).toEqual(data);
    expect(shown().totalCount).toBe(totalCount);
  });
}

describe('a list of requests and live events', () => {
  it('I3 a new request comes into the open list without emptying it and without a call', async () => {
    await context.server.request();
    await openWithMargins('waiting');
    const before = shown().rows;
    const { id } = await context.server.request({ note: 'two towels' });
    await context.tab.until(() => ids()[0] === id);
    expect(shown().rows[1]).toBe(before[0]);
    await expectInStep('waiting');
    expect(lists()).toEqual([]);
  });

  it.each<[RequestListName, string]>([
    ['waiting', 'limit=5&offset=5'],
    ['waiting', 'orderBy=device_name&direction=ASC&limit=5'],
    ['waiting', 'orderBy=note&direction=DESC&limit=5&offset=5'],
    ['approved', 'orderBy=approved_at&direction=ASC&limit=10'],
    ['canceled', 'orderBy=canceled_by_name&direction=DESC&limit=5'],
    ['done', 'device_id=1&orderBy=completed_at&direction=DESC'],
  ])('I3 %s?%s follows twenty changes with one call at most', async (list, query) => {
    const { devices } = context.server.project;
    const open = [];
    for (let n = 0; n < 12; n += 1) {
      const device = devices[n % 2 === 0 ? 0 : 1];
      open.push((await context.server.request({ device, note: `note ${n % 5}` })).id);
    }
    await openWithMargins(list, query);
    for (const [index, id] of open.entries()) {
      await context.server.request({ note: 'meanwhile' });
      await change(id, index % 3 === 0 ? 3 : 2);
      if (index % 3 === 1) await change(id, 4);
    }
    await expectInStep(list, query);
    expect(lists().length).toBeLessThanOrEqual(1);
  });

  it('U67 a search finds what was noted since, and no more what was withdrawn', async () => {
    const { project } = context.server;
    const { id } = await context.server.request();
    await open('all', 'search=wheelchair');
    expect(ids()).toEqual([]);
    const path = paths.staffNote(project.id, id);
    const { body } = await colleague.post<StaffNoteAnswer>(path, { text: 'Needs a wheelchair' });
    await context.tab.until(() => ids()[0] === id);
    const noteId = body.entry.note?.note_id ?? 0;
    await colleague.post(paths.staffNoteWithdraw(project.id, id, noteId));
    await context.tab.until(() => ids().length === 0);
  });

  it('I3 nothing is asked for a list that was left', async () => {
    await open('waiting');
    context.tab.dispatch(listLeft());
    const { id } = await context.server.request();
    await context.tab.until(() => hasSeen(({ row }) => row.id === id));
    context.tab.dispatch(resynced());
    await waitFor(() =>
      expect(context.sent.some(({ call }) => call.endsWith('/dashboard'))).toBe(true),
    );
    expect(lists()).toEqual([]);
  });

  it('I3 an answer that is older than events gets them, and is not asked for again', async () => {
    const { id: gone } = await context.server.request();
    const answer = holdAnswer(/request\/query$/);
    context.tab.dispatch(listRequested(callOf('waiting', 'limit=50')));
    await answer.came;
    const { id } = await context.server.request({ note: 'while it was on its way' });
    await change(gone, 2);
    await context.tab.until(() => hasSeen(({ row }) => row.id === gone && row.state_id === 2));
    await answer.release('arrives');
    expect(ids()[0]).toBe(id);
    expect(ids()).not.toContain(gone);
    await expectInStep('waiting', 'limit=50');
    expect(lists()).toHaveLength(1);
  });

  it('I3 a new name of a service reaches the rows on screen, and a sorted list asks again', async () => {
    const { project } = context.server;
    const admin = await context.server.signIn('admin');
    const [id] = project.services;
    const rename = (service_name: string) =>
      admin.post(paths.serviceUpdate(project.id), {
        id,
        service_name,
        icon_id: 101,
        bg_color: '#123456',
      });
    await openWithMargins('waiting');
    await rename('Aromatherapy');
    await context.tab.until(() => shown().rows.every((row) => row.service_name === 'Aromatherapy'));
    expect(lists()).toEqual([]);
    await openWithMargins('waiting', 'orderBy=service_name&direction=ASC');
    await rename('Zither');
    await context.tab.until(() => shown().rows.some((row) => row.service_name === 'Zither'));
    expect(lists()).toHaveLength(1);
  });

  it('I3 a new name of a user reaches the rows on screen', async () => {
    const { project } = context.server;
    const admin = await context.server.signIn('admin');
    await openWithMargins('approved');
    const user = { id: project.users.colleague, username: 'Dr. Colleague', user_type: 2 };
    await admin.write(paths.userUpdate(project.id, user.id), user);
    await context.tab.until(() =>
      shown().rows.some((row) => row.approved_by_name === 'Dr. Colleague'),
    );
    expect(lists()).toEqual([]);
    await admin.write(paths.userUpdate(project.id, user.id), { ...user, username: 'colleague' });
    await context.tab.until(() =>
      shown().rows.every((row) => row.approved_by_name === 'colleague'),
    );
  });
});

describe('an open reply and live events', () => {
  async function openReply() {
    const { id } = await context.server.request({ note: 'two towels' });
    await open('waiting');
    const request = shown().rows.find((row) => row.id === id);
    if (!request) throw new Error('The request is not on the waiting list');
    context.tab.dispatch(replyOpened(request));
    return request;
  }

  it('D10 a colleague who was faster is seen before one answers', async () => {
    const { id } = await openReply();
    await change(id, 2);
    await context.tab.until(({ requests }) => requests.reply?.changedBy === 'colleague');
    expect(context.tab.state().requests.reply?.request).toMatchObject({
      state_id: 2,
      approved_by_name: 'colleague',
      allowed_states: [],
    });
    expect(ids()).not.toContain(id);
  });

  it('D10 what was seen is answered: the next conflict is a new one', async () => {
    const request = await openReply();
    await change(request.id, 2);
    await context.tab.until(({ requests }) => requests.reply?.changedBy === 'colleague');
    context.tab.dispatch(stateChangeRequested({ request, state: 3, note: '' }));
    expect(context.tab.state().requests.reply).not.toHaveProperty('changedBy');
    await context.tab.until(({ requests }) => !formOf(requests.forms, request.id).pending);
    expect(context.tab.state().requests.reply?.changedBy).toBe('colleague');
  });
});
