import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, DEMO_PROJECT } from './staff.ts';

/** Fills the sign-in form as a user does, and sends it. */
export async function signInByForm(
  page: Page,
  username: string,
  password: string = DEMO_PASSWORD,
  project: string = DEMO_PROJECT,
): Promise<void> {
  await page.getByLabel('Project code').fill(project);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Captures the console's store through the hook every Redux store offers to developer tools. */
export async function watchStore(page: Page): Promise<() => Promise<Record<string, unknown>>> {
  await page.addInitScript(() => {
    type State = Record<string, unknown>;
    type Store = { getState(): State };
    type CreateStore = (...args: unknown[]) => Store;
    type Enhancer = (next: CreateStore) => CreateStore;
    const holder = window as unknown as {
      consoleStore?: Store;
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: unknown;
    };
    const capture: Enhancer =
      (next) =>
      (...args) => {
        holder.consoleStore = next(...args);
        return holder.consoleStore;
      };
    const compose =
      (...enhancers: Enhancer[]): Enhancer =>
      (next) =>
        [capture, ...enhancers].reduceRight((inner, enhancer) => enhancer(inner), next);
    holder.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = (...first: unknown[]) =>
      typeof first[0] === 'function' ? compose(...(first as Enhancer[])) : compose;
  });
  return () =>
    page.evaluate(() => {
      const { consoleStore } = window as unknown as {
        consoleStore?: { getState(): Record<string, unknown> };
      };
      return consoleStore?.getState() ?? {};
    });
}
