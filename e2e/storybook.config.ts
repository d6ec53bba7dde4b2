import { defineConfig } from '@playwright/test';
import { findBrowser, launchArgs } from '@concierge/tooling/browser';

const { executablePath } = await findBrowser();

/** The built Storybook (`storybook-static`) in real Chromium, as those who read it meet it. */
export default defineConfig({
  testDir: './storybook',
  testMatch: '**/*.e2e.ts',
  projects: [
    { name: 'storybook', testIgnore: '**/builtStories.e2e.ts' },
    // Every story once more takes minutes: a step of its own.
    { name: 'built-stories', testMatch: '**/builtStories.e2e.ts' },
  ],
  globalSetup: './storybook/globalSetup.ts',
  outputDir: '../test-results/storybook',
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
    baseURL: process.env.STORYBOOK_URL,
    launchOptions: { executablePath, args: [...launchArgs] },
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
});
