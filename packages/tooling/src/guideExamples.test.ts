import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeBlocks } from './documentCode.ts';
import { ROOT } from './paths.ts';
import { runTool } from './runQuietly.ts';

/** Where modules find what the stories find. */
const FOLDER = join(ROOT, 'stories/node_modules/.cache/examples');
const GUIDES = globSync('stories/{components,layout,concierge}/*.mdx', { cwd: ROOT });

/** A product in strict mode, with the sources of the package in place of the built one. */
const COMPILER = {
  compilerOptions: {
    strict: true,
    jsx: 'react-jsx',
    module: 'esnext',
    moduleResolution: 'bundler',
    customConditions: ['concierge-source'],
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: [],
    allowImportingTsExtensions: true,
    noUnusedLocals: true,
    noEmit: true,
    skipLibCheck: true,
  },
  include: ['**/*.tsx'],
};

beforeAll(() => {
  for (const guide of GUIDES) {
    for (const { file, code } of codeBlocks(guide, readFileSync(join(ROOT, guide), 'utf8'))) {
      const path = join(FOLDER, basename(guide, '.mdx'), file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, code);
    }
  }
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(COMPILER));
});

afterAll(() => rmSync(FOLDER, { recursive: true }));

it('V19 every guide has an example, which imports its component as a product does', () => {
  const without = GUIDES.filter((guide) => {
    const text = readFileSync(join(ROOT, guide), 'utf8');
    const name = basename(guide, '.mdx');
    return !codeBlocks(guide, text).some(({ code }) =>
      new RegExp(
        `^import \\{[^}]*\\b${name}\\b[^}]*\\} from '@concierge/ui/.*${name}';$`,
        'm',
      ).test(code),
    );
  });
  expect(without).toEqual([]);
});

it('V19 examples compile in strict mode as they are copied', () => {
  runTool('tsc', ['-p', FOLDER]);
});
