import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeFolder } from './makeFolder.ts';

it('creates a folder and its parents, and accepts one that exists', () => {
  const folder = mkdtempSync(join(tmpdir(), 'concierge-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const wanted = join(folder, 'a', 'b', 'c');
  makeFolder(wanted);
  makeFolder(wanted);
  expect(existsSync(wanted)).toBe(true);
});

it.runIf(existsSync('/proc/self'))('throws where nothing can be created, and does not hang', () => {
  expect(() => makeFolder('/proc/none/data')).toThrow(/ENOENT/);
});
