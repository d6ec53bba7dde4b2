import { join } from 'node:path';
import { LANGUAGES } from '@concierge/contract/constants';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { buildFiles } from '@concierge/tooling/buildFiles';
import { compileAhead } from '@concierge/tooling/compileAhead';
import { firstScript } from '@concierge/tooling/firstScript';
import { CONSOLE_DIST, ROOT, SOURCE_CONDITION } from '@concierge/tooling/paths';
import { screenStarts } from '@concierge/tooling/screenStarts';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const backend = { target: process.env.API_URL ?? 'http://127.0.0.1:4600', ws: true };

/**
 * One script for each step of a start: what runs first and the sign-in page, the frame behind it, and the lists of
 * requests, each with what its modules import. Further ones are Vite's own.
 */
const SCRIPTS = [
  { name: 'index', tags: ['$initial' as const], priority: 4 },
  { name: 'console', test: /\/app\/consoleModule\.ts$/, priority: 2 },
  { name: 'requests', test: /\/app\/screens\/requests\//, priority: 1 },
];

/** The console's build and its development server. Tests have `vitest.config.ts`. */
export default defineConfig({
  root: join(ROOT, 'packages/console'),
  plugins: [
    react(),
    screenStarts(),
    firstScript({
      needed: [
        'Promise.withResolvers',
        'ResizeObserver',
        'IntersectionObserver',
        'MutationObserver',
      ],
      script: join(ROOT, 'packages/console/src/start.js'),
    }),
    buildFiles(),
    compileAhead(SCRIPTS.map(({ name }) => name)),
    { ...optimizeLocales.vite({ locales: [...LANGUAGES] }), enforce: 'pre' as const },
  ],
  // Menus and modals load when they are opened: the start has no room for them.
  resolve: { conditions: [SOURCE_CONDITION, 'concierge-lazy', ...defaultClientConditions] },
  oxc: {
    plugins: { styledComponents: { displayName: false, fileName: false, ssr: false, pure: true } },
  },
  build: {
    outDir: CONSOLE_DIST,
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false }, // every browser of the target has it
    rolldownOptions: { output: { codeSplitting: { groups: SCRIPTS } } },
  },
  server: {
    port: 4601,
    proxy: { '/api': backend, '/icons': backend, '/iconify': backend },
  },
});
