import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@concierge/tooling/paths';
import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import {
  chooseInToolbar,
  entriesOf,
  isGuide,
  openPage,
  violationsOn,
  withoutWindows,
} from './guide.ts';

/** Storybook's own, which no option and no style can mend. */
const STORYBOOKS_OWN = [
  // A chapter of the menu is named “Collapse”, whatever its text; its state is in aria-expanded.
  '[data-action="collapse-root"]',
  // The handle that resizes the menu is beside the landmarks.
  '[role="separator"][aria-label="Sidebar resize handle"]',
];

const preview = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe');

interface StartOptions {
  /** Whether its screens are loaded. */
  live?: boolean;
}

async function openStart(page: Page, { live = false }: StartOptions = {}): Promise<FrameLocator> {
  if (!live) await withoutWindows(page);
  await page.goto('');
  const start = preview(page);
  await expect(start.getByRole('heading', { level: 1 })).toBeVisible();
  return start;
}

test('V1 the start page shows live screens, four doors and all components', async ({
  page,
  request,
}) => {
  const guides = (await entriesOf(request)).filter(isGuide);
  const start = await openStart(page, { live: true });
  const screen = start.frameLocator('iframe[title="Dashboard"]');
  await expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  for (const door of ['designers', 'developers', 'translators', 'contributors']) {
    await expect(start.getByRole('link', { name: `For ${door}` })).toBeVisible();
  }
  await expect(start.locator('.guide-links a')).toHaveCount(guides.length);
});

test('V1 a door and a link open their pages inside the frame', async ({ page }) => {
  const start = await openStart(page);
  await start.getByRole('link', { name: /^For translators/ }).click();
  await expect(start.getByRole('heading', { level: 1, name: 'For translators' })).toBeVisible();
  await start.getByRole('link', { name: 'The content guide' }).click();
  await expect(start.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
  await expect(page).toHaveURL(/foundations-content--docs/);
});

test('V3 the menu is in the order one reads, and has no tests and no twins', async ({
  page,
  request,
}) => {
  await openStart(page);
  const roots = page.getByRole('banner').locator('.sidebar-subheading');
  await expect(roots).toHaveText([
    'Start',
    'Foundations',
    'Patterns',
    'Components',
    'Layout',
    'Concierge',
    'Screens',
    'Tablet',
  ]);
  const shown = (await entriesOf(request)).filter(({ tags }) => tags.includes('dev'));
  const noise = shown.filter(({ title, name }) =>
    /Keyboard|Escape|Renders Nothing|Conformance|interactions|^(Screens|Tablet).*(Dark|High Contrast|Turkish|Czech)$/.test(
      `${title} ${name}`,
    ),
  );
  expect(noise.map(({ id }) => id)).toEqual([]);
});

test('V3 the search finds a state and opens it', async ({ page }) => {
  await openStart(page);
  await page.getByPlaceholder('Find components').fill('offline');
  await page
    .getByRole('option', { name: /Offline.*Shell/ })
    .first()
    .click();
  await expect(page).toHaveURL(/screens-shell--offline/);
  await expect(preview(page).getByText(/No connection since/)).toBeVisible();
});

test('V2 a modal is open in its guide, and takes the focus only when asked', async ({ page }) => {
  await openPage(page, 'concierge-replymodal--docs');
  const dialog = page.frameLocator('iframe').first().locator('[data-component="Modal"]');
  await expect(dialog).toContainText('Reply to request');
  await expect(page.locator('iframe').first()).not.toBeFocused();
  await page.getByRole('button', { name: 'Use it here' }).first().click();
  await dialog.getByRole('button', { name: 'Approved' }).click();
  await expect(dialog).toContainText('Approve this request?');
});

test('V5 frame, guides and stories follow the theme of the toolbar', async ({ page }) => {
  const start = await openStart(page);
  const grounds = async () => [
    await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor),
    await start.locator('.sbdocs-wrapper').evaluate((all) => getComputedStyle(all).backgroundColor),
  ];
  await expect.poll(grounds).toEqual(['rgb(249, 249, 251)', 'rgb(255, 255, 255)']);
  await chooseInToolbar(page, 'Theme Light', 'Dark');
  await expect.poll(grounds).toEqual(['rgb(17, 17, 19)', 'rgb(24, 25, 27)']);
  await expect(start.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('V5 the language of the toolbar reaches the screens of the start page', async ({ page }) => {
  const start = await openStart(page, { live: true });
  await chooseInToolbar(page, 'Language English', 'Türkçe');
  const screen = start.frameLocator('iframe[title="Dashboard"]');
  await expect(screen.getByRole('heading', { level: 1 })).toHaveText('Gösterge paneli');
});

test('V5 name, version, sign and font are the product’s', async ({ page }) => {
  const start = await openStart(page);
  const brand = page.getByRole('link', { name: /Concierge \d+\.\d+\.\d+/ });
  await expect(brand.locator('img')).toBeVisible();
  await expect(page.getByText(/Get started|Publish your/i)).toHaveCount(0);
  for (const text of [brand, start.getByRole('heading', { level: 1 })]) {
    await expect(text).toHaveCSS('font-family', /^"?Inter Variable/);
  }
  const loaded = () => page.evaluate(() => document.fonts.check('16px "Inter Variable"'));
  await expect.poll(loaded).toBe(true);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`V5 axe finds nothing in the frame and on the start page in ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await openStart(page);
    expect(await violationsOn(page, ['#storybook-preview-iframe', ...STORYBOOKS_OWN])).toEqual([]);
    await openPage(page, 'start-introduction--docs', colorScheme);
    expect(await violationsOn(page, ['.hero iframe'])).toEqual([]);
  });
}

test('V5 axe finds nothing in a dark guide', async ({ page }) => {
  await openPage(page, 'components-button--docs', 'dark');
  expect(await violationsOn(page)).toEqual([]);
});

const TOKENS =
  'iframe.html?id=foundations-all-tokens--all-tokens&viewMode=story&globals=theme:dark';

test('V8 name, variable and path of a token are copied by one press each, and said', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(TOKENS);
  for (const text of ['t.color.textMuted', '--cc-color-text-muted', 'dark.color.textMuted']) {
    await page.getByRole('button', { name: `Copy ${text}`, exact: true }).click();
    await expect(page.getByRole('status')).toHaveText(`Copied ${text}`);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  }
});

test('V8 the tokens are downloaded as they are published', async ({ page }) => {
  await page.goto(TOKENS);
  for (const [link, file] of [
    ['Download for design tools (DTCG)', 'tokens.dtcg.json'],
    ['Download CSS variables', 'tokens.css'],
  ] as const) {
    const started = page.waitForEvent('download');
    await page.getByRole('link', { name: link }).click();
    const path = await (await started).path();
    const published = await readFile(join(ROOT, 'packages/ui', file), 'utf8');
    expect(await readFile(path, 'utf8')).toBe(published);
  }
});
