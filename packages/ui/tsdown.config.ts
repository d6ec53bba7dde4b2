import { defineConfig, type UserConfig } from 'tsdown';

/** One module per source file, so that a consumer's bundler keeps only what is used. */
const config: UserConfig = defineConfig({
  entry: ['src/index.ts', 'src/{components,layout,concierge}/*/index.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  unbundle: true,
  dts: { oxc: true },
  inputOptions: {
    // Styles without white space, and class names that are the same on a server and in the browser.
    transform: { plugins: { styledComponents: { displayName: false, fileName: false } } },
  },
  sourcemap: true,
  clean: true,
});

export default config;
