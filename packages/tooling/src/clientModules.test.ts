import { describe, expect, it } from 'vitest';
import { clientModules, clientProblems, clientReasons } from './clientModules.ts';

describe('what needs a browser', () => {
  it.each([
    [
      'state',
      `import { useState } from 'react'; export const A = () => useState(0);`,
      'useState()',
    ],
    ['a context', `import { use } from 'react'; export const A = () => use(C);`, 'use()'],
    ['a handler', `export const A = () => <b onClick={() => 1} />;`, 'onClick'],
    ['a handler in an object', `const p = { onChange: () => 1 }; export const A = p;`, 'onChange'],
    [
      'the headless library',
      `import { Tabs } from 'react-aria-components/Tabs';`,
      'react-aria-components/Tabs',
    ],
  ])('%s does', (_name, source, reason) => {
    expect(clientReasons('A.tsx', source)).toContain(reason);
  });

  it.each([
    ['hooks that a server has', `import { useId } from 'react'; export const A = () => useId();`],
    ['a handler that is passed on', `export const A = ({ onClick }) => <b onClick={onClick} />;`],
  ])('%s do not', (_name, source) => {
    expect(clientReasons('A.tsx', source)).toEqual([]);
  });
});

describe('the components', () => {
  it('Q1 are marked "use client" where they need a browser, and nowhere else (run clientModules.ts)', () => {
    expect(clientProblems()).toEqual([]);
  });

  it('Q1 render on a server where they hold no state', () => {
    const modules = clientModules();
    for (const name of [
      'Alert',
      'Avatar',
      'Badge',
      'Card',
      'EmptyState',
      'Icon',
      'Skeleton',
      'Tag',
    ]) {
      expect(modules.get(`components/${name}/${name}.tsx`), name).toMatchObject({ marked: false });
    }
  });
});
