import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** The built Storybook (`storybook-static`) in real Chromium, as those who read it meet it. */
export default defineConfig({
  ...base,
  testDir: './storybook',
  projects: [
    { name: 'storybook', testIgnore: '**/builtStories.e2e.ts' },
    // Every story once more takes minutes: a step of its own.
    { name: 'built-stories', testMatch: '**/builtStories.e2e.ts' },
  ],
  globalSetup: './storybook/globalSetup.ts',
  outputDir: '../test-results/storybook',
  use: { ...base.use, baseURL: process.env.STORYBOOK_URL, timezoneId: 'UTC' },
});
