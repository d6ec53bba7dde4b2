import type { Page } from '@playwright/test';

/** What a story looks like, in few words. */
export interface RenderedStory {
  /** The ground of the page and the colours of the first component and of every link. */
  colors: string[];
  /** Why it was not rendered, and what was written to the console as an error or a warning. */
  problems: string[];
}

interface ExtractedStory {
  parameters: {
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
  };
  globals: { viewport?: { value?: string } };
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: { extract(): Promise<Record<string, ExtractedStory>> };
  }
}

interface Size {
  width: number;
  height: number;
}

const USUAL: Size = { width: 1200, height: 900 };

/** The window sizes that stories ask for. Storybook's frame gives them, which is not here. */
async function sizesOf(page: Page): Promise<Map<string, Size>> {
  const sizes = await page.evaluate(async () => {
    const stories = await window.__STORYBOOK_PREVIEW__.extract();
    return Object.entries(stories).map(([id, { parameters, globals }]) => {
      const styles = parameters.viewport?.options?.[globals.viewport?.value ?? '']?.styles;
      const size = styles && { width: parseInt(styles.width), height: parseInt(styles.height) };
      return [id, size] as const;
    });
  });
  return new Map(sizes.map(([id, size]) => [id, size ?? USUAL]));
}

/** Shows another story in the same page, as a press in the menu does, until its play function has ended. */
async function show(id: string): Promise<void> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const { promise, resolve } = Promise.withResolvers<void>();
  const onFinished = ({ storyId }: { storyId: string }) => {
    if (storyId === id) resolve();
  };
  channel.on('storyFinished', onFinished);
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  await promise;
  channel.off('storyFinished', onFinished);
}

/** The colours of the first component in an element, or over the page, and of the links in it. */
export function colorsIn(selector: string): string[] {
  const root = document.querySelector(selector);
  if (!root) return ['nothing'];
  const first =
    root.querySelector('[data-component]') ??
    document.querySelector('[data-component]') ??
    root.firstElementChild;
  const colorsOf = (element: Element) => {
    const { color, backgroundColor, borderTopColor } = getComputedStyle(element);
    const name = element.getAttribute('data-component') ?? element.tagName;
    return `${name}: ${color} on ${backgroundColor}, border ${borderTopColor}`;
  };
  return [...(first ? [first] : []), ...root.querySelectorAll('a')].map(colorsOf);
}

/** Opens all stories one after the other in one page of the Storybook at this address. */
export async function renderStories(
  page: Page,
  url: string,
  ids: readonly string[],
): Promise<Map<string, RenderedStory>> {
  let problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  await page.goto(`${url}iframe.html?viewMode=story&id=${ids[0]}`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  const sizes = await sizesOf(page);
  const rendered = new Map<string, RenderedStory>();
  for (const id of ids) {
    problems = [];
    await page.setViewportSize(sizes.get(id) ?? USUAL);
    await page.evaluate(show, id);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const colors = await page.evaluate(colorsIn, '#storybook-root');
    const failed = page.locator('.sb-show-errordisplay #error-message');
    if (await failed.count()) problems.push((await failed.textContent()) ?? 'was not rendered');
    rendered.set(id, { colors: [`page on ${ground}`, ...colors], problems });
  }
  return rendered;
}
