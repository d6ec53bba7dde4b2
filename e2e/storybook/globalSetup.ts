import { serveStorybook } from '@concierge/tooling/serveStorybook';

/** Serves the Storybook once for all tests; the configuration reads its address. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const storybook = await serveStorybook();
  process.env.STORYBOOK_URL = storybook.url;
  return () => storybook.stop();
}
