import { expect, type APIRequestContext, type Frame, type Page } from '@playwright/test';
import axe from 'axe-core';

export interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'docs' | 'story';
  tags: string[];
}

/** Every page and story of the Storybook. */
export async function entriesOf(request: APIRequestContext): Promise<Entry[]> {
  const answer = await request.get('index.json');
  const { entries } = (await answer.json()) as { entries: Record<string, Entry> };
  return Object.values(entries);
}

export const isGuide = ({ type, title }: Entry): boolean =>
  type === 'docs' && /^(Components|Layout|Concierge)\//.test(title);

/**
 * Leaves the windows of pages empty: each is a whole Storybook of its own, and what is in it has tests of its own.
 */
export const withoutWindows = (page: Page): Promise<unknown> =>
  page.route(/\/iframe\.html\?still=/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A story</title>' }),
  );

/** Opens a documentation page without the frame around it. */
export async function openPage(page: Page, id: string, theme = 'light'): Promise<void> {
  await page.goto(`iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`);
  await page.locator('#storybook-docs h1').first().waitFor();
}

/** Stories inside a page: their tests are elsewhere, and their links lead nowhere. */
const STORIES = ['.docs-story', '.pair-story'];

/** Chooses from a menu of Storybook's toolbar. */
export async function chooseInToolbar(
  page: Page,
  button: string | RegExp,
  option: string,
): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** The page shown inside the frame of Storybook. */
export async function shownIn(page: Page): Promise<Frame> {
  const handle = await page.locator('#storybook-preview-iframe').elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('Storybook shows nothing');
  return frame;
}

/** Opens one guide after the other as a reader does who presses Alt and the arrow: in the order of the menu. */
export async function readThrough(
  page: Page,
  guides: readonly Entry[],
  look: (guide: Entry, frame: Frame) => Promise<void>,
): Promise<void> {
  await page.goto(`?path=/docs/${guides[0]?.id}`);
  const frame = await shownIn(page);
  for (const guide of guides) {
    const heading = frame.locator('#storybook-docs h1').first();
    await expect(heading).toHaveText(guide.title.split('/').at(-1) ?? '');
    await look(guide, frame);
    await page.keyboard.press('Alt+ArrowDown');
  }
}

/** Where the links of the page lead, as ids. Throws for an address of another kind. */
export async function linkedIds(page: Page | Frame): Promise<string[]> {
  const hrefs = await page
    .locator(`#storybook-docs a[href]:not(${STORIES.map((one) => `${one} *`).join(', ')})`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return hrefs
    .filter((href) => !/^(#|https:|\.?\/?tokens\/)/.test(href))
    .map((href) => {
      const path = new URLSearchParams(href.slice(href.indexOf('?'))).get('path');
      const id = /^\/(?:docs|story)\/(.+)$/.exec(path ?? '')?.[1];
      if (!id) throw new Error(`A link leads to ${href}`);
      return id;
    });
}

/** Parts of the page that no heading, text or link of it leads to: links within it that go nowhere. */
export const deadAnchors = (page: Page | Frame): Promise<string[]> =>
  page
    .locator('#storybook-docs a[href^="#"]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !document.getElementById(decodeURIComponent(href.slice(1)))),
    );

/** What axe finds wrong on the page; stories in it are checked by their own tests, in all themes. */
export async function violationsOn(page: Page | Frame, exclude: string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (left) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        { exclude: left },
        { resultTypes: ['violations'], iframes: false },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      );
    },
    [...STORIES, ...exclude],
  );
}
