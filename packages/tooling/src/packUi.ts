import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './paths.ts';
import { runQuietly } from './runQuietly.ts';

export const UI: string = join(ROOT, 'packages/ui');

export interface PackedUi {
  tarball: string;
  /** The unpacked tarball: what a product gets. */
  folder: string;
}

/** Packs the ui package with plain npm, whose `prepack` builds it first. */
export function packUi(into: string): PackedUi {
  mkdirSync(into, { recursive: true });
  runQuietly('npm', ['pack', '--silent', '--pack-destination', into], UI);
  const name = readdirSync(into).find((file) => file.endsWith('.tgz'));
  if (!name) throw new Error('npm pack left no tarball');
  const tarball = join(into, name);
  execFileSync('tar', ['-xzf', tarball, '-C', into]);
  return { tarball, folder: join(into, 'package') };
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
