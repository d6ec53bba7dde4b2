import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { defineConfig, type UserConfig } from 'tsdown';
import { dtcgText } from './scripts/tokenFiles.ts';

/** A piece is the module of its folder's name; whatever else is in the folder comes with it. */
const pieces = globSync('src/{components,layout,concierge}/*/').map(
  (folder) => `${folder}/${basename(folder)}.tsx`,
);

/** One module per source file, so that a consumer's bundler keeps only what is used. */
const shared = {
  entry: [
    'src/index.ts',
    'src/foundations/index.ts',
    'src/concierge/index.ts',
    'src/concierge/forms.ts',
    'src/concierge/roomGroups.ts',
    ...pieces,
    'src/labels/*.ts',
    // Reached through `imports` of package.json, where the product's bundler chooses between them.
    'src/components/*/overlay{,.lazy}.ts',
  ],
  deps: { neverBundle: [/^#overlay\//] },
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  unbundle: true,
} satisfies UserConfig;

/** What is left in declarations of a package that only the code uses: a product may not have it. */
const withoutBareImports = {
  name: 'without-bare-imports',
  renderChunk: (code: string) => code.replaceAll(/^import "[^"]+";\n/gm, ''),
};

const config: UserConfig[] = defineConfig([
  {
    ...shared,
    dts: false,
    inputOptions: {
      // Styles without white space, and class names that are the same on a server and in the browser.
      transform: { plugins: { styledComponents: { displayName: false, fileName: false } } },
      // `use client` is preserved: every module stays a file.
      checks: { moduleLevelDirective: false },
    },
    sourcemap: true,
    onSuccess: async () => writeFile('dist/tokens.dtcg.json', await dtcgText()),
  },
  // Apart, since it would name maps that are not written.
  {
    ...shared,
    dts: { oxc: true, emitDtsOnly: true },
    plugins: [withoutBareImports],
    sourcemap: false,
    clean: false,
  },
]);

export default config;
