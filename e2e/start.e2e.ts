import { BOOT_DATA_ELEMENT_ID } from '@concierge/contract/bootData';
import { paths } from '@concierge/contract/paths';
import { RequestState } from '@concierge/contract/requestStates';
import type { Page } from '@playwright/test';
import { queryRequests, rowsOf, setRequestState } from './support/requests.ts';
import { DEMO_PASSWORD, DEMO_PROJECT } from './support/staff.ts';
import { consoleOutput, holdScripts, withoutBootData } from './support/start.ts';
import { expect, test } from './support/test.ts';

/** All but the first, small one, which every page waits for. */
const ALL_SCRIPTS = /\/assets\/(?!first-)[^/]+\.js$/;
/** What the sign-in form does without. */
const CONSOLE_SCRIPT = /\/assets\/console-[^/]+\.js$/;

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

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Project code').fill(DEMO_PROJECT);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
}

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Dashboard' });

test.describe('the sign-in page', () => {
  test('loads neither session nor texts, and is used by keyboard alone', async ({ page }) => {
    const output = consoleOutput(page);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto('/login');
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
    await expect(dashboard(page)).toBeVisible();
    expect(output).toEqual([]);
  });

  test('A2 is filled in and sent while the console is still loading', async ({ page }) => {
    const release = await holdScripts(page, CONSOLE_SCRIPT);
    await page.goto('/login', { waitUntil: 'commit' });
    await fillIn(page);
    const submit = page.getByRole('button', { name: 'Sign in' });
    await submit.click();
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    release();
    await expect(dashboard(page)).toBeVisible();
  });

  test('J3 keeps what was typed without a connection, and signs in when it is back', async ({
    page,
  }) => {
    await page.goto('/login');
    await fillIn(page);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('The server cannot be reached')).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue('admin');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(dashboard(page)).toBeVisible();
  });

  test('J3 says that the server does not answer, also to a form that the browser filled in', async ({
    page,
  }) => {
    const loaded = page.waitForResponse(/\/assets\/toasts-/);
    await page.goto('/login');
    await fillIn(page); // without a key
    await (await loaded).finished();
    await page.route('**', (route) => route.abort());
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('The server cannot be reached')).toBeVisible();
    await page.unroute('**');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(dashboard(page)).toBeVisible();
  });

  test('J3 signs in though the script of the console broke off, and says what is wrong', async ({
    page,
  }) => {
    let failures = 0;
    await page.route(CONSOLE_SCRIPT, async (route) => {
      if (failures > 0) return route.continue();
      failures += 1;
      return route.abort();
    });
    await page.goto('/login?next=%2Fmessages');
    await fillIn(page);
    await expect.poll(() => failures, { message: 'the script that breaks off' }).toBe(1);
    const password = page.getByLabel('Password', { exact: true });
    const submit = page.getByRole('button', { name: 'Sign in' });
    await password.fill('not it');
    await submit.click();
    await expect(page.getByText(/username or password is incorrect/)).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue('admin');
    await password.fill(DEMO_PASSWORD);
    await submit.click();
    await expect(page).toHaveURL(/\/messages$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  });

  test('J3 the first screen opens though its script broke off during the sign-in', async ({
    page,
  }) => {
    let failures = 0;
    await page.route(/\/assets\/Dashboard/, async (route) => {
      if (failures > 0) return route.continue();
      failures += 1;
      return route.abort();
    });
    await page.goto('/login');
    await fillIn(page);
    await expect.poll(() => failures, { message: 'the script that breaks off' }).toBe(1);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(dashboard(page)).toBeVisible();
    await expect(page.getByText('could not be loaded')).toBeHidden();
  });

  test('H2 is in the language this browser remembers', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'cs'));
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Přihlášení' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
  });

  test('A2 from the history of a browser that has signed in since leads to the console', async ({
    openDesk,
    request,
  }) => {
    const { page } = await openDesk('admin');
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
  test('shows the static shell before any script', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    const release = await holdScripts(page, ALL_SCRIPTS);
    await openBooted(page, '/requests/waiting');
    await expect(page.getByText('Concierge', { exact: true })).toBeVisible();
    release();
    await expect(rowsOf(page)).toHaveCount(10);
  });

  test(
    'D1 C1 starts from the data in the page and loads none of it again',
    { tag: '@core' },
    async ({ openDesk }) => {
      const { page, staff } = await openDesk('admin');
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

  test('A4 without boot data asks for everything itself', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    await withoutBootData(page, '/requests/waiting');
    const checks: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(paths.auth())) checks.push(request.url());
    });
    await page.goto('/requests/waiting');
    await expect(rowsOf(page)).toHaveCount(10);
    expect(checks).toHaveLength(1);
  });

  test('I3 misses nothing that happened between the page and its scripts', async ({
    openDesk,
    room,
  }) => {
    const { page } = await openDesk('admin');
    const release = await holdScripts(page, ALL_SCRIPTS);
    await openBooted(page, '/requests/waiting');
    const { id } = await room(101).service('Laundry');
    await room(101).ask(id, 'Asked while the page was loading');
    release();
    await expect(rowsOf(page).first()).toContainText('Asked while the page was loading');
  });

  test('H4 is in the language of the user, and loads the letters that English has not', async ({
    openDesk,
  }) => {
    const { page, staff } = await openDesk('operator');
    const wider = page.locator('link[rel="preload"][as="font"][href*="latin-ext"]');
    await openBooted(page, '/requests/waiting');
    await expect(wider).toHaveCount(0);
    await staff.post(() => paths.changeLang('cs'), {});
    await openBooted(page, '/requests/waiting');
    await expect(page.getByRole('heading', { level: 1, name: 'Čekající požadavky' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
    await expect(wider).toHaveCount(1);
    expect(
      await wider.evaluate(async (link: HTMLLinkElement) => (await fetch(link.href)).status),
    ).toBe(200);
  });

  test('B3 keeps the menu and the theme as they were left, from the first paint', async ({
    openDesk,
  }) => {
    const { page } = await openDesk('admin');
    await page.goto('/requests/waiting');
    await page.getByRole('button', { name: 'Minify menu' }).click();
    await page.getByRole('button', { name: /^Appearance/ }).click();
    await page.getByRole('menuitemradio', { name: 'Dark', exact: true }).click();
    const release = await holdScripts(page, ALL_SCRIPTS);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-sidebar', 'minified');
    release();
    await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible();
  });
});
