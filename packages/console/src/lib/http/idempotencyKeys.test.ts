import { expect, it } from 'vitest';
import { createIdempotencyKeys } from './idempotencyKeys.ts';

it('J3 a retry of the same payload keeps its key, so nothing is created twice', () => {
  const keys = createIdempotencyKeys();
  expect(keys.keyFor({ title: 'Towels' })).toBe(keys.keyFor({ title: 'Towels' }));
});

it('J3 a corrected payload and one after success get a key of their own', () => {
  const keys = createIdempotencyKeys();
  const first = keys.keyFor({ title: 'Towel' });
  const corrected = keys.keyFor({ title: 'Towels' });
  expect(corrected).not.toBe(first);
  keys.reset();
  expect(keys.keyFor({ title: 'Towels' })).not.toBe(corrected);
});
