import { expect, it } from 'vitest';
import { changedByBoth, decided } from './changedMeanwhile.ts';

const was = { name: 'Spa', color: '#000000', icon: 1 };
const sent = { id: 7, name: 'Sauna', color: '#ffffff', icon: 1, was };
const current = { name: 'Pool', color: '#aa0000', icon: 2 };

it('Y40 asks about what both changed only', () => {
  expect(changedByBoth(sent, current)).toEqual(['name', 'color']);
});

it('Y40 sends each field as it was chosen, and leaves alone what only others changed', () => {
  const next = decided(sent, current, { name: 'mine', color: 'theirs' });
  expect(next).toEqual({
    id: 7,
    name: 'Sauna',
    color: '#aa0000',
    icon: 1,
    was: { name: 'Pool', color: '#aa0000', icon: 1 },
  });
  expect(changedByBoth(next, current)).toEqual([]);
});
