import type { Plugin } from 'vite';

/**
 * Writes `files.json` for the service worker: the address of every file that a build names by its content. `base` is
 * the address the build is served at.
 */
export function buildFiles(base = '/'): Plugin {
  return {
    name: 'build-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .map((name) => base + name);
      this.emitFile({ type: 'asset', fileName: 'files.json', source: JSON.stringify(files) });
    },
  };
}
