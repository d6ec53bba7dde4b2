import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '@concierge/contract/paths';
import { PASSWORD, type TestProject } from '@concierge/server/testing/testProject';
import { findBrowser, launchArgs } from '@concierge/tooling/browser';
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright';

/** Runs the work with the pinned browser. */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const { executablePath } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...launchArgs] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Local storage of a browser whose user has signed in before and declined notifications. */
const REMEMBERED = `
  localStorage.setItem('concierge.signedIn', 'yes');
  localStorage.setItem('concierge.push.asked', 'declined');
`;

/** A browser context with an empty cache, signed in as the project's admin. */
export async function signedInContext(
  browser: Browser,
  url: string,
  project: TestProject,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
  });
  const body = { projectCode: project.code, username: 'admin', password: PASSWORD };
  const answer = await context.request.post(url + paths.login(), { data: body });
  if (!answer.ok()) throw new Error(`The sign-in failed: ${answer.status()}`);
  await context.addInitScript(REMEMBERED);
  return context;
}

export interface OpenPage {
  page: Page;
  cdp: CDPSession;
}

export async function openPage(context: BrowserContext): Promise<OpenPage> {
  const page = await context.newPage();
  return { page, cdp: await context.newCDPSession(page) };
}

/** As in DevTools: 9 Mbit/s down, 1.5 up, 165 ms round trip, minus a tenth for overhead. */
const FAST_4G = {
  offline: false,
  latency: 165,
  downloadThroughput: (9_000_000 / 8) * 0.9,
  uploadThroughput: (1_500_000 / 8) * 0.9,
};

/** Emulates a mid-range phone: a processor four times slower, on Fast 4G. */
export async function emulatePhone({ cdp }: OpenPage): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', FAST_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

const TIMEOUT_MS = 60_000;
const POLL_MS = 25;

/** Polls until an expression is true in the page; `waitForFunction` needs `eval`, which the CSP forbids. */
export async function untilTrue(page: Page, expression: string): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  while (!(await page.evaluate<boolean>(`Boolean(${expression})`))) {
    if (performance.now() > end) throw new Error(`Timed out: ${expression}`);
    await pause(POLL_MS);
  }
}
