import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './paths.ts';

const HANDLES = /onKey(Down|Up)|'key(down|up)'/;
const READS_KEY = /'(Escape|Enter|Backspace|Delete|Home|End|Arrow\w+)'|\.key\b|\bSTEPS\[/;
const ASKS = /pressedKey|singleKey|isComposing/;

/** The modules of a package that act on certain keys. */
function keyHandlers(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => join(folder, file))
    .filter((file) => {
      const source = readFileSync(join(ROOT, file), 'utf8');
      return HANDLES.test(source) && READS_KEY.test(source);
    });
}

it('Y15 every key handler leaves the keys of an input method alone', () => {
  const handlers = ['ui', 'console', 'tablet'].flatMap((name) =>
    keyHandlers(`packages/${name}/src`),
  );
  expect(handlers.length).toBeGreaterThan(5);
  const careless = handlers.filter((file) => !ASKS.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(careless).toEqual([]);
});
