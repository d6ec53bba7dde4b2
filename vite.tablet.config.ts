import { join } from 'node:path';
import { LANGUAGES } from '@concierge/contract/constants';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { buildFiles } from '@concierge/tooling/buildFiles';
import { firstScript } from '@concierge/tooling/firstScript';
import { ROOT, SOURCE_CONDITION, TABLET_DIST } from '@concierge/tooling/paths';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const backend = { target: process.env.API_URL ?? 'http://127.0.0.1:4600', ws: true };

/** The guest's tablet: its build and its development server. */
export default defineConfig({
  root: join(ROOT, 'packages/tablet'),
  base: '/tablet/',
  plugins: [
    react(),
    firstScript({ base: '/tablet/' }),
    buildFiles('/tablet/'),
    { ...optimizeLocales.vite({ locales: [...LANGUAGES] }), enforce: 'pre' as const },
  ],
  resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
  oxc: {
    plugins: { styledComponents: { displayName: false, fileName: false, ssr: false, pure: true } },
  },
  build: {
    outDir: TABLET_DIST,
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false }, // every browser of the target has it
  },
  server: { port: 4602, proxy: { '/api': backend, '/icons': backend } },
});
