import { BOOT_DATA_ELEMENT_ID } from '@concierge/contract/bootData';
import { paths } from '@concierge/contract/paths';
import { RequestState } from '@concierge/contract/requestStates';
import type { Page } from '@playwright/test';
import { queryRequests, rowsOf, setRequestState } from './support/requests.ts';
import { fillInSignIn } from './support/signIn.ts';
import { DEMO_PASSWORD, DEMO_PROJECT } from './support/staff.ts';
import { consoleOutput, holdScripts } from './support/start.ts';
import { expect, test } from './support/test.ts';

/** All but the first, small one, which every page waits for. */
const ALL_SCRIPTS = /\/assets\/(?!first-)[^/]+\.js$/;
/** What the sign-in form does without. */
const CONSOLE_SCRIPT = /\/assets\/console-[^/]+\.js$/;
const DASHBOARD_SCRIPT = /\/assets\/dashboard-/;

/** Opens a page with its boot data; a cold server that is busy may have sent one without. */
async function openBooted(page: Page, address: string, calls: string[] = []): Promise<void> {
  await expect(async () => {
    // The page before goes on calling until it is left.
    await page.goto('about:blank');
    calls.length = 0;
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator(`#${BOOT_DATA_ELEMENT_ID}`)).toBeAttached({ timeout: 1_000 });
  }).toPass();
}

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard' });

test.describe('the sign-in page', () => {
  test('A2 loads neither session nor texts, and is filled in by keyboard while the console still loads', async ({
    page,
  }) => {
    const output = consoleOutput(page);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    const release = await holdScripts(page, CONSOLE_SCRIPT);
    await page.goto('/login', { waitUntil: 'commit' });
    const project = page.getByLabel('Project code');
    await expect(project).toBeVisible();
    expect(calls.filter((path) => path === paths.auth() || path.endsWith('/auth.json'))).toEqual(
      [],
    );

    for (let steps = 0; steps < 4; steps += 1) {
      await page.keyboard.press('Tab');
      if (await project.evaluate((field) => field === document.activeElement)) break;
    }
    await page.keyboard.type(DEMO_PROJECT);
    await page.keyboard.press('Tab');
    await page.keyboard.type('admin');
    await page.keyboard.press('Tab');
    await page.keyboard.type(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Sign in' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    release();
    await expect(dashboard(page)).toBeVisible();
    expect(output).toEqual([]);
  });

  test('J3 keeps what a browser filled in without a connection, and signs in when it is back', async ({
    page,
  }) => {
    const loaded = page.waitForResponse(/\/assets\/toasts-/);
    await page.goto('/login');
    await fillInSignIn(page, 'admin');
    await (await loaded).finished();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('The server cannot be reached')).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue('admin');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(dashboard(page)).toBeVisible();
  });

  test('J3 signs in though scripts of the console and its first screen broke off, and says what is wrong', async ({
    page,
  }) => {
    const brokenOff: string[] = [];
    for (const script of [CONSOLE_SCRIPT, DASHBOARD_SCRIPT]) {
      await page.route(script, async (route) => {
        if (brokenOff.includes(script.source)) return route.continue();
        brokenOff.push(script.source);
        return route.abort();
      });
    }
    await page.goto('/login');
    await fillInSignIn(page, 'admin');
    await expect.poll(() => brokenOff).toContain(CONSOLE_SCRIPT.source);
    const password = page.getByLabel('Password', { exact: true });
    const submit = page.getByRole('button', { name: 'Sign in' });
    await password.fill('not it');
    await submit.click();
    await expect(page.getByText(/username or password is incorrect/)).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue('admin');
    await password.fill(DEMO_PASSWORD);
    await submit.click();
    await expect(dashboard(page)).toBeVisible();
    await expect(page.getByText('could not be loaded')).toBeHidden();
    expect(brokenOff).toContain(DASHBOARD_SCRIPT.source);
  });

  test('A2 from the history of a browser that has signed in since leads to the console', async ({
    openConsole,
    request,
  }) => {
    const { page } = await openConsole('admin');
    const old = await request.get('/login', { headers: { accept: 'text/html' } });
    const body = await old.text();
    expect(body).toContain(BOOT_DATA_ELEMENT_ID);
    await page.addInitScript(() => localStorage.setItem('concierge.signedIn', 'yes'));
    await page.route('**/login', (route) => route.fulfill({ response: old, body }));
    await page.goto('/login');
    await expect(dashboard(page)).toBeVisible();
  });
});

test('A4 without a session no check is made, nothing of the app is shown, nothing is logged', async ({
  page,
}) => {
  const output = consoleOutput(page);
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 401) refused.push(answer.url());
  });
  const release = await holdScripts(page, ALL_SCRIPTS);
  await page.goto('/requests/waiting', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeAttached();
  await expect(page.getByText('Concierge', { exact: true })).toBeHidden();
  release();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect([...refused, ...output]).toEqual([]);
});

test.describe('a screen of a signed-in user', () => {
  test(
    'D1 C1 starts from the data in the page and loads none of it again',
    { tag: '@core' },
    async ({ openConsole }) => {
      const { page, staff } = await openConsole('admin');
      const output = consoleOutput(page);
      const calls: string[] = [];
      page.on('request', (request) => calls.push(new URL(request.url()).pathname));
      await openBooted(page, '/requests/waiting', calls);
      await expect(rowsOf(page)).toHaveCount(10);
      await expect(page).toHaveTitle(/^\(\d+\) Waiting · Requests · Concierge$/);
      await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Dashboard.*12/ })).toBeVisible();
      // Nor for the first events: the rows behind the page have come as well.
      const { data } = await queryRequests(staff, { 'state_id in': [RequestState.waiting] });
      await setRequestState(staff, data[0]?.id ?? 0, RequestState.canceled);
      const left = `Waiting ${data.length - 1} waiting requests`;
      await expect(page.getByRole('link', { name: left })).toBeVisible();
      await expect(rowsOf(page)).toHaveCount(10);
      expect(
        calls.filter((path) =>
          /\/api\/auth$|\/(shell|requests)\.json$|\/dashboard$|\/request\/query$/.test(path),
        ),
      ).toEqual([]);
      expect(output).toEqual([]);
    },
  );

  test('B3 H4 I3 is in shell, theme, menu and language before its scripts, and then misses nothing', async ({
    openConsole,
    room,
  }) => {
    const { page, staff } = await openConsole('admin');
    const wider = page.locator('link[rel="preload"][as="font"][href*="latin-ext"]');
    await openBooted(page, '/requests/waiting');
    await expect(wider).toHaveCount(0);
    await page.getByRole('button', { name: 'Minify menu' }).click();
    await page.getByRole('button', { name: /^Appearance/ }).click();
    await page.getByRole('menuitemradio', { name: 'Dark', exact: true }).click();
    await staff.post(() => paths.changeLang('cs'), {});

    const release = await holdScripts(page, ALL_SCRIPTS);
    await openBooted(page, '/requests/waiting');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-sidebar', 'minified');
    await expect(page.getByText('Concierge', { exact: true })).toBeVisible();
    await expect(wider).toHaveCount(1);
    expect(
      await wider.evaluate(async (link: HTMLLinkElement) => (await fetch(link.href)).status),
    ).toBe(200);

    const { id } = await room(101).service('Laundry');
    await room(101).ask(id, 'Asked while the page was loading');
    release();
    await expect(rowsOf(page).first()).toContainText('Asked while the page was loading');
    await expect(page.getByRole('heading', { level: 1, name: 'Čekající požadavky' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
    await expect(page.locator('html')).toHaveAttribute('data-sidebar', 'minified');
  });
});
