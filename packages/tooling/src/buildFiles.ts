import type { Plugin } from 'vite';

/** Writes `files.json` for the service worker: the address of every file that a build names by its content. */
export function buildFiles(): Plugin {
  return {
    name: 'build-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .map((name) => `/${name}`);
      this.emitFile({ type: 'asset', fileName: 'files.json', source: JSON.stringify(files) });
    },
  };
}
