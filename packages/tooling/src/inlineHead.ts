import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const STYLES = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/;
const SCRIPT = /<script src="\/([^"]+)"><\/script>/;

/**
 * Writes into the page what its first paint waits for: the style sheet, and the script that applies
 * what the browser remembers. On a phone that is a way there and back less.
 *
 * The style sheet's own link stays, disabled: scripts that are loaded later name it as theirs and would
 * load it once more.
 * @param publicFolder where the script lies, as it is.
 */
export function inlineHead(publicFolder: string): Plugin {
  return {
    name: 'inline-head',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const withStyles = html.replace(STYLES, (_link, name: string) => {
          const sheet = bundle?.[name];
          if (sheet?.type !== 'asset') throw new Error(`${name} is not built`);
          const css = Buffer.from(sheet.source).toString();
          return `<style>${css}</style><link rel="stylesheet" href="/${name}" disabled>`;
        });
        return withStyles.replace(SCRIPT, (_script, name: string) => {
          const code = readFileSync(join(publicFolder, name), 'utf8');
          return `<script>${code}</script>`;
        });
      },
    },
  };
}
