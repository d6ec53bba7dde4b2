/** Writes `exports` and `publishConfig.exports` of package.json: `node scripts/buildExports.ts`. */
import { readFile, writeFile } from 'node:fs/promises';
import { exportsMaps } from './exportsMap.ts';

const path = new URL('../package.json', import.meta.url);
const manifest = JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
const { workspace, published } = exportsMaps();
manifest.exports = workspace;
manifest.publishConfig = { exports: published };
await writeFile(path, `${JSON.stringify(manifest, null, 2)}\n`);
