import { useRef, type KeyboardEvent } from 'react';
import { placedLetter, pressedKey } from '../../internal/pressedKey.ts';
import { entryFor, typeLetter, type SelectEntry, type Typed } from './selectModel.ts';

/** What a key adds to the word that is typed; empty: nothing. */
const letterOf = (event: KeyboardEvent): string => {
  const key = pressedKey(event);
  return key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey ? key : '';
};

/**
 * Goes to the entry that begins with what is typed, from the one of `current` on. The handler returns whether the
 * key was part of a word.
 */
export function useTypeAhead(
  entries: readonly SelectEntry[],
  current: string | undefined,
  onFound: (key: string) => void,
): (event: KeyboardEvent) => boolean {
  const typed = useRef<Typed>({ text: '', at: 0 });
  const placed = useRef<Typed>({ text: '', at: 0 });
  return (event) => {
    // A space is a key of its own, unless it is part of a word.
    const ongoing = typeLetter(typed.current, '', event.timeStamp).text !== '';
    const letter = letterOf(event);
    if (letter === '' || (letter === ' ' && !ongoing)) return false;
    event.preventDefault();
    typed.current = typeLetter(typed.current, letter, event.timeStamp);
    placed.current = typeLetter(placed.current, placedLetter(event) || letter, event.timeStamp);
    // With a layout of other letters the Latin ones at their places are meant, unless an option begins with them.
    const entry =
      entryFor(entries, current, typed.current.text) ??
      entryFor(entries, current, placed.current.text);
    if (entry && entry.key !== current) onFound(entry.key);
    return true;
  };
}
