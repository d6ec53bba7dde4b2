import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeEach } from 'vitest';

const make = () => mkdtempSync(join(tmpdir(), 'concierge-test-'));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** A folder with these files, for the tests of a file or group. */
export function folderForTests(files: Readonly<Record<string, string | Buffer>> = {}): string {
  const folder = make();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  afterAll(() => remove(folder));
  return folder;
}

/** An empty folder for each test. */
export function folderForEach(): () => string {
  let folder = '';
  beforeEach(() => void (folder = make()));
  afterEach(() => remove(folder));
  return () => folder;
}
