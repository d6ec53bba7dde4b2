import { describe, expect, it } from 'vitest';
import { foldText, matchesText } from './foldText.ts';

describe('foldText', () => {
  it.each([
    ['İSTANBUL SÜİTİ', 'istanbul süiti'],
    ['ISPARTA', 'ısparta'],
    ['Šárka', 'sarka'],
    ['ručník', 'rucnik'],
    ['ŞİŞE', 'sise'],
    ['STRASSE', 'straße'],
    ['Łódź', 'lodz'],
    ['Tromsø', 'TROMSO'],
    ['Æblegrød', 'aeblegrod'],
    ['Đorđe', 'dorde'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['Room\u00a0101', 'room 101'],
    ['Room\u2009\u3000101', 'room 101'],
    ['5\u202f000', '5 000'],
    ['sauna\u200b\u00ad\ufeff', 'sauna'],
    ['Ｒｏｏｍ １０１', 'room 101'],
    ['ﬁtness', 'fitness'],
    ['guest’s', "guest's"],
    ['check\u2011in – 2', 'check-in - 2'],
  ])('Y61 %s equals %s', (a, b) => {
    expect(foldText(a)).toBe(foldText(b));
  });

  it('keeps letters apart that differ by more than case and marks', () => {
    expect(foldText('Skoda')).not.toBe(foldText('Scoda'));
  });

  it('treats composed and decomposed letters alike', () => {
    expect(foldText('Č')).toBe(foldText('C\u030C'));
  });
});

describe('matchesText', () => {
  it('ignores white space around the query and fits everything when it is empty', () => {
    expect(matchesText('  ', 'Room 101')).toBe(true);
    expect(matchesText(' 101 ', 'Room 101')).toBe(true);
    expect(matchesText('\u200b101\u00a0', 'Room 101')).toBe(true);
  });

  it('looks in each of the texts and says no when none holds it', () => {
    expect(matchesText('tab-9', 'Room 101', 'TAB-9F2')).toBe(true);
    expect(matchesText('tab-9', 'Room 101', 'TAB-8F2')).toBe(false);
  });
});
