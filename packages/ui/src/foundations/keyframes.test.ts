import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keyframeRules } from './keyframes.ts';

const SOURCES = join(import.meta.dirname, '..');
const ELSEWHERE = /\.test\.|\.generated\.|keyframes\.ts$|nestAtRules\.ts$/;

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !ELSEWHERE.test(file))
  .map((file) => ({ file, text: readFileSync(join(SOURCES, file), 'utf8') }));

it('has every animation of the components, which bring no keyframes of their own', () => {
  const known = [...keyframeRules.matchAll(/@keyframes (\S+)/g)].map(([, name]) => name);
  const used = files.flatMap(({ text }) => text.match(/(?<=animation(-name)?: )cc-[\w-]+/g) ?? []);
  expect(new Set(used)).toEqual(new Set(known));
  expect(
    files.filter(({ text }) => /@keyframes|keyframes`/.test(text)).map(({ file }) => file),
  ).toEqual([]);
});
