/** Writes the generated token files: `node scripts/buildTokens.ts`. */
import { writeFile } from 'node:fs/promises';
import { tokenFiles } from './tokenFiles.ts';

for (const [path, text] of await tokenFiles()) {
  await writeFile(path, text);
  console.log(`wrote ${path}`);
}
