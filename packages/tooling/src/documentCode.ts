/** The code of the ui package's documents and guides: fenced blocks that name their file, as in ```tsx app/page.tsx. */
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { UI } from './packUi.ts';
import { ROOT } from './paths.ts';

const DOCUMENTS: string = join(UI, 'docs');

export interface CodeBlock {
  language: string;
  /** Its place in a product. */
  file: string;
  code: string;
}

const BLOCK = /^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm;

/** @throws for a block of TypeScript that names no file */
export function codeBlocks(name: string, text: string): CodeBlock[] {
  return [...text.matchAll(BLOCK)].flatMap(([, language = '', file = '', code = '']) => {
    if (!file && /^tsx?$/.test(language)) throw new Error(`${name}: a block of code names no file`);
    return file ? [{ language, file, code }] : [];
  });
}

export function documentCode(name: string): CodeBlock[] {
  return codeBlocks(name, readFileSync(join(DOCUMENTS, name), 'utf8'));
}

export function documentNames(): string[] {
  return readdirSync(DOCUMENTS).filter((name) => name.endsWith('.md'));
}

/** The examples in the guides of Storybook, by the names of their components. */
export function guideExamples(): Map<string, string> {
  const guides = globSync('stories/{components,layout,concierge}/*.mdx', { cwd: ROOT });
  return new Map(
    guides.map((guide) => {
      const [example] = codeBlocks(guide, readFileSync(join(ROOT, guide), 'utf8'));
      return [basename(guide, '.mdx'), example?.code ?? ''] as const;
    }),
  );
}
