import { expect, it } from 'vitest';
import { alphabetical } from '@concierge/contract/alphabetical';
import { sortedPage } from './sortedPage.ts';

const MANY = 20_000;
const compare = alphabetical('cs');
const orders: [string, (index: number) => string][] = [
  ['in no order', (index) => `Zpráva ${(index * 7_919) % MANY}`],
  ['in order', (index) => `Zpráva ${index}`],
  ['in the other order', (index) => `Zpráva ${MANY - index}`],
  ['of few titles', (index) => `Zpráva ${index % 3}`],
];

it.each(orders)(
  'Y53 a page of very many titles %s is that of the sorted ones',
  async (_, title) => {
    const titles = Array.from({ length: MANY }, (_item, index) => title(index));
    const sorted = titles.toSorted(compare);
    for (const from of [0, 7_777, MANY - 10, MANY, MANY + 5])
      expect(await sortedPage(titles, compare, from, from + 50)).toEqual(
        sorted.slice(from, from + 50),
      );
  },
);

it('Y53 others have their turn while a page of very many titles is looked for', async () => {
  let turns = 0;
  let isFound = false;
  const count = () => {
    turns += 1;
    if (!isFound) setImmediate(count);
  };
  setImmediate(count);
  await sortedPage(
    Array.from({ length: MANY }, (_, index) => `Zpráva ${index}`),
    compare,
    0,
    50,
  );
  isFound = true;
  expect(turns).toBeGreaterThanOrEqual(MANY / 1_000);
});
