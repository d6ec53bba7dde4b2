import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SOURCE_CONDITION } from '@concierge/tooling/paths';
import { BASELINE, DIFF, DIFFERENCES, type VisualState } from '@concierge/tooling/visualFiles';
import { PICTURE_TAGS } from '@concierge/tooling/visualNames';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions } from 'vite';
import { storybookData } from './storybookData.ts';
import { StoryReport } from './storyReport.ts';
import type { StoryChecks } from './vitest.config.ts';
import { VitestReport } from '@concierge/tooling/vitestReport';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const STORIES = join(HERE, '../stories');

export interface StorybookProjectOptions {
  /** The Chromium to start. */
  executablePath: string;
  launchArgs: readonly string[];
  /** What is checked of each story besides its play function. */
  checks: StoryChecks;
  /** Whether pictures are compared, and the text that says so. */
  pictures: VisualState;
}

/** Where the pictures of stories live, and that not one pixel may differ. */
const exactly = {
  comparatorName: 'pixelmatch',
  // For two equal pictures in a row, of a busy machine.
  timeout: 30_000,
  comparatorOptions: { threshold: 0, includeAA: true, allowedMismatchedPixels: 0 },
  resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
    join(BASELINE, `${arg}${ext}`),
  resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) => join(DIFF, `${arg}${ext}`),
} as const;

/** One file, with the pictures in it. */
const page: ['html', object] = ['html', { singleFile: true, outputDir: DIFFERENCES }];

/** Every story as a test in a real browser: its play function runs, and an axe violation fails it. */
export function storybookProject({
  executablePath,
  launchArgs,
  checks,
  pictures,
}: StorybookProjectOptions): TestProjectInlineConfiguration {
  return {
    root: STORIES,
    resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
    plugins: [
      storybookData(),
      storybookTest({
        configDir: HERE,
        ...(checks === 'pictures' ? { tags: { include: [...PICTURE_TAGS] } } : {}),
      }),
    ],
    test: {
      name: 'storybook',
      testTimeout: 120_000,
      hookTimeout: 120_000,
      // What passes then is listed as flaky.
      retry: 1,
      expect: { poll: { timeout: 30_000 } },
      // Two pages at a time: while one waits for a frame the other uses the processor.
      maxWorkers: 2,
      // A page is reused from file to file; opening one takes as long as ten stories.
      isolate: false,
      reporters: [
        process.env.CI ? 'dot' : 'default',
        ...(checks === 'pictures' ? [new StoryReport(pictures), page] : []),
        new VitestReport(),
      ],
      // The browser may write files: pictures.
      api: { allowWrite: pictures.compared },
      provide: {
        checks,
        visual: pictures.compared,
        // axeChecks.ts runs axe. The addon would also send every passed check of every story.
        'storybook/test-provided': { a11y: false },
      },
      setupFiles: [join(HERE, 'vitest.setup.ts')],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        traceView: { mode: 'off' },
        dependencySourcemaps: false,
        commands: { accessibleRowCount, emulateMedia },
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

/** The media features stories are tested under. */
interface Media {
  reducedMotion?: 'reduce' | 'no-preference';
  forcedColors?: 'active' | 'none';
  media?: 'print' | 'screen';
}

/** Emulates media features in the browser that runs the stories. */
const emulateMedia: BrowserCommand<[media: Media]> = async ({ page }, media) => {
  await page.emulateMedia(media);
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>;
  }
}

/** The number of rows with a cell in the browser's accessibility tree of the story's page. */
const accessibleRowCount: BrowserCommand = async (story) => {
  const cdp = await story.context.newCDPSession(story.page);
  try {
    const { frameTree } = await cdp.send('Page.getFrameTree');
    const url = (await story.frame()).url();
    const shown = [frameTree, ...(frameTree.childFrames ?? [])].find(
      ({ frame }) => frame.url === url,
    );
    if (!shown) throw new Error(`The browser has no frame ${url}`);
    const { nodes } = await cdp.send('Accessibility.getFullAXTree', { frameId: shown.frame.id });
    const exposed = nodes.filter(({ ignored }) => !ignored);
    const cells = new Set(
      exposed
        .filter(({ role }) => /^(cell|rowheader|columnheader)$/.test(role?.value))
        .map(({ nodeId }) => nodeId),
    );
    return exposed.filter(
      ({ role, childIds }) => role?.value === 'row' && childIds?.some((id) => cells.has(id)),
    ).length;
  } finally {
    await cdp.detach();
  }
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    accessibleRowCount: () => Promise<number>;
  }
}
