import type { Language } from './constants.ts';

const collators = new Map<Language, Intl.Collator>();

/**
 * Compares two texts in the alphabetical order of a language, numbers by their value: `ch` comes after `h` in
 * Czech, Room 2 before Room 10.
 */
export function alphabetical(language: Language): (one: string, other: string) => number {
  const collator = collators.get(language) ?? new Intl.Collator(language, { numeric: true });
  collators.set(language, collator);
  return collator.compare;
}

/** The same for rows by this text. */
export function alphabeticalBy<Key extends string>(language: Language, key: Key) {
  const compare = alphabetical(language);
  type Row = Readonly<Record<Key, string>>;
  return (one: Row, other: Row) => compare(one[key], other[key]);
}
