import { describe, expect, it } from 'vitest';
import { splitDevices, type MessageDevice } from './deviceTagsModel.ts';

const devices = (count: number): MessageDevice[] =>
  Array.from({ length: count }, (_, index) => ({
    serial_id: `TAB-${index}`,
    name: `Room ${index}`,
    viewed_at: null,
  }));

describe('splitDevices', () => {
  it.each([
    [0, 0, 0],
    [1, 1, 0],
    [3, 3, 0],
    [4, 3, 1],
    [40, 3, 37],
  ])('E3 of %i devices %i are shown and %i are more', (count, shown, more) => {
    const split = splitDevices(devices(count), 3);
    expect(split.shown).toHaveLength(shown);
    expect(split.more).toBe(more);
  });

  it('counts devices that were not sent along', () => {
    expect(splitDevices(devices(3), 3, 120).more).toBe(117);
    expect(splitDevices(devices(3), 3, 0).more).toBe(0);
  });
});
