import { availableParallelism } from 'node:os';
import { COMPILE_CACHE, SOURCE_CONDITION } from '@concierge/tooling/paths';
import { VitestReport } from '@concierge/tooling/vitestReport';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = [SOURCE_CONDITION, ...defaultServerConditions];
const sources = { resolve: { conditions }, ssr: { resolve: { conditions } } };

const unitTests = {
  environment: 'node',
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
  // What passes then is listed as flaky.
  retry: 1,
  // Files share the modules they import: loading them takes as long as many tests.
  isolate: false,
} as const;

const server = {
  ...unitTests,
  globalSetup: ['packages/server/src/testing/globalPostgres.ts'],
  // Commands and servers that tests start as processes compile the code only once.
  env: { NODE_COMPILE_CACHE: COMPILE_CACHE },
};

/** The ui package in a product outside the workspace. */
const PACKAGE = 'packages/tooling/src/**/*.package.test.ts';
const DEPLOYMENT = 'packages/{server,tooling}/src/**/*.deployment.test.ts';
/** Only with `FULL=1`: what starts processes of its own, or fills PostgreSQL with many rows. */
const PROCESSES = 'packages/server/src/**/*.process.test.ts';
const isFull = process.env['FULL'] === '1';

/** The unit tests of every package. Stories have `.storybook/vitest.config.ts`. */
export default defineConfig({
  test: {
    // One more than two cores: many tests wait for a time, not for the processor.
    maxWorkers: Math.max(3, availableParallelism()),
    reporters: [process.env['CI'] ? 'dot' : 'default', new VitestReport()],
    projects: [
      {
        ...sources,
        test: {
          ...unitTests,
          name: 'console',
          include: ['packages/console/src/**/*.test.{ts,tsx}'],
          setupFiles: ['packages/console/src/testing/freshPage.ts'],
          unstubEnvs: true,
          // It looks once for what the browser has, so it belongs to the page that a test loads again.
          server: { deps: { inline: ['i18next-browser-languagedetector'] } },
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          exclude: [DEPLOYMENT, ...(isFull ? [] : [PROCESSES])],
        },
      },
      {
        ...sources,
        test: { ...unitTests, name: 'tablet', include: ['packages/tablet/src/**/*.test.ts'] },
      },
      // Debian's Firefox and WebKit, side by side.
      {
        test: {
          ...unitTests,
          name: 'browsers',
          include: ['e2e/browsers/**/*.browsers.test.ts'],
          globalSetup: ['e2e/browsers/globalSetup.ts'],
        },
      },
      // What installs and builds in an empty folder.
      { test: { ...unitTests, name: 'package', include: [PACKAGE], testTimeout: 300_000 } },
      {
        test: { ...unitTests, name: 'deployment', include: [DEPLOYMENT], testTimeout: 300_000 },
      },
      {
        ...sources,
        test: {
          ...unitTests,
          name: 'shared',
          include: [
            'packages/{client,contract,tooling,ui}/{src,scripts}/**/*.test.{ts,tsx}',
            'stories/**/*.test.tsx',
          ],
          exclude: ['**/node_modules/**', DEPLOYMENT, PACKAGE],
        },
      },
    ],
  },
});
