/** Writes `exports` of package.json: `node scripts/buildExports.ts`. */
import { readFile, writeFile } from 'node:fs/promises';
import { exportsMap } from './exportsMap.ts';

const path = new URL('../package.json', import.meta.url);
const manifest = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
manifest.exports = exportsMap();
await writeFile(path, `${JSON.stringify(manifest, null, 2)}\n`);
