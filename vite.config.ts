import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { chunkGroups, chunkNames } from '@concierge/tooling/chunkGroups';
import { chunkModules } from '@concierge/tooling/chunkModules';
import { compileAhead } from '@concierge/tooling/compileAhead';
import { leanAxios } from '@concierge/tooling/leanAxios';
import { leanRouter } from '@concierge/tooling/leanRouter';
import { COMPILE_CACHE, CONSOLE_DIST, ROOT } from '@concierge/tooling/paths';
import { screenFilesPlugin } from '@concierge/tooling/screenFiles';
import { timeZones } from '@concierge/tooling/timeZones';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const backend = { target: process.env.API_URL ?? 'http://127.0.0.1:4600', ws: true };

const unitTests = { environment: 'node', testTimeout: 20_000, hookTimeout: 60_000 } as const;

/** The console, and the unit tests of every package. Stories have `.storybook/vitest.config.ts`. */
export default defineConfig(({ isSsrBuild = false }) => ({
  root: join(ROOT, 'packages/console'),
  plugins: [
    react(),
    // What the server draws with never goes to a browser.
    ...(isSsrBuild
      ? []
      : [
          leanAxios(),
          leanRouter(),
          timeZones(),
          chunkModules(),
          screenFilesPlugin(),
          compileAhead(chunkNames),
        ]),
    { ...optimizeLocales.vite({ locales: ['en', 'tr', 'cs'] }), enforce: 'pre' as const },
  ],
  // Names that are the same in every build: what the server draws keeps its styles in the browser.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false } } },
  build: {
    outDir: CONSOLE_DIST,
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    target: 'es2023',
    modulePreload: { polyfill: false }, // every browser of the target has it
    rolldownOptions: {
      output: isSsrBuild
        ? {}
        : {
            // The first page names every file that may be loaded later, so the names are short.
            chunkFileNames: 'assets/[hash:7].js',
            // What every page starts with in one file: it compresses better than its parts.
            codeSplitting: { groups: chunkGroups },
          },
    },
  },
  // The server's own packages are not the console's: everything is bundled in. Tests take libraries as
  // they are: to transform all of those once more costs more than most of the tests.
  ssr: isSsrBuild ? { noExternal: true } : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  server: {
    port: 4601,
    proxy: { '/api': backend, '/icons': backend, '/iconify': backend },
  },
  test: {
    // By default one core is left to a watching editor; on two cores that is half of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        root: ROOT,
        test: {
          ...unitTests,
          name: 'console',
          include: ['packages/console/src/**/*.test.{ts,tsx}'],
          env: { VITE_TIME_ZONES: '/assets/zones' },
          globalSetup: ['packages/console/src/testing/globalZones.ts'],
          setupFiles: ['packages/console/src/testing/freshPage.ts'],
          // Files share the libraries they import, and nothing else.
          isolate: false,
        },
      },
      {
        root: ROOT,
        test: {
          ...unitTests,
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: ['packages/server/src/testing/globalPostgres.ts'],
          // Commands and servers that tests start as processes compile the code only once.
          env: { NODE_COMPILE_CACHE: COMPILE_CACHE },
          // Files share what they import: loading the server takes as long as many tests.
          isolate: false,
        },
      },
      {
        root: ROOT,
        test: {
          ...unitTests,
          name: 'shared',
          include: ['packages/{contract,tooling,ui}/{src,scripts}/**/*.test.{ts,tsx}'],
          isolate: false,
        },
      },
    ],
  },
}));
