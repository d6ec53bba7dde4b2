import { assert, constantFrom, integer, oneof, property, string, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTime, readTime, stepTime, timePattern, writeTime } from './timeText.ts';

const LANGUAGES =
  'en en-GB tr cs de fr ar ar-EG bg es-MX fr-CA hi hu fa fi ja ko sq vi zh-TW el'.split(' ');
const IN_HALVES = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    new Intl.DateTimeFormat(language, {
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
      timeZone: 'UTC',
    }),
  ]),
);
const languages = constantFrom(...LANGUAGES);
const times = integer({ min: 0, max: 1439 }).map((minute) =>
  new Date(minute * 60_000).toISOString().slice(11, 16),
);

describe('a time as text', () => {
  it('Q17 is read as it is written, in every language, in halves of the day as well', () => {
    assert(
      property(times, languages, (time, language) => {
        const written = writeTime(time, language);
        expect(readTime(written, language, false), `${written} ${language}`).toBe(time);
        expect(readTime(` ${written}\n`, language, true)).toBe(time);
        const halves = IN_HALVES[language]?.format(new Date(`2026-01-01T${time}Z`)) ?? '';
        expect(readTime(halves, language, true), `${halves} ${language}`).toBe(time);
        expect(readTime(time, language, true)).toBe(time);
      }),
      { numRuns: 500 },
    );
  });

  it('Q17 is a time or nothing, whatever is typed, and keeps what it is once it is finished', () => {
    const typed = stringMatching(/^\d{1,3}[.: h]?\d{0,3} ?[ap]?m?$/);
    assert(
      property(oneof(typed, string()), languages, (text, language) => {
        const time = readTime(text, language, true);
        expect(time === undefined || isTime(time), time).toBe(true);
        const before = readTime(text, language, false);
        expect([undefined, time]).toContain(before);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['9', 'tr', '09:00'],
    ['930', 'de', '09:30'],
    ['2130', 'cs', '21:30'],
    ['9.30', 'de', '09:30'],
    ['9:30', 'en', '09:30'],
    ['9:30 pm', 'en', '21:30'],
    ['9:30PM', 'cs', '21:30'],
    ['9 p.m.', 'en-GB', '21:00'],
    ['12 am', 'en', '00:00'],
    ['12:15', 'en', '12:15'],
    ['14:30', 'en', '14:30'],
    ['21h30', 'fr', '21:30'],
    ['21 h', 'fr', '21:00'],
    ['21h30', 'cs', '21:30'],
    ['21:30 Uhr', 'de', '21:30'],
    ['٩:٣٠ م', 'ar', '21:30'],
    ['21:30:00', 'en', '21:30'],
    ['9:30 p. m.', 'es-MX', '21:30'],
    ['下午9:30', 'zh-TW', '21:30'],
  ])('Q17 %s in %s is %s', (text, language, time) => {
    expect(readTime(text, language, true)).toBe(time);
  });

  it.each([
    ['24:00', 'de'],
    ['9:60', 'de'],
    ['9:3', 'de'],
    ['14:30 pm', 'en'],
    ['9:30 xm', 'en'],
    ['9-30', 'en'],
    ['-9:30', 'en'],
    ['9:30:15', 'en'],
    ['9:30 10:30', 'en'],
    ['12345', 'en'],
    ['pm', 'en'],
    ['noon', 'en'],
  ])('Q17 %s in %s is none', (text, language) => {
    expect(readTime(text, language, true)).toBeUndefined();
  });

  it.each([
    ['9', 'de', undefined],
    ['9:3', 'de', undefined],
    ['123', 'de', undefined],
    ['1230', 'de', '12:30'],
    ['9:30', 'de', '09:30'],
    ['9:30', 'en', undefined],
    ['9:30 p', 'en', '21:30'],
    ['13:30', 'en', '13:30'],
  ])('Q17 %s in %s, with more to come, is %s', (text, language, time) => {
    expect(readTime(text, language, false)).toBe(time);
  });

  it.each([
    ['09:30', 15, {}, '09:45'],
    ['09:37', 15, {}, '09:45'],
    ['09:37', -15, {}, '09:30'],
    ['00:00', -15, {}, '00:00'],
    ['23:45', 15, {}, '23:59'],
    ['09:00', -30, { min: '08:50' }, '08:50'],
    ['03:00', 15, { min: '09:00', max: '18:00' }, '09:00'],
    [undefined, 15, { min: '09:00' }, '09:00'],
    [undefined, -15, {}, '23:45'],
  ])('steps from %s by %i to a multiple', (held, step, range, expected) => {
    expect(stepTime(held, step, { min: undefined, max: undefined, ...range })).toBe(expected);
  });

  it('says what to type as the language writes it', () => {
    const pattern = { hour: 'hh', minute: 'mm' };
    const shown = ['en', 'cs', 'fi'].map((language) => timePattern(language, pattern));
    expect(shown).toEqual(['hh:mm AM', 'hh:mm', 'hh.mm']);
  });

  it('is written as nothing when it is none', () => {
    for (const time of [null, '', '24:00', '9:30', '09:60']) expect(writeTime(time, 'en')).toBe('');
  });
});
