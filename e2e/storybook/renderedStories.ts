import type { Browser } from '@playwright/test';

/** What a story looks like, in few words. */
export interface RenderedStory {
  /** The ground of the page and the colors of the first component and of every link. */
  colors: string[];
  /** What is read and read out. */
  texts: string[];
  /** Why it was not rendered, and what was written to the console as an error or a warning. */
  problems: string[];
}

interface PreparedStory {
  parameters: {
    viewport?: {
      options?: Record<string, { styles: { width: string; height: string } }>;
      /** What a story is tested at that may be looked at in any width. */
      defaultViewport?: string;
    };
  };
  storyGlobals: { viewport?: { value?: string } };
  playFunction: unknown;
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__: {
      ready(): Promise<void>;
      loadStory(story: { storyId: string }): Promise<PreparedStory>;
    };
  }
}

const USUAL = { width: 1200, height: 900 };

interface Preparation {
  storyId: string;
  /** Whether its play function runs, as it does for who opens it in the menu; in a guide it does not. */
  plays: boolean;
}

/** Loads a story. Returns the window size it asks for, which Storybook's frame would give it. */
async function prepare({
  storyId,
  plays,
}: Preparation): Promise<{ width: number; height: number } | undefined> {
  await window.__STORYBOOK_PREVIEW__.ready();
  const story = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId });
  if (!plays) story.playFunction = undefined;
  const { options, defaultViewport = '' } = story.parameters.viewport ?? {};
  const { value = defaultViewport } = story.storyGlobals.viewport ?? {};
  const styles = options?.[value]?.styles;
  return styles && { width: parseInt(styles.width), height: parseInt(styles.height) };
}

/**
 * Shows another story in the same page, as a press in the menu does. Returns why it could not be rendered or played to
 * its end.
 */
async function show(id: string): Promise<string[]> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const failures: string[] = [];
  const onFailure = (failure: object) => failures.push(JSON.stringify(failure));
  const { promise, resolve } = Promise.withResolvers<void>();
  const onFinished = ({ storyId }: { storyId: string }) => {
    if (storyId === id) resolve();
  };
  const listeners = {
    storyThrewException: onFailure,
    storyErrored: onFailure,
    playFunctionThrewException: onFailure,
    unhandledErrorsWhilePlaying: onFailure,
    storyFinished: onFinished,
  };
  for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  await promise;
  for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
  return failures;
}

/** The colors of the first component in an element, or over the page, and of the links in it. */
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

/** Every text on the page, and the names that only a screen reader says. */
function textsOnPage(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const shown = node.parentElement?.closest('script, style, [class^="sb-"]') === null;
    if (shown) texts.push(node.textContent?.trim() ?? '');
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
    if (element.closest('[class^="sb-"]')) continue;
    for (const name of ['aria-label', 'placeholder', 'title']) {
      texts.push(element.getAttribute(name)?.trim() ?? '');
    }
  }
  return texts.filter((text) => text !== '');
}

/** A control that was just pressed is on its way from one color to the other. */
function endTransitions(): void {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}

/** Of Storybook itself: it logs a spy's calls, and with an event the window and everything in it. */
const OF_STORYBOOK = 'Accessing the Story Store is deprecated';

/** Chooses a language, as the toolbar does. */
async function speak(locale: string): Promise<void> {
  await window.__STORYBOOK_PREVIEW__.ready();
  window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { locale } });
}

/** Opens all stories one after the other in one page of the Storybook at this address. */
export async function renderStories(
  browser: Browser,
  url: string,
  ids: readonly string[],
  { plays, locale = 'en' }: Pick<Preparation, 'plays'> & { locale?: string },
): Promise<Map<string, RenderedStory>> {
  // As a reader's browser: neither the user agent of a test runner, which Storybook spares the animations, nor less motion.
  const page = await browser.newPage({ reducedMotion: 'no-preference' });
  let problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (!message.text().startsWith(OF_STORYBOOK)) problems.push(message.text());
  });
  // No guide: it would load styles that stories come without.
  await page.goto(`${url}iframe.html?viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await page.evaluate(speak, locale);
  const rendered = new Map<string, RenderedStory>();
  for (const storyId of ids) {
    problems = [];
    await page.setViewportSize((await page.evaluate(prepare, { storyId, plays })) ?? USUAL);
    problems.push(...(await page.evaluate(show, storyId)));
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.evaluate(endTransitions);
    const colors = await page.evaluate(colorsIn, '#storybook-root');
    const texts = await page.evaluate(textsOnPage);
    rendered.set(storyId, { colors: [`page on ${ground}`, ...colors], texts, problems });
  }
  await page.close();
  return rendered;
}
