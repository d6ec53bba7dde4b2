import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ROOT } from './paths.ts';
import { runQuietly } from './runQuietly.ts';

export const UI: string = join(ROOT, 'packages/ui');

interface PackedUi {
  tarball: string;
  /** The unpacked tarball: what a product gets. */
  folder: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    packed: PackedUi;
  }
}

/**
 * Packs the ui package with plain npm, whose `prepack` builds it first: once for all test files, since two that pack at
 * once write into the same folders.
 */
export default async function packUi({ provide }: TestProject): Promise<() => Promise<void>> {
  const work = await mkdtemp(join(tmpdir(), 'ui-packed-'));
  runQuietly('npm', ['pack', '--silent', '--pack-destination', work], UI);
  const name = readdirSync(work).find((file) => file.endsWith('.tgz'));
  if (!name) throw new Error('npm pack left no tarball');
  const tarball = join(work, name);
  execFileSync('tar', ['-xzf', tarball, '-C', work]);
  provide('packed', { tarball, folder: join(work, 'package') });
  return () => rm(work, { recursive: true, force: true });
}

/** The entries a product may import, without plain files; a pattern of `exports` stands for what the build has. */
export function codeEntries(folder: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { default: string }>;
  };
  return Object.entries(exports).flatMap(([entry, target]) => {
    if (typeof target === 'string') return [];
    return (
      globSync(target.default, { cwd: folder })
        .map((file) => basename(file, '.js'))
        // A second star stands for what the first one does.
        .filter((name) => existsSync(join(folder, target.default.replaceAll('*', name))))
        .map((name) => entry.replace('*', name))
    );
  });
}

/** The names of the components that have an entry. */
export function componentEntries(folder: string): string[] {
  return codeEntries(folder)
    .map((entry) => basename(entry))
    .filter((name) => /^[A-Z]/.test(name));
}
