/**
 * Finds a Chromium for tests and screenshots, or brings one. The build pinned by the lock file comes
 * first after an explicit wish, since pixels can only be compared within one build.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canRunPinned, isPinned, unpackPinned } from './pinnedChromium.ts';

export interface Browser {
  executablePath: string;
  /** Whether it is the build of the lock file, the one that drew the visual baselines. */
  pinned: boolean;
}

/** Flags for reproducible pixels in a container. */
export const launchArgs: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--font-render-hinting=none',
  '--disable-font-subpixel-positioning',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // Redrawing a part of a tile shades its rounded edges otherwise than drawing it whole.
  '--disable-partial-raster',
];

const WELL_KNOWN = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function fromEnvironment(): string | undefined {
  const path = process.env.CHROMIUM_PATH ?? process.env.CHROME_PATH;
  if (!path) return undefined;
  if (!existsSync(path)) throw new Error(`CHROMIUM_PATH names ${path}, which does not exist`);
  return path;
}

function fromSystem(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, ...WELL_KNOWN].find((path) => existsSync(path));
}

async function fromPlaywright(): Promise<string | undefined> {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

async function install(): Promise<string | undefined> {
  console.log('No Chromium found; installing one.');
  execFileSync('playwright', ['install', 'chromium'], { stdio: 'inherit', timeout: 120_000 });
  return fromPlaywright();
}

/**
 * The browser to use: `CHROMIUM_PATH`, the pinned npm build (Linux x64), Playwright's own, one on the
 * PATH, or a fresh install. Throws when none can be had.
 */
export async function findBrowser(): Promise<Browser> {
  const wished = fromEnvironment();
  if (wished) return { executablePath: wished, pinned: isPinned(wished) };
  if (canRunPinned()) return { executablePath: await unpackPinned(), pinned: true };
  const found = (await fromPlaywright()) ?? fromSystem() ?? (await install());
  if (!found) {
    throw new Error('No Chromium: install one and name it in CHROMIUM_PATH');
  }
  return { executablePath: found, pinned: false };
}

if (import.meta.main) {
  const { executablePath, pinned } = await findBrowser();
  const version = execFileSync(executablePath, ['--version']).toString().trim();
  console.log(`${version} at ${executablePath}`);
  console.log(
    pinned
      ? 'Pinned build: visual baselines are compared.'
      : 'Not the pinned build: visual baselines are NOT compared.',
  );
}
