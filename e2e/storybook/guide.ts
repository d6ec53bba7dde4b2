import { type APIRequestContext, type Frame, type Page } from '@playwright/test';
import { violationsBy } from '../support/axe.ts';

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

/** How Storybook's frame and its page speak to each other. */
interface Channel {
  on(event: string, listener: (data: never) => void): void;
  off(event: string, listener: (data: never) => void): void;
  emit(event: string, data: object): void;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

export const isGuide = ({ type, title }: Entry): boolean =>
  type === 'docs' && /^(Components|Layout|Concierge)\//.test(title);

/**
 * Leaves the windows of pages empty: each is a whole Storybook of its own, and what is in it has tests of its own.
 */
const withoutWindows = (page: Page): Promise<unknown> =>
  page.route(/\/iframe\.html\?still=/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A story</title>' }),
  );

/** Opens a documentation page without the frame around it. */
export async function openPage(page: Page, id: string, theme = 'light'): Promise<void> {
  await page.goto(`iframe.html?viewMode=docs&id=${id}&globals=theme:${theme}`);
  await page.locator('#storybook-docs h1').first().waitFor();
}

/** Stories inside a page: their tests are elsewhere, and their links lead nowhere. */
const STORIES = ['.docs-story', '.pair-story', '.guide-example'];

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

/** Shows another page in the same frame, as a press in the menu does. */
async function turnTo(id: string): Promise<void> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const { promise, resolve } = Promise.withResolvers<void>();
  const onRendered = (rendered: string) => {
    if (rendered === id) resolve();
  };
  channel.on('docsRendered', onRendered);
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
  await promise;
  channel.off('docsRendered', onRendered);
}

/** What `look` finds on each of these pages, after its title: one page load for all. */
export async function readThrough(
  page: Page,
  entries: readonly Entry[],
  look: (entry: Entry) => Promise<string[]>,
): Promise<string[]> {
  await withoutWindows(page);
  const problems: string[] = [];
  for (const [at, entry] of entries.entries()) {
    if (at === 0) await openPage(page, entry.id);
    else await page.evaluate(turnTo, entry.id);
    const found = await look(entry);
    problems.push(...found.map((problem) => `${entry.title} ${problem}`));
  }
  return problems;
}

/** Where the links of the page lead, as ids. Throws for an address of another kind. */
export async function linkedIds(page: Page): Promise<string[]> {
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
export const deadAnchors = (page: Page): Promise<string[]> =>
  page
    .locator('#storybook-docs a[href^="#"]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !document.getElementById(decodeURIComponent(href.slice(1)))),
    );

/** What axe finds wrong on the page; stories in it are checked by their own tests, in all themes. */
export const violationsOn = (page: Page | Frame, exclude: string[] = []): Promise<string[]> =>
  violationsBy(page, { iframes: false }, [...STORIES, ...exclude]);
