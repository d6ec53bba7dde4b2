import { describe, expect, it } from 'vitest';
import { addedSince } from './timelineModel.ts';

const entries = (...ids: number[]) => ids.map((id) => ({ id }));

describe('what is new in a timeline', () => {
  it('M11 everything after the last entry known', () => {
    expect(addedSince(entries(1, 2), entries(1, 2, 3, 4))).toEqual(entries(3, 4));
    expect(addedSince(entries(1, 2), entries(1, 2))).toEqual([]);
  });

  it('M11 not what was loaded before it', () => {
    expect(addedSince(entries(5, 6), entries(3, 4, 5, 6))).toEqual([]);
  });

  it('M11 nothing at first, nor in another timeline', () => {
    expect(addedSince([], entries(1, 2))).toEqual([]);
    expect(addedSince(entries(1, 2), entries(7, 8))).toEqual([]);
  });
});
