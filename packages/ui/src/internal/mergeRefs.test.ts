import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { mergeRefs } from './mergeRefs.ts';

it('Q3 a ref that returns a cleanup gets the element and the cleanup, and no null', () => {
  const own = createRef<string>();
  const cleanup = vi.fn<() => void>();
  const given = vi.fn<(element: string | null) => () => void>(() => cleanup);
  const undo = mergeRefs(own, given)('element');
  expect(own.current).toBe('element');
  if (typeof undo === 'function') undo();
  expect(given.mock.calls).toEqual([['element']]);
  expect(cleanup).toHaveBeenCalledOnce();
  expect(own.current).toBeNull();
});

it('Q3 a ref without a cleanup gets null, and the same two are merged once', () => {
  const own = createRef<string>();
  const given = vi.fn<(element: string | null) => void>();
  const merged = mergeRefs(own, given);
  expect(mergeRefs(own, given)).toBe(merged);
  expect(mergeRefs(own, undefined)).not.toBe(merged);
  const undo = merged('element');
  if (typeof undo === 'function') undo();
  expect(given.mock.calls).toEqual([['element'], [null]]);
});
