import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderForTests } from '../testing/folders.ts';
import { makeFolder } from './makeFolder.ts';

const folder = folderForTests();

it('creates a folder and its parents, and accepts one that exists', () => {
  const wanted = join(folder, 'a', 'b', 'c');
  makeFolder(wanted);
  makeFolder(wanted);
  expect(existsSync(wanted)).toBe(true);
});

it.runIf(existsSync('/proc/self'))('throws where nothing can be created, and does not hang', () => {
  expect(() => makeFolder('/proc/none/data')).toThrow(/ENOENT/);
});
