import { defineConfig } from '@playwright/test';
import { findBrowser, launchArgs } from '@concierge/tooling/browser';

const { executablePath } = await findBrowser();

/** The built console against the real server in real Chromium; every test has a server of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  // Tests of the Storybook need no console: storybook.config.ts. Pictures are no tests: pictures.config.ts.
  projects: [
    { name: 'rows', testIgnore: ['storybook/**', 'pictures/**', '**/scenario*.e2e.ts'] },
    { name: 'scenarios', testMatch: '**/scenario*.e2e.ts', workers: 1 },
  ],
  globalSetup: './support/globalSetup.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [[process.env.CI ? 'list' : 'line'], ['./support/playwrightReport.ts']],
  // What passes then is listed as flaky.
  retries: 1,
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: [...launchArgs] },
    locale: 'en-GB',
    timezoneId: 'Europe/Prague',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    // It keeps the whole build, a hundred calls: tests about it and about push allow it.
    serviceWorkers: 'block',
    // Recording every step takes an eighth of the time: `TRACE=1` asks for it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    video: 'off',
  },
});
