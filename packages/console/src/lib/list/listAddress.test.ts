import { describe, expect, it } from 'vitest';
import { lastOffset, readId, readListAddress, readOneOf, withParams } from './listAddress.ts';

const defaults = {
  limit: 10,
  columns: ['id', 'device_name'] as const,
  orderBy: 'id' as const,
  direction: 'DESC' as const,
};
const read = (query: string) => readListAddress(new URLSearchParams(query), defaults);

describe('the list in the address bar', () => {
  it.each(['limit=0', 'limit=-5', 'limit=1e9', 'limit=500', 'limit=ten'])(
    'D4 %s falls back to the default size',
    (query) => expect(read(query).limit).toBe(10),
  );

  it('D3 an unknown column falls back to the default order as a whole', () => {
    expect(read('orderBy=password&direction=ASC')).toMatchObject({
      orderBy: 'id',
      direction: 'DESC',
    });
  });

  it('reads ids and closed sets, and nothing else', () => {
    const params = new URLSearchParams('service=7&type=3&device=abc');
    expect(readId(params, 'service')).toBe(7);
    expect(readId(params, 'device')).toBeNull();
    expect(readOneOf(params, 'type', [1, 2])).toBeNull();
  });

  it('sets and takes out parameters, and leaves the others alone', () => {
    const params = new URLSearchParams('limit=25&offset=50&reply=3');
    expect(withParams(params, { offset: null, reply: 4 }).toString()).toBe('limit=25&reply=4');
    expect(params.get('offset')).toBe('50');
  });

  it('finds the last page that still has rows', () => {
    expect(lastOffset(21, 10)).toBe(20);
    expect(lastOffset(20, 10)).toBe(10);
    expect(lastOffset(0, 10)).toBe(0);
  });
});
