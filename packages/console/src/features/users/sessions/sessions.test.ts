import { paths } from '@concierge/contract/paths';
import { expect, it } from 'vitest';
import { signedInConsole } from '../../../testing/signedIn.ts';
import { othersEndRequested, sessionEndRequested, sessionsRequested } from './sessionsSlice.ts';

const context = signedInConsole();

const sessions = () => context.tab.state().sessions;
const notices = () => context.tab.notices.map(({ tone, body }) => `${tone}: ${body}`);

/** Admin signs in somewhere else as well. */
async function elsewhere() {
  const caller = await context.server.signIn('admin');
  return { isSignedIn: async () => (await caller.get(paths.auth())).status === 200 };
}

async function load() {
  context.tab.dispatch(sessionsRequested({ userId: null }));
  await context.tab.until((state) => !state.sessions.isLoading);
  return sessions().sessions;
}

it('A5 lists the sessions of the user, the current browser marked', async () => {
  await elsewhere();
  const listed = await load();
  expect(listed.length).toBeGreaterThan(1);
  expect(listed.filter(({ current }) => current)).toHaveLength(1);
});

it('A5 signs one browser out, and says so', async () => {
  const other = await elsewhere();
  const [ended] = (await load()).filter(({ current }) => !current);
  if (!ended) throw new Error('There is no other session');
  context.tab.dispatch(sessionEndRequested({ userId: null, id: ended.id }));
  expect(sessions().ending).toEqual([ended.id]);
  await context.tab.until((state) => state.sessions.ending.length === 0);
  expect(await other.isSignedIn()).toBe(false);
  expect(sessions().sessions.some(({ id }) => id === ended.id)).toBe(false);
  expect(notices()).toEqual(['success: Browser signed out']);

  // Again, from an old list: the session has ended already, as was wanted.
  context.tab.dispatch(sessionEndRequested({ userId: null, id: ended.id }));
  await context.tab.until((state) => state.sessions.ending.length === 0);
  expect(notices()).toHaveLength(2);
  expect(notices()[1]).toMatch(/^success/);
});

it('A5 signs out everywhere else, and stays signed in here', async () => {
  const others = [await elsewhere(), await elsewhere()];
  await load();
  context.tab.dispatch(othersEndRequested({ userId: null }));
  await context.tab.until((state) => state.sessions.endingOthers.length === 0);
  for (const other of others) expect(await other.isSignedIn()).toBe(false);
  expect(sessions().sessions).toMatchObject([{ current: true }]);
  expect(await load()).toHaveLength(1);
  expect(context.tab.state().auth.loggedIn).toBe(true);
  expect(notices()).toEqual(['success: Signed out everywhere else']);
});

it('P12 lists the sessions of another user and signs them out, with the own ones as they are', async () => {
  const operator = await context.server.signIn('operator');
  const again = await context.server.signIn('operator');
  const userId = context.server.project.users.operator;
  const loadTheirs = async () => {
    context.tab.dispatch(sessionsRequested({ userId }));
    await context.tab.until((state) => !state.sessions.isLoading);
    return sessions().sessions;
  };
  const isSignedIn = async (who: typeof operator) => (await who.get(paths.auth())).status === 200;
  const [ended, ...others] = await loadTheirs();
  expect(others).toHaveLength(1);
  context.tab.dispatch(sessionEndRequested({ userId, id: ended?.id ?? '' }));
  await context.tab.until((state) => state.sessions.ending.length === 0);
  expect(await loadTheirs()).toEqual(others);
  context.tab.dispatch(othersEndRequested({ userId }));
  await context.tab.until((state) => state.sessions.endingOthers.length === 0);
  expect(await loadTheirs()).toEqual([]);
  expect([await isSignedIn(operator), await isSignedIn(again)]).toEqual([false, false]);
  expect(notices()).toEqual(['success: Browser signed out', 'success: Signed out everywhere']);
  expect((await load()).some(({ current }) => current)).toBe(true);
});
