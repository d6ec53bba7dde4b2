/** State of a navigation to a list whose search is to have the focus. */
export const TO_SEARCH = { focus: 'search' };

export const leadsToSearch = (state: unknown): boolean =>
  (state as typeof TO_SEARCH | null)?.focus === TO_SEARCH.focus;

/** Moves the focus to the search of the list on screen, what it holds selected; returns whether there is one. */
export function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>(
    'main [role="search"] input[type="search"]',
  );
  field?.focus();
  field?.select();
  return field !== null;
}
