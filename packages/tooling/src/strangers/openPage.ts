import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { findBrowser, launchArgs } from '../browser.ts';

export async function startBrowser(): Promise<Browser> {
  const { executablePath } = await findBrowser();
  return chromium.launch({ executablePath, args: [...launchArgs] });
}

/** What a page complained about so far: errors, warnings, and what its policy blocked. */
export interface Watched {
  page: Page;
  context: BrowserContext;
  complaints: string[];
}

const REPORT_BLOCKED = `
  addEventListener('securitypolicyviolation', ({ effectiveDirective, sample, blockedURI }) => {
    console.error('Blocked by the policy:', effectiveDirective, blockedURI, sample);
  });
`;

export async function openPage(browser: Browser, url: string, scripts = true): Promise<Watched> {
  const context = await browser.newContext({ javaScriptEnabled: scripts });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  if (scripts) await page.addInitScript(REPORT_BLOCKED);
  await page.goto(url);
  return { page, context, complaints };
}

/** @throws with everything the page complained about */
export function expectSilence({ complaints }: Watched, where: string): void {
  if (complaints.length > 0) throw new Error(`${where} complained:\n${complaints.join('\n')}`);
}
