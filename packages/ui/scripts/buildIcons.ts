/** Writes the bundled icons: `node scripts/buildIcons.ts`. */
import { writeFile } from 'node:fs/promises';
import { iconFiles } from './iconFiles.ts';

for (const [path, text] of iconFiles()) {
  await writeFile(path, text);
  console.log(`wrote ${path}`);
}
