import { type Language, LANGUAGES } from '@concierge/contract/constants';
import { type Browser, expect, test } from '@playwright/test';
import { entriesOf, isGuide, readThrough } from './guide.ts';
import { colorsIn, renderStories } from './renderedStories.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NAMESPACES } from '@concierge/contract/namespaces';
import { DEMO_TEXTS } from '@concierge/server/demo/demoTexts';
import { ROOT } from '@concierge/tooling/paths';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@concierge/tooling/freePort';

// One after the other: two would wait for the processor.
test.describe.configure({ timeout: 20 * 60_000, mode: 'default' });

/** In two pages side by side: stories wait for their animations, not for the processor. */
async function playStories(
  browser: Browser,
  url: string,
  ids: readonly string[],
  locale: Language = 'en',
) {
  const half = Math.ceil(ids.length / 2);
  const parts = await Promise.all(
    [ids.slice(0, half), ids.slice(half)].map((part) =>
      renderStories(browser, url, part, { plays: true, locale }),
    ),
  );
  return new Map(parts.flatMap((part) => [...part]));
}

test('V1 U62 every story of the built Storybook plays to its end, in the colors of the one that is developed', async ({
  browser,
  baseURL,
  request,
}) => {
  const ids = (await entriesOf(request)).filter(({ type }) => type === 'story').map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(500);
  await using dev = await startDevStorybook();
  const [built, developed] = await Promise.all(
    [baseURL ?? '', dev.url].map((url) => playStories(browser, url, ids)),
  );
  const problems = ids.flatMap((id) =>
    built?.get(id)?.problems.map((text) => `${id}: ${text.slice(0, 500)}`),
  );
  expect.soft(problems).toEqual([]);
  const colors = (stories = new Map<string, { colors: string[] }>()) =>
    Object.fromEntries([...stories].map(([id, story]) => [id, story.colors]));
  expect(colors(built)).toEqual(colors(developed));
});

const SIX_PIECES =
  /^(concierge-(servicecard|requesttable|replymodal|iconpicker)|layout-(sidebar|panel))--/;
/** Its captions name the states, for designers. */
const CAPTIONED = /^layout-(sidebar|panel)--all-states$/;

for (const language of LANGUAGES.slice(1)) {
  test(`V10 every story in the menu plays to its end in ${language}, and the six pieces of the console have no English text`, async ({
    browser,
    baseURL,
    request,
  }) => {
    const ids = (await entriesOf(request))
      .filter(({ type, tags }) => type === 'story' && tags.includes('dev'))
      .map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(500);
    expect(ids.filter((id) => SIX_PIECES.test(id)).length).toBeGreaterThan(60);
    const stories = await playStories(browser, baseURL ?? '', ids, language);
    const english = englishTextsBeside(language);
    expect(english.size).toBeGreaterThan(500);
    const wrong = [...stories].flatMap(([id, { texts, problems }]) => [
      ...problems.map((problem) => `${id}: ${problem.slice(0, 300)}`),
      ...texts
        .filter((text) => english.has(text) && SIX_PIECES.test(id) && !CAPTIONED.test(id))
        .map((text) => `${id}: ${text}`),
    ]);
    expect(wrong).toEqual([]);
  });
}

test('V2 every example of a guide has the colors of its story', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const guides = (await entriesOf(request)).filter(isGuide);
  const examples = new Map<string, { guide: string; colors: string[] }>();
  await readThrough(page, guides, async ({ title }) => {
    for (const example of await page.locator('.docs-story [id^="story--"]').all()) {
      await example.locator('> *').first().waitFor();
      const element = (await example.getAttribute('id')) ?? '';
      const id = element.replace(/^story--|(--primary)?-inner$/g, '');
      examples.set(id, { guide: title, colors: await page.evaluate(colorsIn, `#${element}`) });
    }
    return [];
  });
  expect(examples.size).toBeGreaterThan(guides.length / 2);
  const alone = await renderStories(browser, baseURL ?? '', [...examples.keys()], {
    plays: false,
  });
  const wrong = [...examples].flatMap(([id, { guide, colors }]) => {
    const [, ...own] = alone.get(id)?.colors ?? [];
    return colors.join('\n') === own.join('\n') ? [] : [{ guide, id, colors, own }];
  });
  expect(wrong).toEqual([]);
});

/** Every text of a tree, by its path. */
function leavesOf(tree: object, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[`${path}.${key}`, value]];
    return typeof value === 'object' && value !== null ? leavesOf(value, `${path}.${key}`) : [];
  });
}

/** The texts of the console and of the demo hotel in a language, by where they stand. */
function textsOf(language: Language): Map<string, string> {
  const files = NAMESPACES.map((namespace) => {
    const file = join(ROOT, 'packages/console/public/locales', language, `${namespace}.json`);
    return [namespace, JSON.parse(readFileSync(file, 'utf8')) as object];
  });
  return new Map(leavesOf({ ...Object.fromEntries(files), demo: DEMO_TEXTS[language] }));
}

/** What is only said in English: the texts that have other words in this language. */
function englishTextsBeside(language: Language): ReadonlySet<string> {
  const own = new Set(textsOf(language).values());
  const english = [...textsOf('en').values()].filter((text) => !text.includes('{{'));
  return new Set(english.filter((text) => !own.has(text)));
}

interface DevStorybook extends AsyncDisposable {
  /** With a slash at its end. */
  url: string;
}

/** Starts the Storybook as `pnpm run storybook` does, on a free port. @throws when it ends instead of serving */
async function startDevStorybook(): Promise<DevStorybook> {
  const port = await freePort();
  const child = spawn(
    join(ROOT, 'node_modules/.bin/storybook'),
    ['dev', '--port', String(port), '--host', '127.0.0.1', '--ci', '--quiet'],
    { cwd: ROOT, stdio: 'ignore', detached: true },
  );
  const url = `http://127.0.0.1:${port}/`;
  const serves = () =>
    fetch(`${url}index.json`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await serves())) {
    if (child.exitCode !== null) throw new Error(`storybook dev ended with ${child.exitCode}`);
    await wait(250);
  }
  return {
    url,
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || !child.pid) return;
      const ended = once(child, 'exit');
      process.kill(-child.pid);
      await ended;
    },
  };
}
