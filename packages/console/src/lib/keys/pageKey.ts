/** Where keys belong to what is open, and not to the page. */
const OPEN = ':is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"])';

/** Where letters are typed, or choose by their first letter. */
const TYPING =
  ':is(input:not([type="checkbox"]), textarea, select, [contenteditable], [role="textbox"], [role="combobox"], [aria-haspopup="listbox"])';

const OTHER_LETTER = /^(?!\p{Script=Latin})\p{L}$/u;
const LETTER_PLACE = /^Key([A-Z])$/;

/** What Arabic and Persian layouts have in place of a sign. */
const OTHER_SIGNS: Readonly<Record<string, string>> = { '؟': '?' };

/**
 * The single key that was pressed for the page, in lower case: a character, or a name such as `arrowdown`. Null where
 * it is meant for something else.
 */
export function pageKey(event: KeyboardEvent): string | null {
  return document.querySelector(OPEN) ? null : singleKey(event);
}

/** The same, whatever is open. */
export function singleKey(event: KeyboardEvent): string | null {
  const { key, code, target, defaultPrevented, isComposing, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return null;
  if (target instanceof Element && target.closest(TYPING)) return null;
  if (key.length !== 1) return event.shiftKey ? null : key.toLowerCase();
  // On a Cyrillic or Greek layout the letter at the same place is meant.
  const [, placed] = OTHER_LETTER.test(key) ? (LETTER_PLACE.exec(code) ?? []) : [];
  return (placed ?? OTHER_SIGNS[key] ?? key).toLowerCase();
}
