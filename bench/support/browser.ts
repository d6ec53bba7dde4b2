import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SOURCE_CONDITION } from '@concierge/tooling/paths';
import { build, defaultClientConditions, preview } from 'vite';
import { type OpenPage, openPage, withBrowser } from './consoleBrowser.ts';

const PAGES = join(import.meta.dirname, '../pages');

/** Makes a production build of a page, serves it on the loopback interface and opens it in Chromium. */
export async function withBenchPage<Result>(
  name: string,
  work: (open: OpenPage) => Promise<Result>,
): Promise<Result> {
  const outDir = await mkdtemp(join(tmpdir(), 'concierge-bench-page-'));
  const conditions: string[] = [SOURCE_CONDITION, ...defaultClientConditions];
  const shared = {
    root: join(PAGES, name),
    configFile: false,
    logLevel: 'error',
    resolve: { conditions },
  } as const;
  await build({ ...shared, build: { outDir, emptyOutDir: true, target: 'es2023' } });
  const server = await preview({
    ...shared,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  try {
    return await withBrowser(async (browser) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const open = await openPage(context);
      const errors: string[] = [];
      open.page.on('pageerror', (error) => errors.push(error.message));
      await open.page.goto(server.resolvedUrls?.local[0] ?? '');
      const result = await work(open);
      if (errors.length > 0) throw new Error(`The page failed:\n${errors.join('\n')}`);
      return result;
    });
  } finally {
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  }
}

export type Metrics = Readonly<Record<string, number>>;

/** Measures in CPU time of the main thread, which other processes affect least. */
export async function startMetrics({ cdp }: OpenPage): Promise<void> {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
}

/** Chromium's own counters: `TaskDuration` in seconds, `JSHeapUsedSize`, `Nodes`, `JSEventListeners` and more. */
export async function readMetrics({ cdp }: OpenPage): Promise<Metrics> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Collects garbage, twice, since the first collection runs finalizers. */
export async function collectGarbage({ cdp }: OpenPage): Promise<void> {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
}
