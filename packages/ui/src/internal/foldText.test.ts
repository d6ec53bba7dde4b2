import { describe, expect, it } from 'vitest';
import { foldText, matchesText } from './foldText.ts';

describe('foldText', () => {
  it.each([
    ['İSTANBUL SÜİTİ', 'istanbul süiti'],
    ['ISPARTA', 'ısparta'],
    ['Šárka', 'sarka'],
    ['ručník', 'rucnik'],
    ['ŞİŞE', 'sise'],
    ['STRASSE', 'strasse'],
  ])('%s equals %s', (a, b) => {
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
  });

  it('looks in each of the texts and says no when none holds it', () => {
    expect(matchesText('tab-9', 'Room 101', 'TAB-9F2')).toBe(true);
    expect(matchesText('tab-9', 'Room 101', 'TAB-8F2')).toBe(false);
  });
});
