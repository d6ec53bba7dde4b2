import type { ReactElement } from 'react';
import { SHORTCUTS_PARAM, useKeys, type KeyHandler } from '../lib/keys/useKeys.ts';
import { lazyDialog } from '../lib/modal/lazyDialog.tsx';
import { useAddressModal, type AddressModal } from '../lib/modal/useAddressModal.ts';
import { pageKey } from '../lib/keys/pageKey.ts';

const ShortcutsDialog = lazyDialog(
  async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
);

/** The keys of every page, and the sheet that lists them. */
export function Keys(): ReactElement {
  const sheet = useAddressModal(SHORTCUTS_PARAM);
  useKeys(pressPageKey, sheet);
  return <ShortcutsDialog open={sheet.value !== null} onClose={sheet.close} />;
}

/** The first filter of the list, or else the filter of the menu. */
function focusFilter(): void {
  const fields = ['main [role="search"] :is(input, button)', 'nav input'].flatMap((selector) => [
    ...document.querySelectorAll<HTMLElement>(selector),
  ]);
  fields.find((field) => field.checkVisibility())?.focus();
}

/** The keys that every page has: to the filters, and the sheet of all keys. */
const pressPageKey: KeyHandler<Pick<AddressModal, 'open'>> = (event, sheet) => {
  const key = pageKey(event);
  if (key === '/') focusFilter();
  else if (key === '?') sheet.open('all');
  else return;
  event.preventDefault();
};
