import type { ReactNode } from 'react';
import { foldText } from '../../internal/foldText.ts';

/** One line of the list: an option, or the one that empties the choice. */
export interface SelectEntry {
  key: string;
  label: string;
  icon?: ReactNode;
  disabled?: boolean | undefined;
  /** Heading of the group it is in. */
  group?: string | undefined;
}

/** The key of the entry that empties the choice; those of options start with `=`. */
export const NONE = 'none';

/** Of more options than this, the browser renders those in view. */
export const LONG = 100;

/** What was typed so far, and when its last letter came, in ms of the page's life. */
export interface Typed {
  text: string;
  at: number;
}

/** A longer pause begins a new word. */
const PAUSE_MS = 1000;

/** What is typed once this letter has come. */
export function typeLetter(typed: Typed, letter: string, at: number): Typed {
  const text = at - typed.at > PAUSE_MS ? letter : typed.text + letter;
  return { text, at };
}

const isOneLetter = (text: string): boolean => text === text.charAt(0).repeat(text.length);

/**
 * The entry a typed text leads to, as in a native select: the chosen one while it still fits, else the
 * next that begins with it. The same letter again goes on to the next one.
 */
export function entryFor(
  entries: readonly SelectEntry[],
  chosen: string | undefined,
  text: string,
): SelectEntry | undefined {
  const folded = foldText(text);
  const again = isOneLetter(folded);
  const wanted = again ? folded.slice(0, 1) : folded;
  const from = entries.findIndex(({ key }) => key === chosen);
  const start = again ? from + 1 : Math.max(from, 0);
  const inOrder = [...entries.slice(start), ...entries.slice(0, start)];
  return inOrder.find(({ label, disabled }) => !disabled && foldText(label).startsWith(wanted));
}

/** The entry so many steps after (or before) one, past what cannot be chosen; at the ends the last that can. */
export function entryAfter<Entry extends SelectEntry>(
  entries: readonly Entry[],
  from: Entry | undefined,
  steps: number,
): Entry | undefined {
  const enabled = entries.filter((entry) => !entry.disabled);
  const at = from ? enabled.indexOf(from) : steps > 0 ? -1 : enabled.length;
  return enabled[Math.min(Math.max(at + steps, 0), enabled.length - 1)];
}
