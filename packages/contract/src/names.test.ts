import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, cleanText, forbiddenIn, isBlank } from './names.ts';

/** Names with something invisible in them that changes what is seen. */
const REAL = [
  '🛎️ Room service',
  '☕️ Café',
  '❤️‍🔥 Grill',
  '👨‍👩‍👧‍👦 Family',
  '👩🏽‍🚒 Fire',
  '🏳️‍🌈 Pride',
  '🏴‍☠️ Bar',
  '🏊🏻‍♀️ Pool',
  '🧑🏽‍🤝‍🧑🏻 Desk',
  '🐦‍⬛ Garden',
  '👁️‍🗨️ Spa',
  '1️⃣ Floor',
  '#️⃣ Desk',
  '🇨🇿 Tour',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿 Pub',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿🏴󠁧󠁢󠁷󠁬󠁳󠁿',
  '©︎ Copies',
  'خانه‌داری',
  'می‌خواهم',
  'ه‍.ش',
  'क्‍ष',
  'र्‍याला',
  'শ্র‍্যাবণী',
  'ශ්‍රී ලංකා',
  'അവന്‍ വീട്',
  'ನ್‌ನ',
  'ᠭᠠᠯᠢᠭ᠋',
  '葛󠄀城',
  '辻󠄁',
  '神󠄀 花子',
];

/** Names that have nothing of the kind. */
const PLAIN = [
  'Room service',
  'Žofie Nováčková',
  'İpek Yıldız',
  'Ελένη',
  '小林 さくら',
  '神田',
  "O'Neil-Smith (2)",
  'مطعم',
  'שלום',
  'ห้องอาหาร',
  'Sauna & Spa – 24/7',
  'Room 101',
  '👍🏽',
  '٪٣',
  'Room 7½',
];

