import { describe, expect, it } from 'vitest';
import { usernameKey } from './usernameKey.ts';

describe('usernameKey', () => {
  it.each([
    ['Admin', 'ADMIN'],
    [' admin ', 'admin'],
    ['İpek', 'ipek'],
    ['IPEK', 'ıpek'],
    ['Šárka', 'šárka'],
    ['Ka\u0301ja', 'Kája'],
  ])('%s and %s are the same username', (one, other) => {
    expect(usernameKey(one)).toBe(usernameKey(other));
  });

  it.each([
    ['Sarka', 'Šárka'],
    ['zaneta', 'żaneta'],
    ['a b', 'ab'],
  ])('%s and %s are different usernames', (one, other) => {
    expect(usernameKey(one)).not.toBe(usernameKey(other));
  });
});
