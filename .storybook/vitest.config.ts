import { findBrowser, launchArgs } from '@concierge/tooling/browser';
import { visualState } from '@concierge/tooling/visualFiles';
import { defineConfig } from 'vitest/config';
import { storybookProject } from './vitestProject.ts';

/** Every story as a test: `pnpm run test:stories`. */
export default defineConfig(async () => {
  const { executablePath, pinned } = await findBrowser();
  const platform = `${process.platform}-${process.arch}`;
  const pictures = visualState({ pinned, platform, env: process.env });
  return storybookProject({ executablePath, launchArgs, pictures });
});

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether pictures are compared: only in the browser they were taken with. */
    visual: boolean;
    /** Whether axe runs, in all themes. */
    axe: boolean;
    'storybook/test-provided': { a11y: boolean };
  }
}
