import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `import … from 'x'`, `export … from 'x'` and `import 'x'`, but not `import type`. */
const IMPORT = /^(?:import|export) (?!type )(?:[^'"]*? from )?'([^'"]+)'/gms;
const LAZY_IMPORT = /\bimport\('([^'"]+)'\)/g;
const OURS = /^(\.|@concierge\/|node:|virtual:)/;

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|node_modules/.test(path))
    .map((path) => join(folder, path));
}

/**
 * The packages a folder's sources import at run time. Vite is told of them before it starts: one it first
 * meets in the middle of a run makes it bundle again, and the run fails.
 */
export function bareImports(folder: string): string[] {
  const texts = sources(folder).map((path) => readFileSync(path, 'utf8'));
  const found = texts.flatMap((text) => [...text.matchAll(IMPORT), ...text.matchAll(LAZY_IMPORT)]);
  const names = found.map((match) => match[1] ?? '').filter((name) => name && !OURS.test(name));
  return [...new Set(names)].filter((name) => !/\.(css|json)$/.test(name)).toSorted();
}
