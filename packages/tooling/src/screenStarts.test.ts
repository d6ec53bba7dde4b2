import { describe, expect, it } from 'vitest';
import { screenModules, scriptsOf } from './screenStarts.ts';

const TABLE = {
  screens: [{ path: '/a' }, { path: '/b' }],
  redirects: {},
  startTexts: () => [],
};

describe('the modules of the screens', () => {
  it('are those of their imports, row by row', () => {
    const source = `const screens = [
      { path: '/a', load: async () => (await import('./A.tsx')).A },
      { path: '/b', load: async () => (await import('./B.tsx')).B },
    ];`;
    expect([...screenModules(source, TABLE)]).toEqual([
      ['/a', './A.tsx'],
      ['/b', './B.tsx'],
    ]);
  });

  it('cannot be found when a row has no import', () => {
    expect(() => screenModules("[{ load: () => import('./A.tsx') }]", TABLE)).toThrow(
      '2 screens have 1 imports',
    );
  });
});

describe('the scripts of a screen', () => {
  const chunk = (name: string, imports: string[] = [], isEntry = false) => ({
    fileName: `${name}.js`,
    isEntry,
    imports: imports.map((file) => `${file}.js`),
    facadeModuleId: null,
    moduleIds: [`/src/${name}.tsx`],
  });
  const CHUNKS = [
    chunk('main', ['vendor'], true),
    chunk('vendor'),
    chunk('Frame', ['vendor', 'table']),
    chunk('A', ['table', 'main']),
    chunk('table', ['A']),
  ];

  it('are those it imports, each once, without those of every page', () => {
    expect(scriptsOf(['/src/Frame.tsx', '/src/A.tsx'], CHUNKS)).toEqual([
      'Frame.js',
      'table.js',
      'A.js',
    ]);
  });

  it('are an error for a module the build does not have', () => {
    expect(() => scriptsOf(['/src/Gone.tsx'], CHUNKS)).toThrow('No script');
  });
});
