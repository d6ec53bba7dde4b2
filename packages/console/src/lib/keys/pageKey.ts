/** Where keys belong to what is open, and not to the page. */
const OPEN = ':is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"])';

/** Where letters are typed, or choose by their first letter. */
const TYPING =
  ':is(input:not([type="checkbox"]), textarea, select, [contenteditable], [role="textbox"], [role="combobox"], [aria-haspopup="listbox"])';

/** The single key that was pressed for the page, letters in lower case; null where it is meant for something else. */
export function pageKey(event: KeyboardEvent): string | null {
  const { key, target, defaultPrevented, isComposing, ctrlKey, metaKey, altKey } = event;
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return null;
  if (target instanceof Element && target.closest(TYPING)) return null;
  if (document.querySelector(OPEN)) return null;
  return key.length === 1 ? key.toLowerCase() : null;
}
