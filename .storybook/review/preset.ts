import { fileURLToPath } from 'node:url';

/** Adds what is in the frame around the stories. */
export function managerEntries(entries: readonly string[] = []): string[] {
  return [...entries, fileURLToPath(new URL('manager.ts', import.meta.url))];
}
