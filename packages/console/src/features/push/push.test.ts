import { paths } from '@concierge/contract/paths';
import type { PushKeyAnswer } from '@concierge/contract/push';
import { PASSWORD } from '@concierge/server/testing/testProject';
import { afterEach, expect, it, vi } from 'vitest';
import { get } from '../../lib/http/http.ts';
import { allowNotifications } from '../../testing/notifications.ts';
import { openedConsole } from '../../testing/signedIn.ts';
import { openConsole } from '../../testing/testConsole.ts';
import { sessionRevoked, signOutRequested } from '../auth/authSlice.ts';
import { bytesOfBase64Url } from './pushSubscription.ts';
import { permissionAccepted, permissionDeclined, pushSwitched } from './pushSlice.ts';
import { waitFor } from '../../testing/waitFor.ts';

const context = openedConsole();
afterEach(() => void vi.unstubAllGlobals());

const signIn = () =>
  context.tab.signIn({
    projectCode: context.server.project.code,
    username: 'operator',
    password: PASSWORD,
  });
const subscribed = () =>
  context.browser.calls.includes(`POST /api/push/subscribe/${context.server.project.id}`);
const stored = () => context.server.db.selectFrom('push_subscription').select('endpoint').execute();

it("I5 granted: this browser is subscribed under the server's key", async () => {
  const { register, pushManager } = allowNotifications({ permission: 'granted' });
  await signIn();
  await waitFor(async () => expect(await stored()).toHaveLength(1));
  expect(register).toHaveBeenCalledWith('/service-worker.js');
  const { publicKey } = await get<PushKeyAnswer>(paths.pushKey());
  const used = pushManager.subscribe.mock.calls[0]?.[0].applicationServerKey ?? new Uint8Array();
  expect(Buffer.from(used).toString('base64url')).toBe(publicKey);
  expect(context.tab.state().push.asking).toBe(false);
});

it('R8 after a session that ended, the next sign-in subscribes again', async () => {
  allowNotifications({ permission: 'granted' });
  await signIn();
  await waitFor(async () => expect(await stored()).toHaveLength(1));
  await context.server.db.deleteFrom('session').execute();
  expect(await stored()).toEqual([]);
  await signIn();
  await waitFor(async () => expect(await stored()).toHaveLength(1));
});

it('I5 never asked: one dialog asks, and the yes is remembered', async () => {
  const { requestPermission } = allowNotifications({ permission: 'default' });
  await signIn();
  await context.tab.until(({ push }) => push.asking);
  expect(requestPermission).not.toHaveBeenCalled();
  context.tab.dispatch(permissionAccepted());
  await waitFor(() => expect(subscribed()).toBe(true));
  expect(requestPermission).toHaveBeenCalledTimes(1);
});

it('I5 a no is remembered too, and the browser never asks', async () => {
  const { requestPermission } = allowNotifications({ permission: 'default' });
  await signIn();
  await context.tab.until(({ push }) => push.asking);
  context.tab.dispatch(permissionDeclined());
  expect(context.tab.state().push.asking).toBe(false);

  // A browser that remembers a sign-in checks its session, which is still open.
  const nextPage = openConsole();
  await nextPage.until(({ live }) => live.connection === 'live');
  expect(nextPage.state().push.asking).toBe(false);
  expect(requestPermission).not.toHaveBeenCalled();
  nextPage.close();
});

it('I5 denied: silence', async () => {
  const { register } = allowNotifications({ permission: 'denied' });
  await signIn();
  await context.tab.until(({ live }) => live.connection === 'live');
  expect(context.tab.state().push.asking).toBe(false);
  expect(register).not.toHaveBeenCalled();
  expect(context.tab.notices).toEqual([]);
});

it('U16 after a no, notifications can be switched on, and off again for good', async () => {
  const { pushManager, subscription } = allowNotifications({ permission: 'default' });
  await signIn();
  await context.tab.until(({ push }) => push.asking);
  context.tab.dispatch(permissionDeclined());
  context.tab.dispatch(pushSwitched(true));
  expect(context.tab.state().push.pending).toBe(true);
  await context.tab.until(({ push }) => push.on && !push.pending);
  expect(subscribed()).toBe(true);

  pushManager.getSubscription.mockResolvedValue(subscription);
  context.tab.dispatch(pushSwitched(false));
  await context.tab.until(({ push }) => !push.on && !push.pending);
  expect(subscription.unsubscribe).toHaveBeenCalled();
  const nextPage = openConsole();
  await nextPage.until(({ live }) => live.connection === 'live');
  expect(nextPage.state().push).toMatchObject({ asking: false, on: false, pending: false });
  nextPage.close();
});

it('U16 a browser that blocks notifications leaves the switch off', async () => {
  allowNotifications({ permission: 'denied', answer: 'denied' });
  await signIn();
  context.tab.dispatch(pushSwitched(true));
  await context.tab.until(({ push }) => !push.pending);
  expect(context.tab.state().push.on).toBe(false);
  expect(subscribed()).toBe(false);
});

it('I6 a failure is logged only', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { pushManager } = allowNotifications({ permission: 'granted' });
  pushManager.subscribe.mockRejectedValue(new Error('no push service'));
  await signIn();
  await waitFor(() =>
    expect(log).toHaveBeenCalledWith(expect.stringContaining('Push'), expect.any(Error)),
  );
  expect(context.tab.notices).toEqual([]);
  expect(context.tab.state().auth.loggedIn).toBe(true);
  log.mockRestore();
});

it('I5 signing out ends the subscription of this browser', async () => {
  const { pushManager, subscription } = allowNotifications({ permission: 'granted' });
  await signIn();
  await waitFor(() => expect(subscribed()).toBe(true));
  pushManager.getSubscription.mockResolvedValue(subscription);
  context.tab.dispatch(signOutRequested());
  await waitFor(() => expect(subscription.unsubscribe).toHaveBeenCalledTimes(1));
});

it.each([
  ['signs out', signOutRequested()],
  ['is signed out by an administrator', sessionRevoked('session_ended_by_admin')],
])(
  'R24 nothing of the project stays in the list of notifications when a user %s',
  async (_how, end) => {
    const { shown } = allowNotifications({ permission: 'granted' });
    await signIn();
    await waitFor(() => expect(subscribed()).toBe(true));
    shown.add('request-1').add('hand-over-2');
    context.tab.dispatch(end);
    await waitFor(() => expect([...shown]).toEqual([]));
  },
);

it.each([
  ['another user', 'colleague'],
  ['the same user in another tab', 'operator'],
])('Y8 a request that %s handled loses its notification, and no other does', async (_who, name) => {
  const { shown } = allowNotifications({ permission: 'granted' });
  await signIn();
  await context.tab.until(({ live, push }) => live.connection === 'live' && push.on);
  const { id } = await context.server.request();
  const { id: waiting } = await context.server.request();
  shown.add(`request-${id}`).add(`request-${waiting}`);
  const person = await context.server.signIn(name);
  await person.write(paths.requestUpdate(context.server.project.id, id), { state_id: 2 });
  await waitFor(() => expect([...shown]).toEqual([`request-${waiting}`]));
});

it('reads keys as they are written', () => {
  expect([...bytesOfBase64Url('-_8B')]).toEqual([251, 255, 1]);
});
