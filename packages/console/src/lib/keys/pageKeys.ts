import { pageKey } from './pageKey.ts';
import type { KeyHandler } from './useKeys.ts';
import { controlOfRow } from './rowControls.ts';
import type { AddressModal } from '../modal/useAddressModal.ts';

type Step = (at: number, last: number) => number;

const next: Step = (at, last) => Math.min(at + 1, last);
const previous: Step = (at) => Math.max(at - 1, 0);

const STEPS: Readonly<Record<string, Step>> = {
  j: next,
  arrowdown: next,
  k: previous,
  arrowup: previous,
  home: () => 0,
  end: (_at, last) => last,
};

/** Goes to another row of a list. From wherever the focus is, J and K go to the first one; the others scroll the page there. */
function stepToRow(key: string): boolean {
  const step = STEPS[key];
  if (!step) return false;
  const controls = [...document.querySelectorAll('main tbody > tr')].flatMap(
    (row) => controlOfRow(row) ?? [],
  );
  const row = document.activeElement?.closest('tbody > tr');
  const at = controls.findIndex((control) => row?.contains(control));
  if (at === -1 && key.length > 1) return false;
  controls[at === -1 ? 0 : step(at, controls.length - 1)]?.focus();
  return true;
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
  const key = pageKey(event) ?? '';
  if (key === '/') focusFilter();
  else if (key === '?') sheet.open('all');
  else if (!stepToRow(key)) return;
  event.preventDefault();
};
