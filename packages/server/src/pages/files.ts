import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const COMPRESSED = /\.(br|gz)$/;

/**
 * The addresses of all files of a build, e.g. `/assets/app-3f9c.js`. Only these are served, so no address can
 * lead outside the folder. An unknown folder has none.
 */
export function filesBelow(root: string): ReadonlySet<string> {
  const files = new Set<string>();
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile() && !COMPRESSED.test(entry.name)) {
        files.add(`/${relative(root, path).split(sep).join('/')}`);
      }
    }
  };
  try {
    walk(root);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return files;
}

/** How long a browser may keep a file without asking again. */
export function cacheRule(path: string): string {
  // Names below /assets/ carry a hash of their content.
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return 'no-cache';
}
