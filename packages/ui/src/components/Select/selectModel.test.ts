import { describe, expect, it } from 'vitest';
import { entryFor, itemsOf, typeLetter, type SelectEntry } from './selectModel.ts';

const entry = (label: string, disabled = false): SelectEntry => ({ key: label, label, disabled });
const entries = [
  entry('Laundry'),
  entry('Lobby bar'),
  entry('İçecek'),
  entry('Luggage', true),
  entry('Wellness'),
];
const found = (chosen: string | undefined, text: string) => entryFor(entries, chosen, text)?.key;

describe('typing on a closed select', () => {
  it('goes to the first entry that begins with the letter', () => {
    expect(found(undefined, 'w')).toBe('Wellness');
  });

  it('goes on to the next one with the same letter, and around', () => {
    expect(found('Laundry', 'l')).toBe('Lobby bar');
    expect(found('Lobby bar', 'll')).toBe('Laundry');
  });

  it('stays at the chosen entry while a longer text still fits', () => {
    expect(found('Lobby bar', 'lo')).toBe('Lobby bar');
    expect(found('Laundry', 'lob')).toBe('Lobby bar');
  });

  it('ignores case, also of the Turkish i', () => {
    expect(found(undefined, 'i')).toBe('İçecek');
    expect(found(undefined, 'WE')).toBe('Wellness');
  });

  it('passes over what cannot be chosen, and knows when nothing fits', () => {
    expect(found(undefined, 'lu')).toBeUndefined();
    expect(found(undefined, 'x')).toBeUndefined();
    expect(entryFor([], undefined, 'x')).toBeUndefined();
  });

  it('begins a new word after a pause', () => {
    const first = typeLetter({ text: '', at: 0 }, 'l', 100);
    expect(typeLetter(first, 'o', 900).text).toBe('lo');
    expect(typeLetter(first, 'o', 1200).text).toBe('o');
  });
});

it('keeps the order in which groups first appear, behind those in none', () => {
  const [laundry, bar, drink] = [entry('Laundry'), entry('Lobby bar'), entry('İçecek')];
  const grouped = [{ ...laundry, group: 'House' }, bar, { ...drink, group: 'House' }];
  expect(itemsOf(grouped)).toEqual([
    bar,
    { key: 'group-House', label: 'House', entries: [grouped[0], grouped[2]] },
  ]);
});
