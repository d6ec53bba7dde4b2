import { FIRST_VIEW_ELEMENT_ID } from '@concierge/contract/firstView';
import { paths } from '@concierge/contract/paths';
import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, DEMO_PROJECT } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const VIEW = new RegExp(
  `<script type="application/json" id="${FIRST_VIEW_ELEMENT_ID}">.*?</script>`,
);

/** As from a server that draws nothing. */
async function withoutView(page: Page, address: string): Promise<void> {
  await page.route(`**${address}`, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text())
      .replace(VIEW, '')
      .replace(/<style data-styled=.*?<\/style>/s, '')
      .replace(/<div id="root" inert>.*<\/div>(\s*<noscript>)/s, '<div id="root"></div>$1');
    await route.fulfill({ response: answer, body: html });
  });
}

/** Every element with what its looks depend on; ids are made up anew each time. */
function lookOf(page: Page): Promise<string[]> {
  return page.locator('#root').evaluate((root) =>
    [...root.querySelectorAll('*')].map((element) => {
      const looks = [...element.attributes].filter(({ name }) =>
        /^(class|style|role|type|name|data-.*)$/.test(name),
      );
      const own = looks.map(({ name, value }) =>
        name === 'style'
          ? `style=${value.replaceAll(/[\s;]/g, '')}`
          : `${name}=${value.split(' ').toSorted().join(' ')}`,
      );
      return [element.tagName, ...own.toSorted()].join(' ');
    }),
  );
}

/** Everything the browser has to say about a page. */
function hearConsole(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  return said;
}

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
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    const project = page.getByLabel('Project code');
    await expect(project).toBeVisible();
    await project.evaluate((field) => field.focus());
    await expect(project).not.toBeFocused();
    letGo();
    await expect(page.locator('#root[inert]')).toHaveCount(0);
    await project.focus();
    await expect(project).toBeFocused();
  });

  test('H2 is not seen in another language than the one this browser remembers', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'cs'));
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
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
