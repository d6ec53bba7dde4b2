import { defineConfig, type UserConfig } from 'tsdown';
import { inlineTokens } from './scripts/inlineTokens.ts';

/** One module per source file, so that a consumer's bundler keeps only what is used. */
const config: UserConfig = defineConfig({
  entry: ['src/index.ts', 'src/{components,layout,concierge}/*/index.ts'],
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  unbundle: true,
  dts: { oxc: true },
  plugins: [
    {
      name: 'inline-tokens',
      // Types are made from the source as it is.
      transform: (code, id) =>
        /\.tsx?$/.test(id) && !id.endsWith('.d.ts') ? inlineTokens(code) : null,
    },
  ],
  sourcemap: true,
  clean: true,
});

export default config;
