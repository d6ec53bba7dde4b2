import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { CHUNK_MODULES, ROOT } from './paths.ts';

/** Writes down which modules are in each file of the build, for the check of what a page loads (loads.ts). */
export function chunkModules(): Plugin {
  return {
    name: 'chunk-modules',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const modules = chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds.map(fromRoot)]);
      await mkdir(dirname(CHUNK_MODULES), { recursive: true });
      await writeFile(CHUNK_MODULES, JSON.stringify(Object.fromEntries(modules)));
    },
  };
}

const fromRoot = (id: string) => relative(ROOT, id).split(sep).join('/');
