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

/** Entries under a heading. */
export interface SelectGroup {
  key: string;
  label: string;
  entries: SelectEntry[];
}

/** What stands in the list: an entry in no group, or a group. */
export type Item = SelectEntry | SelectGroup;

/** The key of the entry that empties the choice; those of options start with `=`. */
export const NONE = 'none';

/** The key of the option with this value. */
export const keyOf = (value: string): string => `=${value}`;

/** The value of the option with this key. */
export const valueOf = (key: string | number): string => String(key).slice(1);

/** Of more options than this, those in view are rendered. */
export const LONG = 100;

/** The entries in no group, then each group with its own, in the order of their first. */
export function itemsOf(entries: readonly SelectEntry[]): Item[] {
  const groups = new Map<string, SelectGroup>();
  for (const entry of entries) {
    const { group: label } = entry;
    if (label === undefined) continue;
    const group = groups.get(label);
    if (group) group.entries.push(entry);
    else groups.set(label, { key: `group-${label}`, label, entries: [entry] });
  }
  return [...entries.filter(({ group }) => group === undefined), ...groups.values()];
}

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
