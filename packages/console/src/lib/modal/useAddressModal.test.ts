import { expect, it } from 'vitest';
import { idOf } from './useAddressModal.ts';

it.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
])('an address may name %s', (value, id) => expect(idOf({ value })).toBe(id));

it.each([null, '', '0', '-1', '1.5', '01', 'new', '2147483648', '99999999999'])(
  '%s is no id',
  (value) => expect(idOf({ value })).toBeNull(),
);
