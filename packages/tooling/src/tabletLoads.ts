/**
 * Opens the built tablet on the real server with an empty cache, and weighs everything it takes until its services can
 * be touched: page, scripts and styles. Fails above its budget (packages/tablet/loads.json), and when it asks another
 * site. Fonts and icons come after that: texts are readable without them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { findBrowser, launchArgs } from './browser.ts';
import { withDemoServer } from './demoServer.ts';
import { ROOT, TABLET_DIST } from './paths.ts';

const BUDGET = join(ROOT, 'packages/tablet/loads.json');
const BASE = '/tablet';
/** What is read before anything can be touched. */
const NEEDED = /\.(html|js|css)$/;

interface TabletLoad {
  files: string[];
  /** Of all files, as a server sends them with gzip. */
  bytes: number;
}

function weigh(file: string): number {
  return gzipSync(readFileSync(join(TABLET_DIST, file)), { level: 9 }).length;
}

async function open(browser: Browser, url: string): Promise<TabletLoad> {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  const page = await context.newPage();
  const files = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== url) throw new Error(`The tablet asks ${origin}`);
    const file = pathname === BASE ? 'index.html' : pathname.replace(`${BASE}/`, '');
    if (pathname.startsWith(BASE) && NEEDED.test(file)) files.add(file);
  });
  await page.goto(`${url}${BASE}#key=demo-room-102`);
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Laundry' }).first().waitFor();
  await context.close();
  return { files: [...files], bytes: [...files].reduce((sum, file) => sum + weigh(file), 0) };
}

const { firstUse } = JSON.parse(readFileSync(BUDGET, 'utf8')) as { firstUse: number };
const { executablePath } = await findBrowser();
const { files, bytes } = await withDemoServer(async (url) => {
  const browser = await chromium.launch({ executablePath, args: [...launchArgs] });
  try {
    return await open(browser, url);
  } finally {
    await browser.close();
  }
});
console.log(
  `The tablet: ${bytes} of ${firstUse} bytes until the first use, in ${files.length} files`,
);
if (!files.some((file) => file.endsWith('.js'))) {
  console.error('No script was seen: the check itself is broken');
  process.exitCode = 1;
}
if (bytes > firstUse) {
  console.error(`The tablet is ${bytes - firstUse} bytes above its budget`);
  process.exitCode = 1;
}
