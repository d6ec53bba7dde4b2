import { type ElementHandle, launch } from 'puppeteer-core';
import type { BrowserPage } from './browser.ts';

/** Without them a headless Firefox has no pointer that hovers, and the language of the machine. */
const PREFERENCES = {
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'intl.accept_languages': 'en-GB',
};

/** Opens Firefox over WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<BrowserPage> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: PREFERENCES,
    env: { ...process.env, TZ: 'Europe/Prague' },
  });
  const page = await browser.newPage();
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    evaluate: <Result>(expression: string) => page.evaluate(expression) as Promise<Result>,
    click: async (elementExpression) => {
      const handle = await page.evaluateHandle(elementExpression);
      await (handle.asElement() as ElementHandle).click();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    deleteCookies: async () => {
      await browser.deleteCookie(...(await browser.cookies()));
    },
    close: () => browser.close(),
  };
}
