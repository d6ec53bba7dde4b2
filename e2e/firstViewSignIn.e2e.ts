import { paths } from '@concierge/contract/paths';
import {
  NOT_USABLE,
  VIEW,
  hearConsole,
  holdScripts,
  lookOf,
  withoutView,
} from './support/firstView.ts';
import { DEMO_PASSWORD, DEMO_PROJECT } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.describe('a browser without scripts', () => {
  test.use({ javaScriptEnabled: false, locale: 'cs-CZ' });

  test('the sign-in page stands in the page, in the language of the browser', async ({ page }) => {
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page).toHaveTitle('Přihlášení · Concierge');
    await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
    await expect(page.locator('h1')).toHaveText('Přihlášení');
    await expect(page.getByLabel('Kód projektu')).toBeVisible();
    const look = await page
      .locator('form button[type=submit]')
      .evaluate((button) => getComputedStyle(button).borderRadius);
    expect(look).not.toBe('0px');
  });
});

test.describe('the sign-in page that came with the page', () => {
  test('is taken over without a word, and used by keyboard alone', async ({ page }) => {
    const said = hearConsole(page);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto('/login');
    expect(calls.filter((path) => path === paths.auth() || path.endsWith('/auth.json'))).toEqual(
      [],
    );

    const project = page.getByLabel('Project code');
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
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(said).toEqual([]);
  });

  test('looks as the console would have drawn it', async ({ page, context }) => {
    await page.goto('/login');
    const alone = await context.newPage();
    await withoutView(alone, '/login');
    await alone.goto('/login');
    await expect(alone.getByLabel('Project code')).toBeVisible();
    expect(await lookOf(page)).toEqual(await lookOf(alone));
  });

  test('cannot be used before the console has taken it over', async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    const project = page.getByLabel('Project code');
    await expect(project).toBeVisible();
    await project.evaluate((field) => field.focus());
    await expect(project).not.toBeFocused();
    letGo();
    await expect(page.locator(NOT_USABLE)).toHaveCount(0);
    await project.focus();
    await expect(project).toBeFocused();
  });

  test('H2 is not seen in another language than the one this browser remembers', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'cs'));
    const letGo = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeAttached();
    await expect(page.locator('h1')).toBeHidden();
    letGo();
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
    expect(body).toMatch(VIEW);
    await page.addInitScript(() => localStorage.setItem('concierge.signedIn', 'yes'));
    await page.route('**/login', (route) => route.fulfill({ response: old, body }));
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });
});

test('A4 without a session the check is not made, and the browser logs no refusal', async ({
  page,
}) => {
  const said = hearConsole(page);
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 401) refused.push(answer.url());
  });
  await page.goto('/requests/waiting');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect([...refused, ...said]).toEqual([]);
});
