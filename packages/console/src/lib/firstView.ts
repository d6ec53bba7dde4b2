import { FIRST_VIEW_ELEMENT_ID, type FirstViewState } from '@concierge/contract/firstView';

/** What the server knew when it sent this page; null where it said nothing. */
export function readFirstView(): FirstViewState | null {
  const text = document.getElementById(FIRST_VIEW_ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as FirstViewState) : null;
}
