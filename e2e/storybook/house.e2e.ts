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

test('V1 the start page shows live screens, four doors, all components and their status', async ({
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
  const cards = start.locator('.gallery .guide-card');
  await expect(cards).toHaveCount(guides.length);
  await expect(start.getByRole('row', { name: /^Stable \d+ / })).toBeVisible();
  await expect(start.getByText(/^This is version \d+\.\d+\.\d+/)).toBeVisible();
});

test('V1 every component of the gallery has its picture, and leads to its guide', async ({
  page,
}) => {
  await withoutWindows(page);
  await openPage(page, 'start-introduction--docs');
  const pictures = page.locator('.gallery img');
  await expect(pictures.first()).toBeAttached();
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveCSS('opacity', '1');
  }
  await expect(pictures).toHaveCount(await page.locator('.gallery .guide-picture').count());
});

test('V1 a door and a card open their pages inside the frame', async ({ page }) => {
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
