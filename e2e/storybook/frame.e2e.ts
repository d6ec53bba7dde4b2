import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@concierge/tooling/paths';
import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { chooseInToolbar, entriesOf, isGuide, openPage, shownIn, violationsOn } from './guide.ts';

/** Storybook's own, which no option and no style can fix. */
const STORYBOOKS_OWN = [
  // A chapter of the menu is named “Collapse”, whatever its text; its state is in aria-expanded.
  '[data-action="collapse-root"]',
  // The handle that resizes the menu is beside the landmarks.
  '[role="separator"][aria-label="Sidebar resize handle"]',
];

const preview = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe');

async function openStart(page: Page): Promise<FrameLocator> {
  await page.goto('');
  const start = preview(page);
  await expect(start.getByRole('heading', { level: 1 })).toBeVisible();
  return start;
}

test('V1 V3 V5 the start page shows screens and leads on, and its frame is the product’s', async ({
  page,
  request,
}) => {
  const entries = await entriesOf(request);
  const start = await openStart(page);
  const screen = start.getByRole('img', { name: 'Dashboard' });
  const isLoaded = () => screen.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);

  await test.step('four guides by role, all components and a screen', async () => {
    await expect.poll(isLoaded).toBe(true);
    for (const role of ['designers', 'developers', 'translators', 'contributors']) {
      await expect(start.getByRole('link', { name: `For ${role}` })).toBeVisible();
    }
    await expect(start.locator('.guide-links a')).toHaveCount(entries.filter(isGuide).length);
  });

  await test.step('the menu is in the order one reads, and has no tests and no twins', async () => {
    await expect(page.getByRole('banner').locator('.sidebar-subheading')).toHaveText([
      'Start',
      'Foundations',
      'Patterns',
      'Components',
      'Layout',
      'Concierge',
      'Screens',
      'Room tablet',
    ]);
    const noise = entries
      .filter(({ type, tags }) => type === 'story' && tags.includes('dev'))
      .filter(({ title, name }) =>
        /Keyboard|Escape|Renders Nothing|Conformance|interactions|^(Screens|Room tablet).*(Dark|High Contrast|Turkish|Czech)$/.test(
          `${title} ${name}`,
        ),
      );
    expect(noise.map(({ id }) => id)).toEqual([]);
  });

  await test.step('name, version, sign and font', async () => {
    const brand = page.getByRole('link', { name: /Concierge \d+\.\d+\.\d+/ });
    await expect(brand.locator('img')).toBeVisible();
    await expect(page.getByText(/Get started|Publish your/i)).toHaveCount(0);
    for (const text of [brand, start.getByRole('heading', { level: 1 })]) {
      await expect(text).toHaveCSS('font-family', /^"?Inter Variable/);
    }
    const loaded = () => page.evaluate(() => document.fonts.check('16px "Inter Variable"'));
    await expect.poll(loaded).toBe(true);
  });

  const grounds = async () => [
    await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor),
    await start.locator('.sbdocs-wrapper').evaluate((all) => getComputedStyle(all).backgroundColor),
  ];
  const violations = async () => [
    ...(await violationsOn(page, ['#storybook-preview-iframe', ...STORYBOOKS_OWN])),
    ...(await violationsOn(await shownIn(page))),
  ];
  await test.step('frame and page are light, and dark with the toolbar', async () => {
    await expect.poll(grounds).toEqual(['rgb(249, 249, 251)', 'rgb(255, 255, 255)']);
    expect(await violations()).toEqual([]);
    await chooseInToolbar(page, 'Theme Light', 'Dark');
    await expect.poll(grounds).toEqual(['rgb(17, 17, 19)', 'rgb(24, 25, 27)']);
    await expect(start.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(screen).toHaveAttribute('src', /default-dark\.png$/);
    await expect.poll(isLoaded).toBe(true);
    expect(await violations()).toEqual([]);
  });

  await test.step('a guide and a link open their pages inside the frame', async () => {
    await start.getByRole('link', { name: /^For translators/ }).click();
    await expect(start.getByRole('heading', { level: 1, name: 'For translators' })).toBeVisible();
    await start.getByRole('link', { name: 'The content guide' }).click();
    await expect(start.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
    await expect(page).toHaveURL(/foundations-content--docs/);
  });

  await test.step('the search finds a state and opens it, in the language of the toolbar', async () => {
    await chooseInToolbar(page, 'Language English', 'Türkçe');
    await page.getByPlaceholder('Find components').fill('offline');
    const found = page.getByRole('option', { name: /Offline.*Shell/ });
    await found.first().click();
    await expect(page).toHaveURL(/screens-shell--offline/);
    await expect(start.getByRole('button', { name: 'Şimdi dene' })).toBeVisible();
  });
});

test('V10 V11 the toolbar is kept for the next visit, and a screen has the room of the panel', async ({
  page,
}) => {
  const shown = preview(page);
  const panel = page.getByRole('tab', { name: 'Interactions' });
  const open = async (id: string) => {
    await page.goto(`?path=/story/${id}`);
    await expect(shown.locator('#storybook-root [data-component]').first()).toBeVisible();
  };
  await open('screens-dashboard--default');
  await expect(panel).toBeHidden();
  const frame = page.locator('#storybook-preview-iframe');
  const widthOf = async () => (await frame.boundingBox())?.width ?? 0;
  expect(await widthOf()).toBeGreaterThan(1100);
  await chooseInToolbar(page, 'Language English', 'Čeština');
  await chooseInToolbar(page, 'Direction of writing Left to right', 'Right to left');
  await chooseInToolbar(page, 'Density Usual density', 'Touch');
  await open('concierge-requesttable--default');
  await expect(panel).toBeVisible();
  await expect(shown.getByRole('columnheader', { name: /^Stav/ })).toBeVisible();
  await expect(shown.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(shown.locator('html')).toHaveAttribute('data-density', 'touch');
  await expect(page).toHaveURL(/globals=.*locale:cs/);
});

test('V2 V5 a modal is open in its guide, takes the focus only when asked, and has no violation in dark', async ({
  page,
}) => {
  await openPage(page, 'concierge-replymodal--docs', 'dark');
  const dialog = page.frameLocator('iframe').first().locator('[data-component="Modal"]');
  await expect(dialog).toContainText('Reply to request');
  await expect(page.locator('iframe').first()).not.toBeFocused();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use it here' }).first().click();
  await dialog.getByRole('button', { name: 'Approved' }).click();
  await expect(dialog).toContainText('Approve this request?');
});

const TOKENS =
  'iframe.html?id=foundations-all-tokens--all-tokens&viewMode=story&globals=theme:dark';

test('V12 tokens are seen in the guides of the foundations, and copied there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const seen = { color: 60, type: 10, 'space-size-and-shape': 25, motion: 5 };
  for (const [guide, count] of Object.entries(seen)) {
    await openPage(page, `foundations-${guide}--docs`, 'dark');
    const samples = page.getByRole('button', { name: /^Copy t\./ });
    expect(await samples.count()).toBeGreaterThanOrEqual(count);
    expect(await violationsOn(page)).toEqual([]);
  }
  await openPage(page, 'foundations-color--docs', 'dark');
  const accent = page.getByRole('button', { name: /^Copy t\.color\.accent / });
  await accent.click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied t.color.accent' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('t.color.accent');
  const swatch = accent.locator('span[style]').first();
  await expect(swatch).toHaveCSS('background-color', 'rgb(62, 99, 221)');
});

test('V8 names, variables and paths of tokens are copied by one press each, and files downloaded as published', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(TOKENS);
  for (const text of ['t.color.textMuted', '--cc-color-text-muted', 'dark.color.text-muted']) {
    await page.getByRole('button', { name: `Copy ${text}`, exact: true }).click();
    await expect(page.getByRole('status')).toHaveText(`Copied ${text}`);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  }
  const downloaded = async (link: string) => {
    const started = page.waitForEvent('download');
    await page.getByRole('link', { name: link }).click();
    return readFile(await (await started).path(), 'utf8');
  };
  const published = await readFile(join(ROOT, 'packages/ui/tokens.css'), 'utf8');
  expect(await downloaded('Download CSS variables')).toBe(published);
  const dtcg: unknown = JSON.parse(await downloaded('Download for design tools (DTCG)'));
  expect(dtcg).toHaveProperty('dark.color.text-muted.$value.hex');
});

test('V20 controls fit their values: a field for text, a list for icons, a color for colors', async ({
  page,
}) => {
  const control = (name: string) => page.locator(`#control-${name}`);
  await page.goto('?path=/story/components-button--default');
  await expect(control('children')).toHaveRole('textbox');
  await control('iconStart').selectOption('check');
  await expect(preview(page).getByRole('button').locator('svg')).toBeVisible();
  for (const name of ['ref', 'style', 'className']) await expect(control(name)).toHaveCount(0);
  await page.goto('?path=/story/concierge-servicecard--default');
  await expect(page.getByRole('textbox', { name: 'color' })).toHaveValue(/^#/);
});
