import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder, for its owner only, and its missing parents. Node's own `recursive` never returns where the file system
 * answers ENOENT below a folder that exists, as `/proc` does; one step at a time throws.
 */
export function makeFolder(path: string, mode: number = 0o700): void {
  if (existsSync(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent, 0o777);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(path)) throw error;
  }
}
