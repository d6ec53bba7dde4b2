import type { Language } from '@concierge/contract/constants';

const collators = new Map<Language, Intl.Collator>();

/** Compares two texts in the alphabetical order of a language: `ch` comes after `h` in Czech. */
export function alphabetical(language: Language): (one: string, other: string) => number {
  const collator = collators.get(language) ?? new Intl.Collator(language);
  collators.set(language, collator);
  return collator.compare;
}
