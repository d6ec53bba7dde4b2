/** Writes what is made of the tokens and of Lucide, after an install and when one of them has changed. */
import { writeFile } from 'node:fs/promises';
import { iconFiles } from './iconFiles.ts';
import { baseFile, tokenFiles } from './tokenFiles.ts';

for (const [path, text] of [...(await tokenFiles()), ...iconFiles()]) await writeFile(path, text);
await writeFile(...(await baseFile()));
