import { FIRST_VIEW_ELEMENT_ID } from '@concierge/contract/firstView';
import { type BrowserContext, type Page, expect } from '@playwright/test';

/** What React says when the page the server drew is not what it draws itself. */
const MISMATCH = /hydrat|Minified React error #(418|419|421|422|423|425)\b/i;

/** What came with the page and has not been taken over. A modal makes inert what is behind it as well. */
export const NOT_USABLE =
  '#root[aria-busy], body:not(:has([role="dialog"], [role="alertdialog"])) > #root[inert]';

/** A view that came with the page is there before it can be used. A person sees that; `fill` does not look. */
function openWhenUsable(page: Page): void {
  const usable = () => page.locator(NOT_USABLE).waitFor({ state: 'detached' });
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

export const VIEW: RegExp = new RegExp(
  `<script type="application/json" id="${FIRST_VIEW_ELEMENT_ID}">.*?</script>`,
);

/** This address, as from a server that draws nothing. */
export async function withoutView(page: Page, address: string): Promise<void> {
  await page.route(`**${address}`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const html = (await answer.text())
      .replace(VIEW, '')
      .replace(/<style>.*?<\/style><style data-styled=.*?<\/style>/s, '')
      .replace(
        /<div id="root" (?:inert|aria-busy="true")>.*<\/div>(\s*<noscript>)/s,
        '<div id="root"></div>$1',
      );
    return route.fulfill({ response: answer, body: html });
  });
}

/** Holds the scripts of the pages that are opened from here on back, until the answer is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** What rules of one component would change in those of another, were they in the wrong order. */
const LOOKS = [
  'display',
  'position',
  'width',
  'height',
  'margin',
  'padding',
  'border-width',
  'border-style',
  'border-color',
  'border-radius',
  'background-color',
  'color',
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'box-shadow',
  'transform',
] as const;

/** Every element with what its looks depend on and how it looks; ids are made up anew each time. */
export function lookOf(page: Page): Promise<string[]> {
  return page.locator('#root').evaluate(
    (root, styles) =>
      [...root.querySelectorAll('*')].map((element) => {
        const looks = [...element.attributes].filter(({ name }) =>
          /^(class|style|role|type|name|data-.*)$/.test(name),
        );
        const own = looks.map(({ name, value }) =>
          name === 'style'
            ? `style=${value.replaceAll(/[\s;]/g, '')}`
            : `${name}=${value.split(' ').toSorted().join(' ')}`,
        );
        const computed = getComputedStyle(element);
        const seen = styles.map((name) => `${name}:${computed.getPropertyValue(name)}`);
        return [element.tagName, ...own.toSorted(), ...seen].join(' ');
      }),
    LOOKS,
  );
}

/** Everything the browser has to say about a page. */
export function hearConsole(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  return said;
}
