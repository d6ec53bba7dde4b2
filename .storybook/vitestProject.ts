import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BASELINE, DIFF, type VisualState } from '@concierge/tooling/visualFiles';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { bareImports } from './bareImports.ts';
import { heardRows } from './heardRowsCommand.ts';
import { emulateMedia } from './mediaCommand.ts';
import { StoryReport } from './storyReport.ts';
import { unwatchedReact } from './unwatchedReact.ts';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const STORIES = join(HERE, '../stories');
const UI = join(HERE, '../packages/ui/src');

/** Drawing pictures anew needs no axe, which takes most of the time. */
const AXE = process.env.AXE !== '0';

/** Styles need no bundling; what only the preview imports is met before the first story. */
const FOUND_OTHERWISE = /^(@fontsource|(i18next|mockdate)$)/;

export interface StorybookProjectOptions {
  /** The Chromium to start. */
  executablePath: string;
  launchArgs: readonly string[];
  /** Whether pictures are compared, and how to say so. */
  pictures: VisualState;
}

/** Where the pictures of stories live, and that not one pixel may differ. */
const exactly = {
  comparatorName: 'pixelmatch',
  comparatorOptions: { threshold: 0, includeAA: true, allowedMismatchedPixels: 0 },
  resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
    join(BASELINE, `${arg}${ext}`),
  resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) => join(DIFF, `${arg}${ext}`),
} as const;

/** Every story as a test in a real browser: its play function runs, and an axe violation fails it. */
export function storybookProject({
  executablePath,
  launchArgs,
  pictures,
}: StorybookProjectOptions): TestProjectInlineConfiguration {
  return {
    // The package whose dependencies the stories import.
    root: STORIES,
    plugins: [storybookTest({ configDir: HERE }), unwatchedReact()],
    optimizeDeps: {
      include: [
        'axe-core',
        'react/jsx-dev-runtime',
        'react-dom/client',
        'react-dom/server',
        ...bareImports(STORIES),
        ...bareImports(UI).map((name) => `@concierge/ui > ${name}`),
      ].filter((name) => !FOUND_OTHERWISE.test(name)),
    },
    test: {
      name: 'storybook',
      // Two pages at a time: while one waits for a frame the other works.
      maxWorkers: 2,
      // A page stays open from file to file; opening one takes as long as ten stories.
      isolate: false,
      reporters: [process.env.CI ? 'dot' : 'default', new StoryReport(pictures)],
      // The pages the run serves may write files: pictures.
      api: { allowWrite: pictures.compared },
      provide: {
        visual: pictures.compared,
        axe: AXE,
        // themeChecks.ts runs axe. The addon would send all that axe found in order as well, for every story.
        'storybook/test-provided': { a11y: false },
      },
      setupFiles: [join(HERE, 'vitest.setup.ts')],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // For a person who watches the stories in a window of their own.
        traceView: { mode: 'off' },
        dependencySourcemaps: false,
        commands: { emulateMedia, heardRows },
        expect: { toMatchScreenshot: exactly },
        instances: [{ browser: 'chromium' }],
        provider: playwright({
          launchOptions: { executablePath, args: [...launchArgs] },
          contextOptions: {
            locale: 'en-GB',
            timezoneId: 'UTC',
            reducedMotion: 'reduce',
            colorScheme: 'light',
            deviceScaleFactor: 1,
          },
        }),
      },
    },
  };
}
