/** What an age is shown by. Keep the identity while nothing changes. */
export interface RequestAge {
  /** The time in milliseconds since 1970, e.g. `Date.now`. */
  now: () => number;
  /** An age in milliseconds as text, e.g. '4 min'. */
  format: (age: number) => string;
}

const MINUTE = 60_000;
const DUE = 10 * MINUTE;
/** From when on a waiting request is late, in milliseconds. */
export const LATE: number = 20 * MINUTE;

/** How long ago a moment was; never negative, since clocks differ. */
export function ageOf(moment: string, now: number): number {
  return Math.max(0, now - Date.parse(moment));
}

export type Lateness = 'none' | 'due' | 'late';

/** How urgent a waiting request of this age is: due from ten minutes, late from twenty. */
export function latenessOf(age: number): Lateness {
  if (age >= LATE) return 'late';
  return age >= DUE ? 'due' : 'none';
}
