import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { paths } from '@concierge/contract/paths';
import { ROOT } from '@concierge/tooling/paths';
import { violationsOf } from './support/axe.ts';
import { SCREENS, findIds, openScreen, settled } from './support/screens.ts';
import { unreachable } from './support/presses.ts';
import { expect, test } from './support/test.ts';

const LOCALES = join(ROOT, 'packages/console/public/locales');

type Texts = { [key: string]: Texts | string };

function keysOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value, `${prefix}${key}.`),
  );
}

/** Every key of every namespace that does not look like a word, with and without its namespace. */
async function allKeys(): Promise<Set<string>> {
  const files = await readdir(join(LOCALES, 'en'));
  const keys = new Set<string>();
  for (const file of files) {
    const texts = JSON.parse(await readFile(join(LOCALES, 'en', file), 'utf8')) as Texts;
    for (const key of keysOf(texts)) {
      keys.add(`${file.replace('.json', '')}:${key}`);
      if (key.includes('.')) keys.add(key);
    }
  }
  return keys;
}

/** Every text on the page, shown or announced. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const shown = [document.title, document.body.innerText];
    for (const element of document.querySelectorAll('*')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
        const value = element.getAttribute(name);
        if (value) shown.push(value);
      }
    }
    return shown.join('\n');
  });

/** Desktop, small laptop, tablet, desktop at 200 %, phone, small phone: each screen opens at the first, then narrows. */
const WIDTHS = [1440, 1280, 768, 720, 375, 320] as const;
const sizeOf = (width: number) => ({ width, height: 900 });

/** From here on the tables fit beside the open sidebar; below they may scroll within themselves. */
const TABLES_FIT = 1280;

/** By how many pixels something is wider than the place it has, on the page and in every modal. */
const beyond = (page: Page, width: number) =>
  page.evaluate(
    (places) =>
      Math.max(
        ...[document.documentElement, ...document.querySelectorAll(places)].map(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        ),
      ),
    // A button at the row's end, which the pointer brings, is never cut.
    [
      '[role="dialog"] [data-part="Body"]',
      '[data-part="Scroller"]:has([data-component="QuickButton"])',
    ]
      .concat(width >= TABLES_FIT ? 'main [data-component="DataTable"] [data-part="Scroller"]' : [])
      .join(),
  );

/** Where presses are tried in forced colors as well. */
const FORCED_AT: ReadonlySet<number> = new Set([1440, 720, 375]);

const gently = expect.configure({ soft: true });

/** Its texts are the longest, and a text that it lacks would be English; other tests read English all the time. */
const LANGUAGE = 'cs';

const PARTS = 3;

for (let part = 0; part < PARTS; part += 1) {
  test(`H1 X4 U51 every screen in Czech: no raw key, no axe violation, nothing cut off or covered at any width, ${part + 1} of ${PARTS}`, async ({
    openConsole,
  }) => {
    test.setTimeout(120_000);
    const keys = await allKeys();
    expect(keys.size).toBeGreaterThan(300);
    const { page, staff } = await openConsole('admin');
    await staff.post(() => paths.changeLang(LANGUAGE), {});
    const ids = await findIds(staff);
    for (const screen of SCREENS.filter((_, at) => at % PARTS === part)) {
      await test.step(screen.name, async () => {
        await openScreen(page, screen, ids, sizeOf(WIDTHS[0]));
        await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE);
        const words = (await textsOf(page)).split(/[\s“”„"(),;!?]+/);
        const raw = words.filter((word) => keys.has(word.replace(/[.:]$/, '')));
        expect.soft(raw, screen.name).toEqual([]);
        expect.soft(words.join(' '), screen.name).not.toMatch(/\{\{|undefined|\[object|NaN/);
        expect.soft(await violationsOf(page), screen.name).toEqual([]);
        for (const width of WIDTHS) {
          if (width !== WIDTHS[0]) {
            await page.setViewportSize(sizeOf(width));
            await settled(page);
          }
          const message = `${screen.name} at ${width} px`;
          // A table says a render after its measuring that it scrolls.
          await gently.poll(() => beyond(page, width), { message }).toBeLessThanOrEqual(0);
          expect.soft(await unreachable(page), message).toEqual([]);
          if (!FORCED_AT.has(width)) continue;
          await page.emulateMedia({ forcedColors: 'active' });
          await settled(page);
          expect.soft(await unreachable(page), `${message} in forced colors`).toEqual([]);
          await page.emulateMedia({ forcedColors: 'none' });
        }
      });
    }
  });
}
