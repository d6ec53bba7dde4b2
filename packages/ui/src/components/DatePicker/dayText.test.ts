import {
  assert,
  boolean,
  constantFrom,
  date as anyDate,
  oneof,
  property,
  string,
  stringMatching,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayPattern, readDay, writeDay } from './dayText.ts';

const LANGUAGES = ['en', 'en-GB', 'tr', 'cs', 'de', 'fr', 'ar', 'ar-EG', 'bg', 'sv', 'hu', 'fa'];

const days = anyDate({
  min: new Date('1000-01-01'),
  max: new Date('9999-12-31'),
  noInvalidDate: true,
}).map((date) => date.toISOString().slice(0, 10));
const languages = constantFrom(...LANGUAGES);
/** With other digits, and with the year, the day and the month in this order. */
const anyLanguage = constantFrom(...LANGUAGES, 'my', 'dz', 'ky', 'ff-Adlm', 'en-u-nu-thai');
const century = String(new Date().getFullYear()).slice(0, 2);

describe('a day as text', () => {
  it('Q12 is read as it is written, in every language', () => {
    assert(
      property(days, anyLanguage, (day, language) => {
        const written = writeDay(day, language);
        expect(readDay(written, language, false)).toBe(day);
        expect(readDay(` ${written}\n`, language, true)).toBe(day);
      }),
    );
  });

  it('Q12 is read as it is stored, and with the name of its month', () => {
    assert(
      property(days, languages, (day, language) => {
        expect(readDay(day, language, false)).toBe(day);
        const named = new Intl.DateTimeFormat(language, {
          calendar: 'gregory',
          timeZone: 'UTC',
          weekday: 'long',
          day: 'numeric',
          month: 'long',
          year: 'numeric',
        }).format(new Date(day));
        expect(readDay(named, language, true), named).toBe(day);
      }),
    );
  });

  it('Q12 is a real day, whatever is typed', () => {
    const typed = stringMatching(/^\d{1,4}[./ -]\d{1,2}[./ -]\d{1,4}$/);
    assert(
      property(oneof(typed, string()), languages, boolean(), (text, language, end) => {
        const day = readDay(text, language, end);
        expect(day).toBe(day && new Date(day).toISOString().slice(0, 10));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['5.3.2026', 'cs', '2026-03-05'],
    ['5. 3. 2026', 'cs', '2026-03-05'],
    ['05032026', 'tr', '2026-03-05'],
    ['3/5/2026', 'en', '2026-03-05'],
    ['5/3/2026', 'en-GB', '2026-03-05'],
    ['5-3-2026', 'fr', '2026-03-05'],
    ['2026/3/5', 'de', '2026-03-05'],
    ['٥‏/٣‏/٢٠٢٦', 'en-GB', '2026-03-05'],
    ['Thursday, March 5th, 2026', 'en', '2026-03-05'],
    ['5 MAR 2026', 'en', '2026-03-05'],
    ['5. brezna 2026', 'cs', '2026-03-05'],
    ['5 Ağustos 2026', 'tr', '2026-08-05'],
    ['29.2.2028', 'de', '2028-02-29'],
  ])('Q12 %s in %s is %s', (text, language, day) => {
    expect(readDay(text, language, false)).toBe(day);
  });

  it.each([
    ['29.2.2026', 'de'],
    ['31.02.2026', 'tr'],
    ['2026-02-30', 'en'],
    ['13/13/2026', 'en'],
    ['0.3.2026', 'cs'],
    ['5.3.', 'cs'],
    ['5.3.202', 'cs'],
    ['5.3.20261', 'cs'],
    ['5.3.2026 10:30', 'cs'],
    ['5.3.2026 6.3.2026', 'cs'],
    ['5.3.2026', 'sv'],
    ['5 Marchember 2026', 'en'],
    ['tomorrow', 'en'],
    ['5.3.2026x', 'de'],
  ])('Q12 %s in %s is none', (text, language) => {
    expect(readDay(text, language, true)).toBeUndefined();
  });

  it('Q12 has a year of this century by two digits, once it is finished', () => {
    expect(readDay('5.3.26', 'cs', true)).toBe(`${century}26-03-05`);
    expect(readDay('050326', 'cs', true)).toBe(`${century}26-03-05`);
    expect(readDay('5.3.20', 'cs', false)).toBeUndefined();
    expect(readDay('050320', 'cs', false)).toBeUndefined();
  });

  it('is written as nothing when it is none', () => {
    for (const day of [null, '', '2026-02-30', '2026-3-5', '5.3.2026', '0026-03-05']) {
      expect(writeDay(day, 'en')).toBe('');
    }
  });

  it('says what to type in the order of the language', () => {
    const pattern = { day: 'dd', month: 'mm', year: 'yyyy' };
    expect(LANGUAGES.slice(0, 4).map((language) => dayPattern(language, pattern))).toEqual([
      'mm/dd/yyyy',
      'dd/mm/yyyy',
      'dd.mm.yyyy',
      'dd. mm. yyyy',
    ]);
  });
});
