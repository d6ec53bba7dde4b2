/** The code of the ui package's documents: fenced blocks that name their file, as in ```tsx app/page.tsx. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UI } from './packUi.ts';

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
