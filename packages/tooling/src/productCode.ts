import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { documentCode, documentNames } from './documentCode.ts';

/** The code of the documents: the layout of Next.js is used, all of it has to compile. */
export async function writeDocuments(app: string, names = documentNames()): Promise<void> {
  for (const name of names) {
    for (const { file, code } of documentCode(name)) {
      const isOfNext = name === 'next.md' && /^app\/(layout|styles)/.test(file);
      const path = join(app, isOfNext ? '' : join('documents', name.replace('.md', '')), file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, code);
    }
  }
}

/** The examples of the guides, each in a file of its own. */
export async function writeExamples(
  app: string,
  examples: ReadonlyMap<string, string>,
): Promise<void> {
  const folder = join(app, 'src/examples');
  await mkdir(folder, { recursive: true });
  for (const [name, code] of examples) await writeFile(join(folder, `${name}.tsx`), code);
}
