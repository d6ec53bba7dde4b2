import { defineConfig } from '@playwright/test';
import { findBrowser, launchArgs } from '@concierge/tooling/browser';

const { executablePath } = await findBrowser();

/** Takes the pictures of the README from the built product and Storybook: `pnpm pictures`. */
export default defineConfig({
  testDir: './pictures',
  testMatch: '*.e2e.ts',
  globalSetup: ['./support/globalSetup.ts', './storybook/globalSetup.ts'],
  outputDir: '../test-results/pictures',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: [...launchArgs] },
    locale: 'en-GB',
    timezoneId: 'Europe/Prague',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  },
});
