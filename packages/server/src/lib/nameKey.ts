import { usernameKey } from './usernameKey.ts';

/** A name in the form in which it is compared: names that look the same, or the same in capitals, have one. */
export const nameKey = (name: string): string =>
  usernameKey(name).toUpperCase().toLowerCase().replaceAll(/\s+/gu, ' ').trim();
