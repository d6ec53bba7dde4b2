import { expect, it } from 'vitest';
import { toSixDigits } from './colorModel.ts';

it.each(['#000', '#FFF', '#3e63dd', '#ABCDEF', 'ffee00', 'FA0'])('%s is a color', (text) => {
  expect(toSixDigits(text)).toBeDefined();
});

it.each(['', '#', '00000', '##000', '#12', '#1234', '#12345g', 'red'])('"%s" is none', (text) => {
  expect(toSixDigits(text)).toBeUndefined();
});

it('expands three digits to six', () => {
  expect(toSixDigits('#0aF')).toBe('#00aaff');
  expect(toSixDigits('#3E63DD')).toBe('#3e63dd');
});

it('U29 understands a color without #', () => {
  expect(toSixDigits('FFee00')).toBe('#ffee00');
  expect(toSixDigits('0aF')).toBe('#00aaff');
});

it.each([
  [' #3e63dd', '#3e63dd'],
  ['\t3E63DD\n', '#3e63dd'],
  ['rgb(62, 99, 221)', '#3e63dd'],
  ['rgb(62 99 221)', '#3e63dd'],
  ['RGBA(62, 99, 221, 1)', '#3e63dd'],
  ['rgb(62 99 221 / 100%)', '#3e63dd'],
  ['#3e63ddff', '#3e63dd'],
  ['#fa0f', '#ffaa00'],
])('Y14 a pasted %j is understood', (text, color) => {
  expect(toSixDigits(text)).toBe(color);
});

it.each(['#3e63dd80', '#fa08', 'rgba(62, 99, 221, 0.5)', 'rgb(62, 99, 256)', 'rgb(62, 99)'])(
  'Y14 a pasted %j is refused whole',
  (text) => {
    expect(toSixDigits(text)).toBeUndefined();
  },
);
