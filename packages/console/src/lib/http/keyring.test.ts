import { expect, it } from 'vitest';
import { createKeyring } from './keyring.ts';

it('J3 a second try of the same payload keeps its key, so nothing is created twice', () => {
  const keys = createKeyring();
  expect(keys.keyFor({ title: 'Towels' })).toBe(keys.keyFor({ title: 'Towels' }));
});

it('J3 a corrected payload and one after success get a key of their own', () => {
  const keys = createKeyring();
  const first = keys.keyFor({ title: 'Towel' });
  const corrected = keys.keyFor({ title: 'Towels' });
  expect(corrected).not.toBe(first);
  keys.settle();
  expect(keys.keyFor({ title: 'Towels' })).not.toBe(corrected);
});
