import { expect, test, type Page } from '@playwright/test';
import {
  deadAnchors,
  type Entry,
  entriesOf,
  isGuide,
  linkedIds,
  openPage,
  readThrough,
  violationsOn,
} from './guide.ts';

/** What is to be read of a page, in px: a screen or three. Tables of props and lists of states are for looking up. */
const HIGHEST = 4000;

/** The example of a frame is a page in a page. */
const TWO_MAINS = 'landmark-no-duplicate-main';

/** The rows of the props table that lack a description or a type. */
const incompleteProps = (page: Page): Promise<string[]> =>
  page.locator('.docblock-argstable-body tr').evaluateAll((rows) =>
    rows
      .filter((row) => row.querySelector('td + td'))
      .map((row) => ({
        name: row.querySelector('td')?.innerText,
        // What is said of it, and its type.
        parts: [...(row.querySelector('td + td')?.children ?? [])].map((part) => part.textContent),
      }))
      .filter(({ parts }) => parts.length < 2 || parts.some((part) => !part || part === 'unknown'))
      .map(({ name, parts }) => `lacks text or type of ${name}: ${parts.join(', ')}`),
  );

const isPattern = ({ type, title }: Entry) => type === 'docs' && title.startsWith('Patterns/');

/** What is still wrong once a page is whole: its parts come one after the other. */
async function onceWhole(find: () => Promise<string[]>): Promise<string[]> {
  let found: string[] = [];
  const look = async () => {
    found = await find();
    return found;
  };
  try {
    await expect.poll(look, { timeout: 5_000 }).toEqual([]);
  } catch (error) {
    if (found.length === 0) throw error;
  }
  return found;
}

/** What a page owes its reader, whatever it is about. */
async function pageProblems(page: Page, ids: ReadonlySet<string>): Promise<string[]> {
  const violations = await violationsOn(page);
  // After axe: the props and the last stories come a moment after the rest.
  const linked = await linkedIds(page);
  const dead = await onceWhole(() => deadAnchors(page));
  const showsPage = (await page.locator('.guide-example main').count()) > 0;
  const height = await page.evaluate(() => {
    const props = document.getElementById('props')?.getBoundingClientRect().top;
    return props === undefined ? document.documentElement.scrollHeight : props + window.scrollY;
  });
  return [
    ...(height < HIGHEST ? [] : [`is ${height} px high`]),
    ...(linked.length > 0 ? [] : ['leads nowhere']),
    ...linked.filter((id) => !ids.has(id)).map((id) => `leads to ${id}, which is gone`),
    ...dead.map((href) => `leads to ${href}, which is gone`),
    ...violations.filter((problem) => !(showsPage && problem.startsWith(TWO_MAINS))),
  ];
}

async function guideProblems(page: Page, { title }: Entry): Promise<string[]> {
  const name = title.split('/').at(-1) ?? '';
  const code = page
    .locator('.docblock-source')
    .filter({ hasText: new RegExp(`import \\{.*\\b${name}\\b.*\\} from`) });
  const findMissing = async () => [
    (await code.getByRole('button', { name: 'Copy' }).count()) > 0 || 'has no code to copy',
    (await page.locator('.guide-example').first().innerHTML()) !== '' || 'renders no example',
    (await page.locator('.guide-related a').count()) > 0 || 'has no related pages',
  ];
  const missing = await onceWhole(async () =>
    (await findMissing()).filter((problem) => typeof problem === 'string'),
  );
  return [...missing, ...(await incompleteProps(page))];
}

for (const group of ['Components', 'Layout', 'Concierge']) {
  test(`V2 every guide of ${group} has code, links and complete props, and is short`, async ({
    page,
    request,
  }) => {
    const entries = await entriesOf(request);
    const ids = new Set(entries.map(({ id }) => id));
    const guides = entries.filter((entry) => isGuide(entry) && entry.title.startsWith(group));
    expect(guides.length).toBeGreaterThan(10);
    const problems = await readThrough(page, guides, async (guide) => [
      ...(await pageProblems(page, ids)),
      ...(await guideProblems(page, guide)),
    ]);
    expect(problems).toEqual([]);
  });
}

test('V4 start and foundations lead on, and none is too long', async ({ page, request }) => {
  const entries = await entriesOf(request);
  const ids = new Set(entries.map(({ id }) => id));
  const pages = entries.filter(
    (entry) => entry.type === 'docs' && !isGuide(entry) && !isPattern(entry),
  );
  expect(pages.length).toBeGreaterThan(10);
  const problems = await readThrough(page, pages, async ({ title }) => {
    const found = await pageProblems(page, ids);
    // Tables of every token and every icon are as long as they are.
    const long = /^(Foundations|Start\/Introduction)/.test(title);
    return found.filter((problem) => !(long && /px high|nowhere/.test(problem)));
  });
  expect(problems).toEqual([]);
});

test('V4 every pattern leads on, is short, and is drawn well and badly, in words and signs as well as color', async ({
  page,
  request,
}) => {
  const entries = await entriesOf(request);
  const ids = new Set(entries.map(({ id }) => id));
  const patterns = entries.filter(isPattern);
  expect(patterns.map(({ title }) => title.split('/')[1])).toEqual([
    'Confirmation',
    'Destructive actions',
    'Empty',
    'Errors',
    'Forms',
    'Live updates',
    'Loading',
  ]);
  const problems = await readThrough(page, patterns, async () => {
    await expect(page.getByText('Do', { exact: true })).toHaveCount(2);
    await expect(page.getByText('Don’t', { exact: true })).toHaveCount(2);
    for (const story of await page.locator('.pair-story').all())
      await expect(story.locator('iframe, [id^="story--"]').first()).toBeVisible();
    return pageProblems(page, ids);
  });
  expect(problems).toEqual([]);
});

test('V20 the anatomy of a component numbers its parts where they are seen', async ({ page }) => {
  for (const [id, part, number] of [
    ['components-modal', 'Header', '3'],
    ['components-select', 'Control', '2'],
  ] as const) {
    await openPage(page, `${id}--docs`);
    const picture = page.locator('.anatomy-picture');
    await picture.scrollIntoViewIfNeeded();
    const seen = picture.locator('iframe').contentFrame().locator(`[data-part='${part}']`);
    const mark = picture.getByText(number, { exact: true });
    await expect(async () => {
      const [around, dot] = [await seen.boundingBox(), await mark.boundingBox()];
      if (!around || !dot) throw new Error(`${part} or its number is not seen`);
      // On its edge, or as much beside it as the number is wide.
      expect(dot.x + dot.width).toBeGreaterThan(around.x - dot.width);
      expect(dot.x).toBeLessThan(around.x + around.width + dot.width);
      expect(dot.y + dot.height).toBeGreaterThan(around.y - dot.height);
      expect(dot.y).toBeLessThan(around.y + around.height + dot.height);
    }).toPass();
  }
});

test('V4 the content guide has one word per thing, plurals and ruled-out words in three languages', async ({
  page,
}) => {
  await openPage(page, 'foundations-content--docs');
  const words = page.getByRole('table', { name: 'One word per thing' });
  await expect(words.getByRole('row', { name: 'a completed request' })).toContainText(
    'CompletedTamamlandıVyřízeno',
  );
  const plurals = page.getByRole('table', { name: 'Plurals' });
  await expect(plurals.getByRole('row', { name: /^5 / })).toContainText('5 čekajících požadavků');
  for (const language of ['English', 'Türkçe', 'Čeština']) {
    const rows = page.getByRole('table', { name: `Not said in ${language}` }).getByRole('row');
    await expect.poll(() => rows.count()).toBeGreaterThan(5);
  }
});
