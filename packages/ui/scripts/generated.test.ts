import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { iconFiles } from './iconFiles.ts';
import { baseFile, tokenFiles } from './tokenFiles.ts';

const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

describe('generated files are what their sources say', async () => {
  const files = [...(await tokenFiles()), await baseFile(), ...iconFiles()];
  it.each(files.map(([path, text]) => [baseName(path), path, text] as const))(
    '%s is fresh (run `pnpm --filter @concierge/ui generate`)',
    async (_name, path, text) => {
      expect(await readFile(path, 'utf8')).toBe(text);
    },
  );
});
