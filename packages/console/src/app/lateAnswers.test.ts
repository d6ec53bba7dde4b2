import { paths } from '@concierge/contract/paths';
import type { ServiceRequest } from '@concierge/contract/requests';
import type { UnknownAction } from 'redux';
import { describe, expect, it } from 'vitest';
import {
  handOverRequested,
  takeOverRequested,
} from '../features/requests/handOver/handOverSlice.ts';
import {
  replyClosed,
  replyOpened,
  stateChangeRequested,
} from '../features/requests/requestsSlice.ts';
import { signedInConsole } from '../testing/signedIn.ts';
import { waitFor } from '../testing/waitFor.ts';
import { ADMIN_CALLS } from '../testing/adminCalls.ts';
import type { Dialog, Subject } from '../testing/dialogCall.ts';
import { holdAnswer } from '../testing/holdAnswer.ts';
import { REQUEST_CALLS, approvedRequest } from '../testing/requestCalls.ts';

const context = signedInConsole();
const DIALOG_CALLS = [...REQUEST_CALLS, ...ADMIN_CALLS];
/** Types of the actions that asked for the calls. */
const asked = new Set<string>();

/** Opens the first, asks, closes it while the answer is held, and opens the second. */
async function openNext(first: Subject, second: Subject, { path, loads }: Dialog) {
  const { tab } = context;
  tab.notices.length = 0;
  const answer = holdAnswer(path);
  const { ask, close = [] } = first;
  asked.add(ask.type);
  const open = loads ? [] : (first.open ?? []);
  for (const action of [...open, ask]) tab.dispatch(action);
  // What is written to a guest is sent when it is left, and what loads is given up then.
  if (loads) await answer.came;
  for (const action of close) tab.dispatch(action);
  await answer.came;
  for (const action of loads ? [second.ask] : (second.open ?? [])) tab.dispatch(action);
  await tab.until((state) => second.shown(state) !== null);
  return answer;
}

const said = () =>
  context.tab.notices.map(({ title, body, about }) => [title, body, about].join(' '));

describe.each(DIALOG_CALLS)('$call', (dialog) => {
  it.each(['arrives', 'is lost'] as const)(
    'U47 an answer that %s late changes nothing of the one that is open by then',
    async (how) => {
      const { tab } = context;
      const [first, second] = await dialog.subjects(context);
      const answer = await openNext(first, second, dialog);
      const before = second.shown(tab.state());
      await answer.release(how);
      expect(second.shown(tab.state())).toEqual(before);
      for (const words of said()) expect(words).toContain(first.name);
      const failures = tab.notices.filter(({ tone }) => tone === 'danger');
      expect(failures).toHaveLength(how === 'is lost' && !dialog.loads && !dialog.silent ? 1 : 0);
    },
  );
});

it.each(DIALOG_CALLS.filter(({ loads }) => !loads))(
  'U47 $call begins at once while an earlier one waits, which is not sent twice',
  async (dialog) => {
    const [first, second] = await dialog.subjects(context);
    const answer = await openNext(first, second, dialog);
    context.sent.length = 0;
    for (const action of [first.ask, second.ask, ...(second.close ?? [])]) {
      context.tab.dispatch(action);
    }
    await waitFor(() =>
      expect(context.sent.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1),
    );
    await answer.release('arrives');
  },
);

/** What goes to a guest waits first; `undo.test.ts` has it fail. */
const AT_ONCE = DIALOG_CALLS.filter(
  ({ loads, silent, path }) => !loads && !silent && !path.test('message/create'),
);

/** Pressed where no form is that could say what became of it. */
const OF_NO_FORM = [
  'a take-over',
  'a request given back',
  'a withdrawn note',
  'a deleted user',
  'a service of a user',
  'a session of a user',
  'all sessions of a user',
  'a deleted service',
];

it.each(AT_ONCE)('J3 $call without a network is said, and can be made again', async (dialog) => {
  const { sent, tab } = context;
  const [{ open = [], ask, shown, name = '' }] = await dialog.subjects(context);
  for (const action of open) tab.dispatch(action);
  await tab.until((state) => shown(state) !== null);
  const before = shown(tab.state());
  tab.notices.length = 0;
  const plugIn = context.unplug();
  tab.dispatch(ask);
  const shownText = () => JSON.stringify(shown(tab.state()));
  const hasForm = !OF_NO_FORM.includes(dialog.call);
  const reason = hasForm ? shownText : () => said().join();
  await waitFor(() => expect(reason()).toContain(hasForm ? '"kind":"network"' : name));
  expect(tab.notices.map(({ tone }) => tone)).not.toContain('success');
  expect(hasForm || shownText() === JSON.stringify(before)).toBe(true);
  plugIn();
  sent.length = 0;
  tab.dispatch(ask);
  await waitFor(() => expect(sent.some(({ call }) => dialog.path.test(call))).toBe(true));
});

