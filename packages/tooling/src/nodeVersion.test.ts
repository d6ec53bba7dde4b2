import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './paths.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

it('an install checks packages against the Node they run on, not the one that starts pnpm', () => {
  const { devDependencies } = JSON.parse(read('package.json')) as {
    devDependencies: Record<string, string>;
  };
  const [, version] = /^nodeVersion: (.+)$/m.exec(read('pnpm-workspace.yaml')) ?? [];
  expect(version).toBe(devDependencies['node']);
});
