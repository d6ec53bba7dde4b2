import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@concierge/server/testing/freePort';
import { ROOT } from '@concierge/tooling/paths';
import { withBrowser } from '../support/consoleBrowser.ts';
import type { PartOptions } from '../support/part.ts';
import { judge } from '../support/ratios.ts';
import { printTable } from '../support/report.ts';

const PNPM = 'pnpm@12.21.0';
const TIMEOUT_MS = 600_000;
const TEST_WITHIN_S = 10 * 60;
const SECOND_START_WITHIN_S = 5;
const CONSOLE_PORT = 4601;
const STORYBOOK_PORT = 6006;

/** Runs a script of the project in a clone, in its own process group. */
function run(clone: string, script: string, env: Record<string, string>): ChildProcess {
  return spawn('npx', ['-y', PNPM, script], {
    cwd: clone,
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, CI: 'true', ...env },
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const exited = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await exited;
}

const seconds = (from: number) => (performance.now() - from) / 1000;

/** Seconds until the address answers 200. */
async function untilAnswered(url: string, child: ChildProcess): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < TIMEOUT_MS) {
    if (child.exitCode !== null) throw new Error(`The command ended with ${child.exitCode}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return seconds(start);
    await pause(50);
  }
  throw new Error(`${url} did not answer`);
}

/** Seconds until the selector is visible on the page. */
async function untilPainted(url: string, child: ChildProcess, selector: string): Promise<number> {
  const start = performance.now();
  await untilAnswered(url, child);
  await withBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.goto(url, { timeout: TIMEOUT_MS, waitUntil: 'commit' });
    await page.locator(selector).first().waitFor({ timeout: TIMEOUT_MS });
  });
  return seconds(start);
}

/** Waits for the result of a command, and ends it. */
async function timeOf(
  child: ChildProcess,
  until: (child: ChildProcess) => Promise<number>,
): Promise<number> {
  try {
    return await until(child);
  } finally {
    await end(child);
  }
}

async function measure(work: string, quick: boolean): Promise<[string, number][]> {
  const clone = join(work, 'clone');
  execFileSync('git', ['clone', '--quiet', ROOT, clone]);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const store = join(work, 'store');
  const env = { PORT: String(port), npm_config_store_dir: store, pnpm_config_store_dir: store };
  const rows: [string, number][] = [];
  const add = async (
    what: string,
    script: string,
    until: (child: ChildProcess) => Promise<number>,
  ) => rows.push([what, await timeOf(run(clone, script, env), until)]);

  await add('start, fresh clone, empty package store', 'start', (child) =>
    untilAnswered(url, child),
  );
  await add('start, again', 'start', (child) => untilAnswered(url, child));
  await add('dev, to the first paint of the sign-in form', 'dev', (child) =>
    untilPainted(`http://127.0.0.1:${CONSOLE_PORT}/login`, child, 'form'),
  );
  const story = `http://127.0.0.1:${STORYBOOK_PORT}/iframe.html?id=components-button--default&viewMode=story`;
  await add('storybook, to the first story', 'storybook', (child) =>
    untilPainted(story, child, '#storybook-root button'),
  );
  if (!quick) {
    const test = run(clone, 'test', env);
    const start = performance.now();
    const [code] = (await once(test, 'exit')) as [number];
    if (code !== 0) throw new Error(`The test command ended with ${code}`);
    rows.push(['test', seconds(start)]);
  }
  return rows;
}

/** Durations of the project's commands in a fresh clone. The ports of `dev` and `storybook` must be free. */
export async function waits({ quick, strict }: PartOptions): Promise<boolean> {
  const work = await mkdtemp(join(tmpdir(), 'concierge-waits-'));
  try {
    const rows = await measure(work, quick);
    printTable(
      ['command', 'seconds'],
      rows.map(([what, value]) => [what, value.toFixed(1)]),
    );
    const bounds: Record<string, number> = {
      'start, again': SECOND_START_WITHIN_S,
      test: TEST_WITHIN_S,
    };
    return (
      judge(
        rows.flatMap(([what, value]) => {
          const atMost = bounds[what];
          return atMost === undefined ? [] : [{ what: `${what}, s`, value, atMost }];
        }),
      ) || !strict
    );
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
