import { expect, it } from 'vitest';
import { isHexColor, toSixDigits } from './colorModel.ts';

it.each(['#000', '#FFF', '#3e63dd', '#ABCDEF', 'ffee00', 'FA0'])('%s is a colour', (text) => {
  expect(isHexColor(text)).toBe(true);
});

it.each(['', '#', '00000', '##000', '#12', '#1234', '#12345g', 'red', '#3e63dd '])(
  '"%s" is none',
  (text) => {
    expect(isHexColor(text)).toBe(false);
    expect(toSixDigits(text)).toBeUndefined();
  },
);

it('expands three digits to six', () => {
  expect(toSixDigits('#0aF')).toBe('#00aaff');
  expect(toSixDigits('#3E63DD')).toBe('#3e63dd');
});

it('U29 understands a colour without #', () => {
  expect(toSixDigits('FFee00')).toBe('#ffee00');
  expect(toSixDigits('0aF')).toBe('#00aaff');
});
