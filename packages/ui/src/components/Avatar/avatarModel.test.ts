import { expect, it } from 'vitest';
import { initials } from './avatarModel.ts';

it.each([
  ['jana.novakova', 'jn'],
  ['Şükrü  Nuri Öztürk', 'ŞÖ'],
  ['admin', 'a'],
  ['řehoř', 'ř'],
  ['👩‍🚀 Nova', '👩‍🚀N'],
  ['👍🏽 Nova', '👍🏽N'],
  ['🇨🇿 Nova', '🇨🇿N'],
  ['1️⃣ Nova', '1️⃣N'],
  ['e\u0301lise', 'e\u0301'],
  ['7 Nova', '7N'],
  ['नीता राव', 'नीरा'],
  ['  ', ''],
  ['', ''],
])('the initials of "%s" are "%s"', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
