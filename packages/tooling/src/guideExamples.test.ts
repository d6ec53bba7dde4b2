import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guideExamples } from './documentCode.ts';
import { ROOT } from './paths.ts';
import { runTool } from './runQuietly.ts';

/** Where modules find what the stories find. */
const FOLDER = join(ROOT, 'stories/node_modules/.cache/examples');
const examples = guideExamples();

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
    types: ['node'],
    allowImportingTsExtensions: true,
    noUnusedLocals: true,
    noEmit: true,
    skipLibCheck: true,
  },
  include: ['**/*.tsx'],
};

beforeAll(() => {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, code] of examples) writeFileSync(join(FOLDER, `${name}.tsx`), code);
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(COMPILER));
});

afterAll(() => rmSync(FOLDER, { recursive: true }));

it('V19 every guide has an example, which imports its component as a product does', () => {
  expect(examples.size).toBeGreaterThan(70);
  const wrong = [...examples].filter(
    ([name, code]) =>
      !new RegExp(
        `^import \\{[^}]*\\b${name}\\b[^}]*\\} from '@concierge/ui/.*${name}';$`,
        'm',
      ).test(code),
  );
  expect(wrong.map(([name]) => name)).toEqual([]);
});

it('V19 examples compile in strict mode as they are copied', () => {
  expect(() => runTool('tsc', ['-p', FOLDER])).not.toThrow();
});
