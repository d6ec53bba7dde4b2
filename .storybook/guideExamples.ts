import { readFile } from 'node:fs/promises';
import { codeBlocks } from '@concierge/tooling/documentCode';
import type { Plugin } from 'vite';

/** A block of code in a guide that names its file. */
const BLOCK = /^```tsx (\w+)\.tsx\n/gm;
/** The module of such a block. */
const MODULE = /^(.+\.mdx)\.(\w+\.tsx)$/;

/** Renders the examples of a guide above their code: each block of code that names a file is a module. */
export function guideExamples(): Plugin {
  return {
    name: 'guide-examples',
    transform: {
      // Before the page is compiled.
      order: 'pre',
      handler(text, id) {
        if (!id.endsWith('.mdx')) return undefined;
        const names = [...text.matchAll(BLOCK)].map(([, name]) => name);
        if (names.length === 0) return undefined;
        const imports = names.map((name) => `import ${name}Example from '${id}.${name}.tsx';`);
        const shown = text.replaceAll(
          BLOCK,
          (block, name) => `<Example><${name}Example /></Example>\n\n${block}`,
        );
        return `import { Example } from '../guides/Example.tsx';\n${imports.join('\n')}\n${shown}`;
      },
    },
    resolveId: (source) => (MODULE.test(source) ? source : undefined),
    async load(id) {
      const [, guide, name] = MODULE.exec(id) ?? [];
      if (!guide) return undefined;
      this.addWatchFile(guide);
      return codeBlocks(guide, await readFile(guide, 'utf8')).find(({ file }) => file === name)
        ?.code;
    },
  };
}
