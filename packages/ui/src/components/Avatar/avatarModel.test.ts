import { expect, it } from 'vitest';
import { initials } from './avatarModel.ts';

it.each([
  ['jana.novakova', 'JN'],
  ['Şükrü  Nuri Öztürk', 'ŞÖ'],
  ['admin', 'A'],
  ['řehoř', 'Ř'],
  ['👩‍🚀 Nova', '👩‍🚀N'],
  ['👍🏽 Nova', '👍🏽N'],
  ['🇨🇿 Nova', '🇨🇿N'],
  ['1️⃣ Nova', '1️⃣N'],
  ['e\u0301lise', 'E\u0301'],
  ['7 Nova', '7N'],
  ['नीता राव', 'नीरा'],
  ['  ', ''],
  ['', ''],
])('the initials of "%s" are "%s"', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

it('the capital of i has its dot in Turkish', () => {
  expect(initials('irem', 'tr')).toBe('İ');
  expect(initials('irem', 'en')).toBe('I');
});
