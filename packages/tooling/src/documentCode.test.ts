import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeBlocks, documentCode, documentNames } from './documentCode.ts';
import { UI } from './packUi.ts';

describe('code of documents', () => {
  it('names its file, so that it can be compiled', () => {
    expect(() => codeBlocks('a.md', '```ts\nlet a;\n```\n')).toThrow('names no file');
  });
});

describe('the documents of the ui package', () => {
  const names = documentNames();

  it.each(names)('Q8 %s has code to copy', (name) => {
    expect(documentCode(name)).not.toHaveLength(0);
  });

  it('Q8 are linked from its README, and lead to each other', () => {
    const readme = readFileSync(join(UI, 'README.md'), 'utf8');
    for (const name of names) {
      expect(readme, name).toContain(`(docs/${name})`);
      const text = readFileSync(join(UI, 'docs', name), 'utf8');
      for (const [, linked] of text.matchAll(/\]\(([\w-]+\.md)\)/g))
        expect(names).toContain(linked);
    }
  });
});
