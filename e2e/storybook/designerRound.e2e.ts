import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { ROOT } from '@concierge/tooling/paths';
import { pictureChanges } from '@concierge/tooling/pictureChanges';
import { BASELINE } from '@concierge/tooling/visualFiles';
import { serveReview } from '@concierge/tooling/visualReview/server';
import { violationsOf } from '../support/axe.ts';
import { chooseInToolbar, shownIn, violationsOn } from './guide.ts';

/** The story or guide inside the frame of Storybook. */
const preview = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe');

const story = (id: string, globals = '') =>
  `./?path=/story/${id}${globals ? `&globals=${globals}` : ''}`;

/** The story without the frame of Storybook around it. */
const alone = (id: string, globals = '') =>
  `iframe.html?id=${id}&viewMode=story${globals ? `&globals=${globals}` : ''}`;

const FIND = 'start-find-a-state--find-a-state';
const COMPARE = 'start-compare--compare';
const CHANGES = 'start-what-changed--what-changed';
const STATUS = 'start-status-of-components--status-of-components';
const TOKENS = 'foundations-all-tokens--all-tokens';

test.describe('finding a state', () => {
  for (const [words, found] of [
    ['offline', 'Shell – Offline'],
    ['who was faster', 'Requests – Reply Overtaken'],
    ['no internet', 'Shell – Offline'],
    ['wrong password', 'Login – Wrong Credentials'],
  ] as const) {
    test(`V6 “${words}” leads to its screen in three presses`, async ({ page }) => {
      await page.goto('./');
      await page.getByRole('link', { name: 'Find a state' }).click();
      const frame = preview(page);
      const field = frame.getByRole('searchbox', { name: 'What do you want to see?' });
      await field.click();
      await page.keyboard.type(words);
      const first = frame.getByRole('list', { name: 'States' }).getByRole('listitem').first();
      await expect(first).toContainText(found);
      await first.getByRole('link', { name: found }).click();
      await expect(page).toHaveURL(/path=\/story\/screens-/);
    });
  }

  test('V6 every example finds something, and the words are in the address', async ({ page }) => {
    await page.goto(story(FIND));
    const frame = preview(page);
    const examples = frame.getByRole('list', { name: 'Examples' }).getByRole('button');
    await expect(examples.first()).toBeVisible();
    for (const example of await examples.all()) {
      await example.click();
      await expect(frame.getByRole('status')).toHaveText(/^\d+ states?/);
    }
    await expect(page).toHaveURL(/args=query:skeleton/);
  });
});

