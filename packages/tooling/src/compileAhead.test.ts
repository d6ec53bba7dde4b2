import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { compileAhead } from './compileAhead.ts';

const SOURCES: Readonly<Record<string, string>> = {
  'virtual:entry': `import('virtual:later').then(({ say }) => say());`,
  'virtual:later': `import { word } from 'virtual:part'; export const say = () => document.body.append(word);`,
  'virtual:part': `export const word = document.title;`,
};

/** The scripts of a small page, by the name of their chunk. */
async function builtPage(names: readonly string[]): Promise<Map<string, string>> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'sources',
        resolveId: (id) => (id in SOURCES ? id : undefined),
        load: (id) => SOURCES[id],
      },
      compileAhead(names),
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: { start: 'virtual:entry' },
        output: {
          codeSplitting: {
            groups: [
              { name: 'part', test: /part/, priority: 2 },
              { name: 'rest', test: /later/, priority: 1 },
            ],
          },
        },
      },
    },
  });
  if (!('output' in result)) throw new Error('Nothing was built');
  const chunks = result.output.filter((file) => file.type === 'chunk');
  return new Map(chunks.map(({ name, code }) => [name, code]));
}

describe('scripts that are compiled ahead', () => {
  it('are those that were named, and say so in their first line, before what Vite writes there', async () => {
    const page = await builtPage(['start']);
    expect(page.get('start')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    expect(page.get('start')).toContain('__vite__mapDeps');
    expect(page.get('rest')).not.toContain('allFunctionsCalledOnLoad');
  });
});
