import { expect, it } from 'vitest';
import { formOf } from '../../../lib/modal/formState.ts';
import { signedInConsole } from '../../../testing/signedIn.ts';
import { userFormClosed, userSaveRequested } from '../usersSlice.ts';
import { policyRequested, policySaveRequested } from './policySlice.ts';

const context = signedInConsole();

const policy = () => context.tab.state().passwordPolicy;
const notices = () => context.tab.notices.map(({ tone, body }) => `${tone}: ${body}`);

async function load() {
  context.tab.dispatch(policyRequested());
  await context.tab.until((state) => !state.passwordPolicy.isLoading);
  return policy().enabled;
}

async function save(enabled: boolean) {
  context.tab.dispatch(policySaveRequested({ enabled }));
  await context.tab.until((state) => !state.passwordPolicy.saving);
}

it('P12 the rules are loaded and switched, which is said', async () => {
  expect(await load()).toBe(false);
  await save(true);
  expect(policy().enabled).toBe(true);
  expect(await load()).toBe(true);
  await save(false);
  expect(notices()).toEqual([
    'success: Password rules switched on',
    'success: Password rules switched off',
  ]);
});

it('P12 without a network the switch stays as it is, and a toast says why', async () => {
  await load();
  const plugIn = context.unplug();
  await save(true);
  expect(policy().enabled).toBe(false);
  expect(notices()).toHaveLength(1);
  expect(notices()[0]).toMatch(/^danger: .*cannot be reached/);
  plugIn();
});

it('P12 a refused password is said in words, with the form still open', async () => {
  await load();
  await save(true);
  context.tab.notices.length = 0;
  const me = context.tab.state().auth.user;
  const change = { id: me?.id ?? 0, username: 'admin', user_type: 1 as const };
  for (const [draft, code, words] of [
    [{ password: 'a', current_password: 'correct horse' }, 'password_too_short', 'too short'],
    [{ password: 'seven blue towels' }, 'current_password_wrong', 'not correct'],
  ] as const) {
    context.tab.dispatch(userSaveRequested({ ...change, ...draft }));
    const form = () => formOf(context.tab.state().users.forms, change.id);
    await context.tab.until(() => !form().pending);
    expect(form().problem?.errorCode).toBe(code);
    expect(notices().pop()).toContain(words);
  }
  context.tab.dispatch(userFormClosed(change.id));
  await save(false);
});
