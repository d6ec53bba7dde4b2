import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '@concierge/tooling/freePort';
import { Builder, Capabilities, Key as WebDriverKey, type WebElement } from 'selenium-webdriver';
import { vi } from 'vitest';
import type { BrowserPage } from './browser.ts';
import type { InstalledBrowsers } from './debianBrowsers.ts';

/** Starts a display without a screen, on the first free number. */
async function startDisplay(xvfb: string) {
  const display = spawn(
    xvfb,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const numbers = createInterface({ input: display.stdio[3] as NodeJS.ReadableStream });
  const [number] = (await once(numbers, 'line')) as [string];
  return { name: `:${number}`, stop: () => display.kill() };
}

/** Opens WebKitGTK's MiniBrowser in a window of its own display. */
export async function openWebKit(installed: InstalledBrowsers): Promise<BrowserPage> {
  const { webkitDriver, miniBrowser, xvfb } = installed;
  const display = await startDisplay(xvfb);
  const port = await freePort();
  const service = spawn(webkitDriver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      TZ: 'Europe/Prague',
      LANGUAGE: 'en_GB',
      // There is no user session that its sandbox and accessibility bus could be asked of.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      NO_AT_BRIDGE: '1',
    },
  });
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  });
  // The driver takes a while to listen, and selenium asks it once.
  const address = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${address}/status`), { timeout: 30_000, interval: 100 });
  const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  const evaluate = <Result>(expression: string) =>
    driver.executeScript<Result>(`return (${expression});`);
  const press = (keys: string) => driver.actions().sendKeys(keys).perform();
  return {
    goto: (url) => driver.get(url),
    evaluate,
    click: async (elementExpression) => {
      const element = await evaluate<WebElement>(elementExpression);
      // The driver does not scroll to what ends below the view of a page with `scroll-padding`.
      await driver.executeScript("arguments[0].scrollIntoView({ block: 'nearest' })", element);
      await element.click();
    },
    type: press,
    press: (key) =>
      press({ Enter: WebDriverKey.ENTER, Escape: WebDriverKey.ESCAPE, Tab: WebDriverKey.TAB }[key]),
    resize: async (width, height) => {
      const window = driver.manage().window();
      await window.setRect({ width, height });
      // The window has a tool bar.
      const inner = await evaluate<[number, number]>('[innerWidth, innerHeight]');
      await window.setRect({ width: 2 * width - inner[0], height: 2 * height - inner[1] });
    },
    deleteCookies: () => driver.manage().deleteAllCookies(),
    close: async () => {
      await driver.quit();
      service.kill();
      display.stop();
    },
  };
}
