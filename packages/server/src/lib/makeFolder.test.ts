import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeFolder } from './makeFolder.ts';

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'concierge-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('creates a folder and its parents, and accepts one that exists', () => {
  const wanted = join(temporary(), 'a', 'b', 'c');
  makeFolder(wanted);
  makeFolder(wanted);
  expect(existsSync(wanted)).toBe(true);
});

it('throws below a file', () => {
  const file = join(temporary(), 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(join(file, 'a'))).toThrow(/ENOTDIR/);
});

it.runIf(existsSync('/proc/self'))('throws where nothing can be created, and does not hang', () => {
  expect(() => makeFolder('/proc/none/data')).toThrow(/ENOENT/);
});