describe('names', () => {
  it.each([...REAL, ...PLAIN])('Y13 %s is a name as it was typed', (name) => {
    expect(cleanName(name)).toBe(name);
    expect([forbiddenIn(name), isBlank(name)]).toEqual([undefined, false]);
  });

  it.each([
    ['a zero width space', 'ad\u200Bmin', 'admin'],
    ['a byte order mark', '\uFEFFRoom 1', 'Room 1'],
    ['a word joiner', 'Room\u2060 1', 'Room 1'],
    ['a soft hyphen', 'Zimmer\u00ADservice', 'Zimmerservice'],
    ['marks of direction', '\u200Fשלום\u200E', 'שלום'],
    ['an Arabic letter mark', '\u061C101', '101'],
    ['an override', '\u202Enimda\u202C', 'nimda'],
    ['isolates', '\u2068Room\u2069 1', 'Room 1'],
    ['joiners between Latin letters', 'ad\u200Dm\u200Cin', 'admin'],
    ['joiners that join nothing', '\u200DRoom\u200C', 'Room'],
    ['two joiners in a row', 'می\u200C\u200Cخواهم', 'می\u200Cخواهم'],
    ['what stands beside a joiner', 'می\u200C\u200Bخواهم', 'می\u200Cخواهم'],
    ['a joiner behind a letter that does not join', 'دا\u200Cر', 'دار'],
    ['a joiner between an emoji and a letter', '🛎\u200DBell', '🛎Bell'],
    ['a variation selector behind a letter', 'a\uFE0F\uFE01', 'a'],
    ['one behind a digit that is no keycap', '1\uFE0F01', '101'],
    ['a second one behind an emoji', '🛎\uFE0F\uFE0F', '🛎\uFE0F'],
    ['one for ideographs behind a letter', 'a\u{E0100}', 'a'],
    ['tags', 'admin\u{E0041}\u{E007F}', 'admin'],
    ['tags that never end', '🏴\u{E0067}\u{E0062} Pub', '🏴 Pub'],
    ['a Hangul filler', 'admin\u3164', 'admin'],
    ['a grapheme joiner', 'ad\u034Fmin', 'admin'],
    ['annotations', '\uFFF9Room\uFFFB', 'Room'],
    ['an unassigned ignorable', 'Room\u{E0080}', 'Room'],
    ['space around it', ' \u00A0\u3000Room 1\t\n', 'Room 1'],
    ['a line break', 'Room\r\n1', 'Room 1'],
    ['accents apart', 'Ka\u0301ja', 'Kája'],
    ['accents held apart', 'Ka\u034F\u0301ja', 'Kája'],
    ['space behind what cannot be seen', '\u200B Room 1 \u200E', 'Room 1'],
  ])('Y13 %s is dropped', (_what, typed, kept) => {
    expect(cleanName(typed)).toBe(kept);
    expect(forbiddenIn(kept)).toBeUndefined();
  });

  it.each([
    ['Room 1\u200B', 'Room 1'],
    ['\uFEFFRoom 1', 'Room 1'],
    ['\uFEFF\u200B Room 1 \u200B\uFEFF', 'Room 1'],
    ['Room\u00A01\u00A0', 'Room 1'],
    ['Room\u202F1', 'Room 1'],
    ['Room\u20091\u2003', 'Room 1'],
    ['Room \r\n 1\t', 'Room 1'],
    ['Room\u200B\t\u200B1', 'Room 1'],
    ['Zimmer\u00ADservice\u00AD', 'Zimmerservice'],
    ['👨‍👩‍👧\u200B Family\uFEFF', '👨‍👩‍👧 Family'],
    ['می‌خواهم\u200B', 'می‌خواهم'],
    ['小林　さくら\u200B', '小林　さくら'],
    ['\u200B\uFEFF\u00A0\u00AD\r\n\u200D', ''],
  ])('Y60 %j, pasted from a spreadsheet, is %j', (pasted, kept) => {
    expect(cleanName(pasted)).toBe(kept);
  });

  it.each([
    ['Bell\u0007', 'U+0007'],
    ['\u001B[31mRed', 'U+001B'],
    ['\u009B31m', 'U+009B'],
    ['Half \uD83D', 'U+D83D'],
    ['\uF8FF Store', 'U+F8FF'],
    ['\u{10FFFD}', 'U+10FFFD'],
    ['\uFFFE', 'U+FFFE'],
  ])('Y13 of %j the character is named: %s', (typed, character) => {
    expect(forbiddenIn(cleanName(typed))).toBe(character);
  });

  it('Y13 an emoji of a later Unicode is a name', () => {
    expect(forbiddenIn(cleanName('\u{1FAFF} \u{1FC00}'))).toBeUndefined();
  });

  it.each(['', ' ', '\u200B', '\u2800', '\u3164\u200D', '\uFE0F'])('Y13 %j is blank', (typed) => {
    expect(isBlank(cleanName(typed))).toBe(true);
  });

  it('R12 a text keeps its lines, emoji and marks of direction, and nothing else that cannot be seen', () => {
    const typed = 'Dear\u200B guest,\r\n\tש\u200Fלום 🛎️\u0007\u202Eevil\u202C 👨‍👩‍👧 می‌خواهم\u001B[0m';
    expect(cleanText(typed)).toBe('Dear guest,\r\n\tש\u200Fלום 🛎️evil 👨‍👩‍👧 می‌خواهم[0m');
  });

  it('Y13 cleaning again changes nothing', () => {
    const joining = ['\u200C', '\u200D', '\uFE0F', '\u034F', '\u0301', '\u20E3', '\u094D'];
    const joined = [' ', ...'🛎 🏴 1 م ا क 葛 a'.split(' '), '\u{E0067}', '\u{E007F}', '\u{E0100}'];
    const character = fc.oneof(
      fc.constantFrom(...joining),
      fc.constantFrom(...joined),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    );
    const typed = fc.array(character, { maxLength: 12 }).map((all) => all.join(''));
    fc.assert(
      fc.property(typed, (text) => {
        const name = cleanName(text);
        expect(cleanName(name)).toBe(name);
        const kept = cleanText(text);
        expect(cleanText(kept)).toBe(kept);
      }),
      { numRuns: 20_000 },
    );
  });
});
