import { pageKey } from './pageKey.ts';
import type { KeyHandler } from './useKeys.ts';
import { controlOfRow } from './rowControls.ts';
import type { AddressModal } from '../modal/useAddressModal.ts';

/** From wherever the focus is, the first step goes to the first row. */
function stepToRow(step: 1 | -1): void {
  const controls = [...document.querySelectorAll('main tbody > tr')].flatMap(
    (row) => controlOfRow(row) ?? [],
  );
  const row = document.activeElement?.closest('tbody > tr');
  const at = controls.findIndex((control) => row?.contains(control));
  controls[at === -1 ? 0 : at + step]?.focus();
}

/** The first filter of the list, or else the filter of the menu. */
function focusFilter(): void {
  const fields = ['main [role="search"] :is(input, button)', 'nav input'].flatMap((selector) => [
    ...document.querySelectorAll<HTMLElement>(selector),
  ]);
  fields.find((field) => field.checkVisibility())?.focus();
}

/** The keys that every page has: from row to row, to the filters, and the sheet of all keys. */
export const pressPageKey: KeyHandler<Pick<AddressModal, 'open'>> = (event, sheet) => {
  const actions: Readonly<Record<string, () => void>> = {
    j: () => stepToRow(1),
    k: () => stepToRow(-1),
    '/': focusFilter,
    '?': () => sheet.open('all'),
  };
  const action = actions[pageKey(event) ?? ''];
  if (!action) return;
  event.preventDefault();
  action();
};
