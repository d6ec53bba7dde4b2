import { ROOT } from '@concierge/tooling/paths';
import { preview } from 'vite';

/** Serves the built Storybook once for all tests; the configuration reads its address. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await preview({
    root: ROOT,
    configFile: false,
    // A file that is not there is a 404, not the start page.
    appType: 'mpa',
    build: { outDir: 'storybook-static' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  process.env.STORYBOOK_URL = server.resolvedUrls?.local[0];
  return () => server.close();
}
