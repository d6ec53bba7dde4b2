import { pageKey } from './pageKey.ts';
import type { KeyHandler } from './useKeys.ts';
import type { AddressModal } from '../modal/useAddressModal.ts';

/** The first filter of the list, or else the filter of the menu. */
function focusFilter(): void {
  const fields = ['main [role="search"] :is(input, button)', 'nav input'].flatMap((selector) => [
    ...document.querySelectorAll<HTMLElement>(selector),
  ]);
  fields.find((field) => field.checkVisibility())?.focus();
}

/** The keys that every page has: to the filters, and the sheet of all keys. */
export const pressPageKey: KeyHandler<Pick<AddressModal, 'open'>> = (event, sheet) => {
  const key = pageKey(event);
  if (key === '/') focusFilter();
  else if (key === '?') sheet.open('all');
  else return;
  event.preventDefault();
};