test.describe('comparing', () => {
  test('V6 one press leads from a guide to its component in all themes, languages and widths', async ({
    page,
  }) => {
    await page.goto('./?path=/docs/components-button--docs');
    await page
      .getByRole('button', { name: 'Compare in themes, languages and widths' })
      .click({ timeout: 20_000 });
    const frame = preview(page);
    await expect(frame.getByRole('heading', { name: 'Compare' })).toBeVisible();
    await expect(page).toHaveURL(/compared:components-button--default/);
    for (const [group, labels] of [
      ['Three themes', ['Light', 'Dark', 'High contrast']],
      ['Three languages', ['English', 'Türkçe', 'Čeština']],
      ['Four widths', ['375 px', '768 px', '1280 px', '1920 px']],
    ] as const) {
      const figures = frame.getByRole('region', { name: group }).getByRole('figure');
      await expect(figures).toHaveCount(labels.length);
      for (const label of labels) {
        const shown = figures.filter({ hasText: label }).frameLocator('iframe');
        await expect(shown.getByText('Save changes')).toBeVisible();
      }
    }
  });

  test('V6 a state that is played comes to its end in every frame, in its theme and language', async ({
    page,
  }) => {
    test.slow();
    await page.goto(alone(COMPARE, 'compared:screens-requests--reply-confirm'));
    const shown = (label: string) =>
      page.getByRole('figure').filter({ hasText: label }).frameLocator('iframe');
    for (const [label, theme, lang] of [
      ['High contrast', 'contrast', 'en'],
      ['Čeština', 'light', 'cs'],
      ['1920 px', 'light', 'en'],
    ] as const) {
      const inside = shown(label);
      // What has come to its end is a picture, out of the accessibility tree.
      await expect(inside.locator('[role=dialog] textarea')).toBeVisible({ timeout: 60_000 });
      await expect(inside.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(inside.locator('html')).toHaveAttribute('lang', lang);
    }
  });

  test('V6 Open shows the state in the theme of its frame', async ({ page }) => {
    await page.goto(story(COMPARE, 'compared:components-tag--default'));
    const frame = preview(page);
    await frame.getByRole('link', { name: 'Open Components/Tag – Default, Dark' }).click();
    await expect(page).toHaveURL(/path=\/story\/components-tag--default/);
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

const changes = await pictureChanges();

test.describe('what changed', () => {
  test('V7 the changelog leads to the components it names', async ({ page }) => {
    await page.goto(story(CHANGES));
    const frame = preview(page);
    await expect(frame.getByText(`Since version ${changes.version}`)).toBeVisible();
    await expect(frame.getByText(/^(major|minor|patch)$/)).toHaveCount(changes.notes.length);
    const named = frame.getByRole('link').filter({ has: frame.locator('code') });
    if ((await named.count()) === 0) return;
    await named.first().click();
    await expect(page).toHaveURL(/path=\/docs\//);
  });

  test('V7 every changed picture is there before and now, or the page says what is missing', async ({
    page,
  }) => {
    await page.goto(alone(CHANGES));
    if (changes.missing) {
      await expect(page.getByText('There are no pictures to compare with')).toBeVisible();
      return;
    }
    if (changes.changed.length === 0) {
      await expect(page.getByText(/^0 pictures differ/)).toBeVisible();
      return;
    }
    await expect(page.getByText(`${changes.changed.length} pictures differ`)).toBeVisible();
    const fold = page.locator('details').first();
    await expect(fold).toHaveAttribute('open', '');
    for (const picture of await fold.getByRole('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      const width = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth);
      await expect.poll(width).toBeGreaterThan(0);
    }
    await page.getByRole('button', { name: /^Side by side/ }).click();
    await page.getByRole('option', { name: 'Slider' }).click();
    const slider = fold.getByRole('slider').first();
    await slider.focus();
    await page.keyboard.press('End');
    await expect(slider).toHaveValue('100');
  });

  test('V7 keys walk through changed pictures, and A makes one the committed one', async ({
    page,
  }) => {
    const home = await mkdtemp(join(tmpdir(), 'concierge-review-'));
    const folders = { baseline: join(home, 'baseline'), diff: join(home, 'diff') };
    const put = async (from: string, to: string) => {
      await mkdir(dirname(join(home, to)), { recursive: true });
      await cp(join(BASELINE, from), join(home, to));
    };
    await put('components-tag/default.png', 'baseline/a/one.png');
    await put('components-tag/with-icon.png', 'diff/a/one-actual.png');
    await put('components-tag/default.png', 'baseline/a/two.png');
    await put('components-tag/long-text.png', 'diff/a/two-actual.png');
    const server = await serveReview(folders);
    try {
      await page.goto(server.url);
      await expect(page.getByRole('heading', { level: 2 })).toHaveText('a/one');
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('heading', { level: 2 })).toHaveText('a/two');
      await page.keyboard.press('2');
      await expect(page.getByRole('slider')).toBeVisible();
      await page.keyboard.press('r');
      await expect(page.getByRole('status')).toContainText('a/two kept as before');
      await page.keyboard.press('ArrowLeft');
      await expect(page.getByRole('heading', { level: 2 })).toHaveText('a/one');
      await page.keyboard.press('a');
      await expect(page.getByRole('status')).toHaveText('a/one accepted');
      const accepted = await readFile(join(folders.baseline, 'a/one.png'));
      expect(accepted.equals(await readFile(join(BASELINE, 'components-tag/with-icon.png')))).toBe(
        true,
      );
      expect(await violationsOf(page)).toEqual([]);
    } finally {
      await server.stop();
      await rm(home, { recursive: true });
    }
  });
});

test.describe('tokens and facts', () => {
  test('V8 name, variable and path of a token are copied by one press each, and said', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(alone(TOKENS, 'theme:dark'));
    for (const text of ['t.color.textMuted', '--cc-color-text-muted', 'dark.color.textMuted']) {
      await page.getByRole('button', { name: `Copy ${text}`, exact: true }).click();
      await expect(page.getByRole('status')).toHaveText(`Copied ${text}`);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    }
  });

  test('V8 the tokens are downloaded as they are published', async ({ page }) => {
    await page.goto(alone(TOKENS));
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

  test('V8 all components in one table, sorted by any of its facts', async ({ page }) => {
    await page.goto(story(STATUS));
    const frame = preview(page);
    const rows = frame.getByRole('rowheader');
    await expect(rows.first()).toHaveText('Accordion');
    await expect.poll(() => rows.count()).toBeGreaterThan(70);
    await frame.getByRole('button', { name: /^Size/ }).click();
    await frame.getByRole('button', { name: /^Size/ }).click();
    await expect(rows.first()).toHaveText('ServiceForm');
    await frame.getByRole('searchbox').fill('beta');
    await expect.poll(() => rows.count()).toBeLessThan(20);
    await expect(rows.filter({ hasText: 'AuditTable' })).toBeVisible();
    await rows.first().getByRole('link').click();
    await expect(page).toHaveURL(/path=\/docs\//);
  });
});

// Stories are looked at by their own tests; these pages need the whole Storybook.
for (const id of [FIND, COMPARE, CHANGES, STATUS]) {
  test(`axe finds nothing on ${id} in three themes`, async ({ page }) => {
    const args = id === FIND ? '&args=query:offline' : '';
    await page.goto(`${story(id, 'theme:light;compared:components-tag--default')}${args}`);
    const frame = await shownIn(page);
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [theme, name] of [
      ['light', 'Light'],
      ['dark', 'Dark'],
      ['contrast', 'High contrast'],
    ] as const) {
      await chooseInToolbar(page, /^Theme/, name);
      await expect(frame.locator('html')).toHaveAttribute('data-theme', theme);
      expect(await violationsOn(frame)).toEqual([]);
    }
  });
}
