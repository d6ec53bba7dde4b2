import type { Language } from '@concierge/contract/constants';
import { createContext, use, type Context } from 'react';
import type { Say } from '../texts/texts.ts';

export interface Spoken {
  language: Language;
  say: Say;
  /** A moment in the timezone of the place, as text. */
  timeOf: (timestamp: string) => string;
  /** The server's time, in ms; a few seconds old. */
  now: number;
}

export const SpokenContext: Context<Spoken | undefined> = createContext<Spoken | undefined>(
  undefined,
);

/** The texts of the guest's language. Throws outside of a `TabletScreen`. */
export function useSpoken(): Spoken {
  const spoken = use(SpokenContext);
  if (!spoken) throw new Error('There is no language around this component');
  return spoken;
}
