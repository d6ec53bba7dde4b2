import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SRC = new URL('../', import.meta.url);

/** Beginnings of style templates: what is after the backtick of `styled.div` or `styled(Button)`. */
const TEMPLATE = /\bstyled(?:\.\w+|\([\w.]+\))(?:<[^`]*?>)?`\s*([^\n]*)/g;

const RADIUS = /border[\w-]*radius: ([^;]+);/g;
const OF_TOKENS = /^((\$\{t\.radius\.\w+\}|0|inherit)( |$))+$/;
/** The rules of a heading, without those of what is in it. */
const HEADING = /(?:styled\.h\d`|styled\(CalendarHeading\)`|> h\d \{)([^&`]*)/g;

const files = globSync('**/*.{ts,tsx}', { cwd: SRC.pathname, exclude: ['testing/**'] });

/** What the first group of a pattern finds in all styles, with the file before it. */
const found = (pattern: RegExp): [file: string, text: string][] =>
  files.flatMap((file) =>
    [...readFileSync(new URL(file, SRC), 'utf8').matchAll(pattern)].map(
      ([, text = '']): [string, string] => [file, text],
    ),
  );

it('Q2 puts the styles of every element into a cascade layer', () => {
  const starts = found(TEMPLATE);
  const outside = starts.filter(
    ([, start]) => !/^@layer concierge\.(components|base) \{$/.test(start),
  );
  expect(starts.length).toBeGreaterThan(300);
  expect(outside).toEqual([]);
});

it('takes every radius from tokens, so that a product can set them', () => {
  const radii = found(RADIUS);
  expect(radii.length).toBeGreaterThan(90);
  expect(radii.filter(([, radius]) => !OF_TOKENS.test(radius))).toEqual([]);
});

it('sets headings in the font for headings', () => {
  const headings = found(HEADING).filter(([, rules]) => rules.includes('font: '));
  expect(headings.length).toBeGreaterThan(8);
  expect(headings.filter(([, rules]) => !rules.includes('t.font.heading'))).toEqual([]);
});

it('hands no press event to a callback without arguments', () => {
  expect(found(/onClick=\{(on(?!Click|StatusClick|Approve|Complete)[A-Z]\w*)\}/g)).toEqual([]);
});
