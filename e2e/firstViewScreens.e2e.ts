import { FIRST_VIEW_ELEMENT_ID } from '@concierge/contract/firstView';
import { paths } from '@concierge/contract/paths';
import type { Page } from '@playwright/test';
import { NOT_USABLE, hearConsole, holdScripts, lookOf, withoutView } from './support/firstView.ts';
import { rowsOf } from './support/requests.ts';
import { expect, test } from './support/test.ts';

/**
 * Notes the style rules that did not come with the page. Those of the page are put into a style sheet of
 * the console's own first, which takes the place of the other.
 */
const NOTE_LATER_RULES = `
  window.laterRules = [];
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function (rule, index) {
    if (!document.querySelector('style[data-styled="true"]')) window.laterRules.push(rule);
    return insertRule.call(this, rule, index);
  };
`;

/**
 * Opens a page that the server had the time to draw; a cold one that is busy leaves that to the console.
 * @param calls those of other attempts are forgotten.
 */
async function openDrawn(page: Page, address: string, calls: string[] = []): Promise<void> {
  await expect(async () => {
    calls.length = 0;
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.locator(`#${FIRST_VIEW_ELEMENT_ID}`)).toBeAttached({ timeout: 1_000 });
  }).toPass();
}

test.describe('a screen that came with the page', () => {
  const noScripts = { javaScriptEnabled: false };

  test('D1 D3 D4 shows the rows the address asks for, before any script', async ({ openDesk }) => {
    const { page } = await openDesk('operator', noScripts);
    await openDrawn(page, '/requests/waiting?limit=5&offset=5&orderBy=device_name&direction=ASC');
    await expect(page).toHaveTitle('Waiting · Requests · Concierge');
    const rows = page.locator('tbody tr');
    await expect(rows).toHaveCount(5);
    const rooms = await rows.locator('th').allInnerTexts();
    expect(rooms.every((room) => /^Room \d+$/.test(room))).toBe(true);
    expect(rooms).toEqual(rooms.toSorted());
    await expect(page.getByText('6–10 of 16')).toBeVisible();
  });

  test('C1 shows the cards of the dashboard, before any script', async ({ openDesk }) => {
    const { page } = await openDesk('admin', noScripts);
    await openDrawn(page, '/dashboard');
    await expect(page.locator('main [data-component="ServiceCard"]')).toHaveCount(12);
    await expect(page.locator('h1')).toHaveText('Dashboard');
  });

  test('H4 comes in the language of the person, whatever the browser speaks', async ({
    openDesk,
  }) => {
    const { page, staff } = await openDesk('operator', noScripts);
    await staff.post(() => paths.changeLang('cs'), {});
    await openDrawn(page, '/requests/waiting');
    await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
    await expect(page.locator('h1')).toHaveText('Čekající požadavky');
  });

  test('is taken over without a word, asks for nothing again, and is used by keyboard', async ({
    openDesk,
  }) => {
    const { page } = await openDesk('admin');
    const said = hearConsole(page);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await openDrawn(page, '/requests/waiting', calls);
    await expect(page.locator(NOT_USABLE)).toHaveCount(0);
    await expect(rowsOf(page)).toHaveCount(10);
    expect(
      calls.filter((path) => path === paths.auth() || /\/(shell|requests)\.json$/.test(path)),
    ).toEqual([]);
    const first = rowsOf(page).first().getByRole('button');
    for (let steps = 0; steps < 40; steps += 1) {
      await page.keyboard.press('Tab');
      if (await first.evaluate((button) => button === document.activeElement)) break;
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(said).toEqual([]);
  });

  for (const [address, content, count, width] of [
    ['/requests/waiting', '[data-part="Row"]', 10, 1280],
    ['/requests/waiting', '[data-part="Row"]', 10, 375],
    ['/dashboard', '[data-component="ServiceCard"]', 12, 1280],
    ['/dashboard', '[data-component="ServiceCard"]', 12, 375],
  ] as const) {
    test(`looks as the console would have drawn it: ${address} at ${width} px`, async ({
      openDesk,
    }) => {
      const { page } = await openDesk('admin', { viewport: { width, height: 720 } });
      const alone = await page.context().newPage();
      await withoutView(alone, address);
      for (const tab of [page, alone]) {
        await tab.routeWebSocket(/\/live/, (socket) => void socket.close({ code: 1012 }));
        if (tab === page) await openDrawn(page, address);
        else await tab.goto(address);
        await expect(tab.getByRole('status').filter({ hasText: 'Offline' })).toBeVisible();
        await expect(tab.locator(`main ${content}`)).toHaveCount(count);
        const menu = tab.getByRole('link', { name: /Dashboard.*12/, includeHidden: true });
        await expect(menu).toHaveCount(1);
        await expect(tab.locator('[data-part="Sidebar"][inert]')).toHaveCount(width > 768 ? 0 : 1);
      }
      expect(await lookOf(page)).toEqual(await lookOf(alone));
    });
  }

  test('brings all its styles, so that nothing is styled anew while it is taken over', async ({
    openDesk,
  }) => {
    const { page } = await openDesk('admin');
    await page.addInitScript(NOTE_LATER_RULES);
    for (const address of ['/requests/waiting', '/dashboard']) {
      await openDrawn(page, address);
      await expect(page.locator(NOT_USABLE)).toHaveCount(0);
      await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
      expect(await page.evaluate<string[]>('window.laterRules')).toEqual([]);
    }
  });

  test('H4 names the letters of the person’s language, and English names no more', async ({
    openDesk,
  }) => {
    const { page, staff } = await openDesk('operator');
    const wider = page.locator('head link[rel="preload"][as="font"][href*="latin-ext"]');
    await page.goto('/requests/waiting');
    await expect(wider).toHaveCount(0);
    await staff.post(() => paths.changeLang('tr'), {});
    await page.reload();
    await expect(wider).toHaveCount(1);
    expect(
      await wider.evaluate(async (link: HTMLLinkElement) => (await fetch(link.href)).status),
    ).toBe(200);
  });

  test('is painted before its scripts are asked for', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/[^/]+\.js$/.test(request.url())) scripts.push(request.url());
    });
    // Nothing is painted before the style sheet is there.
    const { promise: styled, resolve: style } = Promise.withResolvers<void>();
    await page.route('**/*.css', async (route) => {
      await styled;
      await route.continue();
    });
    await openDrawn(page, '/requests/waiting', scripts);
    await page.waitForFunction(() => document.readyState !== 'loading', null, { polling: 50 });
    expect(scripts).toEqual([]);
    style();
    await expect(page.locator(NOT_USABLE)).toHaveCount(0);
    expect(scripts).not.toEqual([]);
  });

  test('starts in a tab in the background too, where nothing is painted', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    await page.addInitScript(`
      window.requestAnimationFrame = () => 0;
      window.isHidden = !location.pathname.endsWith('/dashboard');
      Object.defineProperty(document, 'hidden', { get: () => window.isHidden });
    `);
    await openDrawn(page, '/requests/waiting');
    await expect(page.locator(NOT_USABLE)).toHaveCount(0);
    // Hidden before it was painted.
    await openDrawn(page, '/dashboard');
    await page.evaluate(`
      window.isHidden = true;
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    `);
    await expect(page.locator(NOT_USABLE)).toHaveCount(0);
  });

  test('I4 stays as it was drawn when nothing has happened since', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openDrawn(page, '/requests/waiting', asked);
    await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
    await page.getByRole('link', { name: /^Dashboard/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(asked.filter((path) => path.endsWith('/service/request/query'))).toEqual([]);
  });

  test('takes nothing that is typed before the console has taken it over', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    const letGo = await holdScripts(page);
    await openDrawn(page, '/requests/waiting');
    await expect(rowsOf(page)).toHaveCount(10);
    const filter = page.getByRole('searchbox', { name: 'Sidebar menu filter...' });
    await filter.focus();
    await page.keyboard.type('Users');
    await page.keyboard.press('Enter');
    await expect(filter).toHaveValue('');
    await expect(page).toHaveURL('/requests/waiting');
    letGo();
    await expect(page.locator(NOT_USABLE)).toHaveCount(0);
    await filter.focus();
    await page.keyboard.type('Users');
    await expect(filter).toHaveValue('Users');
  });

  test('does what was pressed last, once, as soon as the console has taken it over', async ({
    openDesk,
  }) => {
    const { page } = await openDesk('admin');
    const letGo = await holdScripts(page);
    await openDrawn(page, '/requests/waiting');
    await page.getByRole('button', { name: 'Minify menu' }).click();
    const reply = rowsOf(page).nth(1).getByRole('button');
    const room = await rowsOf(page).nth(1).getByRole('rowheader').innerText();
    await reply.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    letGo();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(room);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(reply).toBeFocused();
    await expect(page.getByRole('button', { name: 'Minify menu' })).toBeVisible();
  });

  test('opens a menu that was asked for before the console has taken it over', async ({
    openDesk,
  }) => {
    const { page } = await openDesk('admin');
    const letGo = await holdScripts(page);
    await openDrawn(page, '/dashboard');
    await page.getByRole('button', { name: /^Appearance/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toHaveCount(0);
    letGo();
    await expect(page.getByRole('menuitemradio', { name: 'Dark', exact: true })).toBeVisible();
  });

  test('leads on by its links before the console has taken it over', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    const letGo = await holdScripts(page);
    await openDrawn(page, '/requests/waiting');
    await page.getByRole('link', { name: 'Settings' }).click({ noWaitAfter: true });
    await expect(page).toHaveURL('/settings');
    letGo();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });

  test('I3 misses nothing that happened before the console took it over', async ({
    openDesk,
    room,
  }) => {
    const { page } = await openDesk('admin');
    const letGo = await holdScripts(page);
    await openDrawn(page, '/requests/waiting');
    await expect(page.locator('tbody tr')).toHaveCount(10);
    const { id } = await room(101).service('Laundry');
    await room(101).ask(id, 'Asked while the page was loading');
    letGo();
    await expect(rowsOf(page).first()).toContainText('Asked while the page was loading');
  });

  test('B2 has the menu as it was left, and the appearance', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    await page.goto('/requests/waiting');
    await page.getByRole('button', { name: 'Minify menu' }).click();
    await page.getByRole('button', { name: /^Appearance/ }).click();
    await page.getByRole('menuitemradio', { name: 'Dark', exact: true }).click();
    const letGo = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    const menu = page.locator('nav[data-component="Sidebar"]');
    await expect(menu).toHaveAttribute('data-minified', 'true');
    await expect(page.locator('[data-part="ThemeMenu"]')).toHaveAttribute('aria-label', /Dark/);
    letGo();
    await expect(page.locator(NOT_USABLE)).toHaveCount(0);
    await expect(menu).toHaveAttribute('data-minified', 'true');
  });
});
