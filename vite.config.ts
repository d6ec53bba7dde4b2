import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { chunkGroups, chunkNames } from '@concierge/tooling/chunkGroups';
import { chunkModules } from '@concierge/tooling/chunkModules';
import { compileAhead } from '@concierge/tooling/compileAhead';
import { leanAxios } from '@concierge/tooling/leanAxios';
import { leanRouter } from '@concierge/tooling/leanRouter';
import { CONSOLE_DIST, ROOT } from '@concierge/tooling/paths';
import { screenFilesPlugin } from '@concierge/tooling/screenFiles';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const backend = { target: process.env.API_URL ?? 'http://127.0.0.1:4600', ws: true };

/** The console's build and its development server. Tests have `vitest.config.ts`. */
export default defineConfig(({ isSsrBuild = false }) => ({
  root: join(ROOT, 'packages/console'),
  plugins: [
    react(),
    // What the server draws with never goes to a browser.
    ...(isSsrBuild
      ? []
      : [leanAxios(), leanRouter(), chunkModules(), screenFilesPlugin(), compileAhead(chunkNames)]),
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
}));
