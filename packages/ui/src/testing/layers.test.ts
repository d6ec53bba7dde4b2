import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SRC = new URL('../', import.meta.url);

/** Beginnings of style templates: what is after the backtick of `styled.div` or `styled(Button)`. */
const TEMPLATE = /\bstyled(?:\.\w+|\([\w.]+\))(?:<[^`]*?>)?`\s*([^\n]*)/g;

const files = globSync('**/*.{ts,tsx}', { cwd: SRC.pathname, exclude: ['testing/**'] });

it('Q2 puts the styles of every element into a cascade layer', () => {
  const starts = files.flatMap((file) =>
    [...readFileSync(new URL(file, SRC), 'utf8').matchAll(TEMPLATE)].map(
      ([, start = '']) => `${file}: ${start}`,
    ),
  );
  const outside = starts.filter(
    (start) => !/: @layer concierge\.(components|base) \{$/.test(start),
  );
  expect(starts.length).toBeGreaterThan(300);
  expect(outside).toEqual([]);
});
