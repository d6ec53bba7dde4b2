import { build } from 'vite';
import { expect, it } from 'vitest';
import { compileAhead } from './compileAhead.ts';

const LATER = `import { word } from 'virtual:part'; export const say = () => document.body.append(word);`;
const SOURCES: Readonly<Record<string, string>> = {
  'virtual:start': `import('virtual:one').then(({ say }) => say()); import('virtual:other').then(({ say }) => say());`,
  'virtual:one': LATER,
  'virtual:other': LATER,
  'virtual:part': `export const word = document.title;`,
};

it('scripts that are compiled ahead say so in their first line, before what Vite writes there', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'sources',
        resolveId: (id) => (id in SOURCES ? id : undefined),
        load: (id) => SOURCES[id],
      },
      compileAhead(['start']),
    ],
    build: { write: false, rolldownOptions: { input: { start: 'virtual:start' } } },
  });
  if (!('output' in result)) throw new Error('Nothing was built');
  const chunks = result.output.filter((file) => file.type === 'chunk');
  const [start, ...others] = chunks.toSorted((a, b) => Number(b.isEntry) - Number(a.isEntry));
  expect(start?.code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(start?.code).toContain('__vite__mapDeps');
  expect(others.map(({ code }) => code).join('\n')).not.toContain('allFunctionsCalledOnLoad');
});
