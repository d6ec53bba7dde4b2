import { type BrowserContext, type Page, expect } from '@playwright/test';

/** What React says when the page the server drew is not what it draws itself. */
const MISMATCH = /hydrat|Minified React error #(418|419|421|422|423|425)\b/i;

/** A view that came with the page is there before it can be used. A person sees that; `fill` does not look. */
function openWhenUsable(page: Page): void {
  const usable = () => page.locator('#root[inert]').waitFor({ state: 'detached' });
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil !== 'commit') await usable();
    return answer;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const answer = await reload(options);
    if (options?.waitUntil !== 'commit') await usable();
    return answer;
  };
}

/**
 * Has every page of this browser opened as a person meets it. Returns a check that what the server drew
 * was always what the console would have drawn.
 */
export function watchHydration(context: BrowserContext): () => void {
  const mismatches: string[] = [];
  const note = (text: string) => {
    if (MISMATCH.test(text)) mismatches.push(text);
  };
  context.on('page', (page) => {
    openWhenUsable(page);
    page.on('pageerror', (error) => note(String(error)));
    page.on('console', (message) => note(message.text()));
  });
  return () => expect(mismatches).toEqual([]);
}
