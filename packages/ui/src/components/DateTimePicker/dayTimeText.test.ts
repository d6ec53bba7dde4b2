import { assert, constantFrom, date as anyDate, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDayTime, writeDayTime } from './dayTimeText.ts';

const LANGUAGES = 'en en-GB tr cs de fr ar ar-EG bg es-MX hu fa ko sq zh-TW'.split(' ');
const values = anyDate({
  min: new Date('1000-01-01'),
  max: new Date('9999-12-31'),
  noInvalidDate: true,
}).map((date) => date.toISOString().slice(0, 16));

describe('a day with its time as text', () => {
  it('Q12 Q17 is read as it is written and as it is stored, in every language', () => {
    assert(
      property(values, constantFrom(...LANGUAGES), (value, language) => {
        const written = writeDayTime(value, language);
        expect(readDayTime(written, language, false), `${written} ${language}`).toBe(value);
        expect(readDayTime(value, language, true)).toBe(value);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['5.3.2026 14:30', 'cs'],
    ['5. 3. 2026, 14.30', 'cs'],
    ['05032026 1430', 'de'],
    ['3/5/2026, 2:30 PM', 'en'],
    ['March 5, 2026 at 2:30 PM', 'en'],
    ['14:30 5.3.2026', 'tr'],
    ['2026-03-05 14:30:00', 'fr'],
  ])('Q12 Q17 %s in %s is half past two on 5 March', (text, language) => {
    expect(readDayTime(text, language, true)).toBe('2026-03-05T14:30');
  });

  it.each([
    ['5.3.2026', 'cs'],
    ['14:30', 'cs'],
    ['31.2.2026 14:30', 'cs'],
    ['5.3.2026 24:30', 'cs'],
    ['2026-03-05T14:30Z', 'en'],
    ['2026-03-05T14:30+01:00', 'en'],
    ['5.3.2026 14:30 15:30', 'cs'],
    ['01 02 2026 03 04', 'cs'],
  ])('Q12 Q17 %s in %s is none', (text, language) => {
    expect(readDayTime(text, language, true)).toBeUndefined();
  });

  it('is written as nothing when it is none', () => {
    for (const value of [null, '', '2026-03-05', '2026-02-30T10:00', '2026-03-05T10:00:00']) {
      expect(writeDayTime(value, 'en')).toBe('');
    }
  });
});