const CREATING = ['a new request', 'a new user', 'a new service', 'a new message', 'a staff note'];

it.each(DIALOG_CALLS.filter(({ call }) => CREATING.includes(call)))(
  'J3 $call whose answer was lost is sent again under its key, once more under another',
  async ({ path, subjects }) => {
    const { sent, tab } = context;
    const [{ open = [], ask, shown }] = await subjects(context);
    for (const action of open) tab.dispatch(action);
    await tab.until((state) => shown(state) !== null);
    sent.length = 0;
    const answer = holdAnswer(path);
    const isPending = () => JSON.stringify(shown(tab.state())).includes('"pending":true');
    tab.dispatch(ask);
    await answer.came;
    await answer.release('is lost');
    for (const times of [2, 3]) {
      await waitFor(() => expect(isPending()).toBe(false));
      tab.dispatch(ask);
      await waitFor(() => expect(sent.filter(({ call }) => path.test(call))).toHaveLength(times));
    }
    const [lost, again, more] = sent
      .filter(({ call }) => path.test(call))
      .map(({ idempotencyKey }) => idempotencyKey);
    expect(again).toBe(lost);
    expect(more).not.toBe(lost);
  },
);

/** Calls about the session, or about all of the project; a list compares what it was asked for. */
const OF_NO_SUBJECT = [
  'audit/auditRequested',
  'auth/sessionCheckRequested',
  'auth/signInRequested',
  'auth/signOutRequested',
  'exports/exportRequested',
  'exports/partSaveRequested',
  'filteringOptions/filteringOptionsRequested',
  'house/houseRequested',
  'house/houseSaveRequested',
  'house/previewRequested',
  'house/retentionRequested',
  'house/retentionSaveRequested',
  'live/retryRequested',
  'many/manyRequested',
  'messages/devicesRequested',
  'messages/messagesRequested',
  'passwordPolicy/policyRequested',
  'passwordPolicy/policySaveRequested',
  'reports/reportRequested',
  'requests/listReloadRequested',
  'requests/listRequested',
  'services/dashboardRequested',
  'services/iconsRequested',
  'services/servicesRequested',
  'users/usersRequested',
];

it('U47 no call about one thing among many is missing here', () => {
  const slices = import.meta.glob<Record<string, { type?: unknown } | undefined>>(
    '../features/**/*Slice.ts',
    { eager: true },
  );
  const types = Object.values(slices).flatMap((slice) =>
    Object.values(slice).flatMap((value) =>
      typeof value?.type === 'string' && value.type.endsWith('Requested') ? value.type : [],
    ),
  );
  expect(types.length).toBeGreaterThan(asked.size);
  expect(types.filter((type) => !asked.has(type)).toSorted()).toEqual(OF_NO_SUBJECT);
});

it.each<[string, 'admin' | 'operator' | undefined, (row: ServiceRequest) => UnknownAction]>([
  [
    'a change of state',
    undefined,
    (request) => stateChangeRequested({ request, state: 2, note: '' }),
  ],
  ['a take-over', 'operator', takeOverRequested],
  [
    'a hand-over',
    'admin',
    (request) =>
      handOverRequested({
        request,
        to: { id: context.server.project.users.operator, label: 'operator' },
        note: '',
      }),
  ],
])(
  'U47 who was too late with %s reads so, with the room, over the next request',
  async (...row) => {
    const [, approver, ask] = row;
    const { server, tab } = context;
    const first = await approvedRequest(context, approver);
    const second = await approvedRequest(context, approver);
    const helena = await server.signIn('helena');
    if (approver) {
      const body = { expected_approved_by: first.approved_by };
      await helena.write(paths.requestTakeOver(server.project.id, first.id), body);
      // Only what is not approved any more cannot be handed over by who had it.
      if (approver === 'admin') await server.put(helena, first.id, 4);
    } else {
      await server.put(helena, first.id, 2);
    }
    tab.notices.length = 0;
    for (const action of [
      replyOpened(first),
      ask(first),
      replyClosed(first.id),
      replyOpened(second),
    ]) {
      tab.dispatch(action);
    }
    await waitFor(() => expect(tab.notices.map(({ tone }) => tone)).toContain('warning'));
    expect(said().join()).toContain('helena');
    expect(said().join()).toContain(first.device_name);
    expect(tab.state().requests.reply).toEqual({ request: second });
    expect(tab.state().handOver).toMatchObject({ pending: {}, lost: {} });
  },
);
