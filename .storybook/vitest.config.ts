import { findBrowser, launchArgs } from '@concierge/tooling/browser';
import { visualState } from '@concierge/tooling/visualFiles';
import { defineConfig } from 'vitest/config';
import { storybookProject } from './vitestProject.ts';

/** Every story as a test: `vitest run --config .storybook/vitest.config.ts`. */
export default defineConfig(async () => {
  const { executablePath, pinned } = await findBrowser();
  const platform = `${process.platform}-${process.arch}`;
  const pictures = visualState({ pinned, platform, env: process.env });
  return storybookProject({ executablePath, launchArgs, pictures });
});

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether pixels are compared: only with the build that drew the pictures. */
    visual: boolean;
    /** Whether axe runs, in all themes. */
    axe: boolean;
    'storybook/test-provided': { a11y: boolean };
  }
}
