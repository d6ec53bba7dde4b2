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
  // A retry would hide a race.
  retry: 0,
  // Files share the modules they import: loading them takes as long as many tests.
  isolate: false,
} as const;

/** With browsers, or processes of their own: what passes on the second attempt is listed as flaky. */
const processTests = { ...unitTests, retry: 1 } as const;

// Commands and servers that tests start as processes compile the code only once.
const env = { NODE_COMPILE_CACHE: COMPILE_CACHE };

/** The ui package in a product outside the workspace. */
const PACKAGE = 'packages/tooling/src/**/*.package.test.ts';
const DEPLOYMENT = 'packages/{server,tooling}/src/**/*.deployment.test.ts';
/** Only with `FULL=1`: what starts processes of its own, or fills PostgreSQL with many rows. */
const PROCESSES = 'packages/server/src/**/*.process.test.ts';
const POSTGRES = 'packages/server/src/**/*.postgres.test.ts';
const globalPostgres = ['packages/server/src/testing/globalPostgres.ts'];
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
          ...unitTests,
          env,
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          exclude: [DEPLOYMENT, PROCESSES, POSTGRES],
          globalSetup: isFull ? globalPostgres : [],
        },
      },
      {
        test: {
          ...processTests,
          env,
          name: 'processes',
          include: [POSTGRES, ...(isFull ? [PROCESSES] : [])],
          globalSetup: globalPostgres,
        },
      },
      {
        ...sources,
        test: { ...unitTests, name: 'tablet', include: ['packages/tablet/src/**/*.test.ts'] },
      },
      // Debian's Firefox and WebKit, side by side.
      {
        test: {
          ...processTests,
          name: 'browsers',
          include: ['e2e/browsers/**/*.browsers.test.ts'],
          globalSetup: ['e2e/browsers/globalSetup.ts'],
        },
      },
      // What installs and builds in an empty folder.
      {
        test: {
          ...processTests,
          name: 'package',
          include: [PACKAGE],
          testTimeout: 300_000,
          globalSetup: ['packages/tooling/src/packUi.ts'],
        },
      },
      {
        test: { ...processTests, name: 'deployment', include: [DEPLOYMENT], testTimeout: 300_000 },
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
