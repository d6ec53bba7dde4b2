import { expect, it } from 'vitest';
import { REQUIREMENTS, asvsProblems } from './asvs.ts';

const tests = new Map([
  ['e2e/a.e2e.ts', ['A2 signing in', 'a title']],
  ['e2e/empty.e2e.ts', []],
]);

/** A document with this state for the first requirement; all others are open. */
function documentWith(state: string): string {
  const [first = '', ...others] = REQUIREMENTS;
  const rows = others.map((id) => `| ${id} | what | open: nothing yet |`);
  return [`| ${first} | what | ${state} |`, ...rows].join('\n');
}

it('knows the 70 requirements of level 1', () => {
  expect(REQUIREMENTS).toHaveLength(70);
  expect(new Set(REQUIREMENTS).size).toBe(70);
});

it.each([
  'met, by test `A2 signing in`',
  'met, by test `e2e/a.e2e.ts`',
  'met, by test `A2 signing in`, `a title`; the proxy does the rest',
  'not applicable, because there is none',
  'open: the prefix is missing',
])('accepts “%s”', (state) => {
  expect(asvsProblems(documentWith(state), tests)).toEqual([]);
});

it.each([
  ['met, by test `A2 signing`', 'V1.2.1 names a test that does not exist: A2 signing'],
  [
    'met, by test `a title`, `e2e/b.e2e.ts`',
    'V1.2.1 names a test that does not exist: e2e/b.e2e.ts',
  ],
  ['met, by test `e2e/empty.e2e.ts`', 'V1.2.1 names a test that does not exist: e2e/empty.e2e.ts'],
  ['met', 'V1.2.1 is neither met, not applicable nor open'],
  ['not applicable', 'V1.2.1 is neither met, not applicable nor open'],
  ['open', 'V1.2.1 is neither met, not applicable nor open'],
])('finds what is wrong with “%s”', (state, problem) => {
  expect(asvsProblems(documentWith(state), tests)).toEqual([problem]);
});

it('finds a requirement that is missing, unknown or listed twice', () => {
  const document = documentWith('open: x');
  const changed = document.replace('| V15.3.1 |', '| V15.3.9 |');
  expect(asvsProblems(`${changed}\n| V1.2.2 | what | open: x |`, tests)).toEqual([
    'V15.3.1 is missing',
    'V15.3.9 is none of level 1',
    'V1.2.2 is listed twice',
  ]);
});
