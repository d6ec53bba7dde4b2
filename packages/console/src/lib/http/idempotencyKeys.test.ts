import { expect, it } from 'vitest';
import { createIdempotencyKeys } from './idempotencyKeys.ts';

const towels = { title: 'Towels' };

it('J3 a retry of the same payload keeps its key, also when another was sent meanwhile', () => {
  const keys = createIdempotencyKeys();
  const first = keys.keyFor(towels);
  const other = keys.keyFor({ title: 'Towel' });
  expect(other).not.toBe(first);
  expect([keys.keyFor(towels), keys.keyFor({ title: 'Towel' })]).toEqual([first, other]);
});

it('J3 after a success the same payload is a second one, and another keeps its key', () => {
  const keys = createIdempotencyKeys();
  const first = keys.keyFor(towels);
  const other = keys.keyFor({ title: 'Towel' });
  keys.accepted(towels);
  expect(keys.keyFor(towels)).not.toBe(first);
  expect(keys.keyFor({ title: 'Towel' })).toBe(other);
});

it('J3 what waits at sign-out is forgotten: the next user sends their own', () => {
  const keys = createIdempotencyKeys();
  const first = keys.keyFor(towels);
  keys.forget();
  expect(keys.keyFor(towels)).not.toBe(first);
});
