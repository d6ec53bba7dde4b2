import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|html|json|svg|map|webmanifest)$/;
/** Below this a header costs more than the compression saves. */
const MIN_BYTES = 1024;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Writes `.br` and `.gz` beside every text file below a folder, for a server that sends them as is. */
export async function compressAssets(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter(
      (entry) => entry.isFile() && COMPRESSIBLE.test(entry.name) && entry.name !== 'index.html',
    )
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      if (content.length < MIN_BYTES) return;
      const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
      await writeFile(`${file}.br`, await brotli(content, { params: quality }));
      await writeFile(`${file}.gz`, await deflate(content, { level: 9 }));
    }),
  );
}
