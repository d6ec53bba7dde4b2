import { expect, it } from 'vitest';
import { initials } from './avatarModel.ts';

it.each([
  ['jana.novakova', 'JN'],
  ['Şükrü  Nuri Öztürk', 'ŞÖ'],
  ['admin', 'A'],
  ['řehoř', 'Ř'],
  ['👩‍🚀 Nova', '👩‍🚀N'],
  ['  ', ''],
  ['', ''],
])('the initials of "%s" are "%s"', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
