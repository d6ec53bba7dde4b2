import { findBrowser, launchArgs } from '@concierge/tooling/browser';
import { visualState } from '@concierge/tooling/visualFiles';
import { defineConfig } from 'vitest/config';
import { storybookProject } from './vitestProject.ts';

/**
 * What is checked of a story besides its play function. `own`: axe in its own theme and the size of its targets.
 * `themes`: axe in the other themes, reflow and forced colors. `pictures`: how it looks.
 */
export type StoryChecks = 'own' | 'themes' | 'pictures';

const checks = (process.env.STORY_CHECKS ?? 'own') as StoryChecks;

/** Every story as a test: `pnpm run test:stories`. */
export default defineConfig(async () => {
  const { executablePath, pinned } = await findBrowser();
  const platform = `${process.platform}-${process.arch}`;
  const pictures =
    checks === 'pictures'
      ? visualState({ pinned, platform, env: process.env })
      : { compared: false, text: '' };
  return storybookProject({ executablePath, launchArgs, checks, pictures });
});

declare module 'vitest' {
  interface ProvidedContext {
    checks: StoryChecks;
    /** Whether pictures are compared: only in the browser they were taken with. */
    visual: boolean;
    'storybook/test-provided': { a11y: boolean };
  }
}
