import { isElement } from './elements.ts';
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

type KeyPress = KeyboardEvent | ReactKeyboardEvent;

const nativeOf = (event: KeyPress): KeyboardEvent =>
  'nativeEvent' in event ? event.nativeEvent : event;

/** The code of a key that an input method has taken; Safari says nothing else for the one that ends a word. */
const TAKEN = 229;

/** The key that was pressed; empty while it belongs to an input method, which composes a word with it. */
export function pressedKey(event: KeyPress): string {
  const { key, isComposing, keyCode } = nativeOf(event);
  return isComposing || keyCode === TAKEN ? '' : key;
}

/** Whether it is Ctrl+Enter, or Cmd+Enter as on a Mac: what was written is sent. */
export function isSendKeys(event: KeyPress): boolean {
  return pressedKey(event) === 'Enter' && (event.ctrlKey || event.metaKey);
}

/** Where letters are typed, or choose by their first letter. */
const TYPING =
  ':is(input:not([type="checkbox"]), textarea, select, [contenteditable], [role="combobox"], [aria-haspopup="listbox"])';

/**
 * The letter that was pressed by itself in an element, in lower case; empty while letters are typed, and for a press in
 * what is open above the element.
 */
export function singleKey(event: ReactKeyboardEvent): string {
  const { target, currentTarget, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || repeat || defaultPrevented) return '';
  if (!isElement(target) || !currentTarget.contains(target)) return '';
  return target.closest(TYPING) ? '' : placedLetter(event) || pressedKey(event).toLowerCase();
}

const OTHER_LETTER = /^(?!\p{Script=Latin})\p{L}$/u;
const LETTER_PLACE = /^Key([A-Z])$/;

/** The Latin letter at the place of the key, where its layout has none: Cyrillic, Greek, Hebrew. Empty otherwise. */
export function placedLetter(event: KeyPress): string {
  const [, letter = ''] = LETTER_PLACE.exec(nativeOf(event).code) ?? [];
  return OTHER_LETTER.test(pressedKey(event)) ? letter.toLowerCase() : '';
}
