/** Serves the static Storybook (`pnpm run build-storybook`) as any file server would. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { ROOT } from './paths.ts';

const STORYBOOK_STATIC: string = join(ROOT, 'storybook-static');

export interface ServedStorybook {
  /** With a slash at its end. */
  url: string;
  stop(): Promise<void>;
}

/** Serves it on a free port of this machine. @throws when it has not been built */
export async function serveStorybook(): Promise<ServedStorybook> {
  if (!existsSync(join(STORYBOOK_STATIC, 'index.json'))) {
    throw new Error('There is no storybook-static: pnpm run build-storybook');
  }
  const server = await preview({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    // A file that is not there is a 404, not the start page.
    appType: 'mpa',
    build: { outDir: STORYBOOK_STATIC },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error('The Storybook is not served');
  return { url, stop: () => server.close() };
}
