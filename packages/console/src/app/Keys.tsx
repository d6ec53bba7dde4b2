import type { ReactElement } from 'react';
import { SHORTCUTS_PARAM, useKeys, type KeyHandler } from '../lib/keys/useKeys.ts';
import { NEW_REQUEST_PARAM } from '../lib/addresses.ts';
import { lazyDialog } from '../lib/modal/lazyDialog.tsx';
import { useAddressModal, type AddressModal } from '../lib/modal/useAddressModal.ts';
import { pageKey } from '../lib/keys/pageKey.ts';

const ShortcutsDialog = lazyDialog(
  async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
);

const NewRequest = lazyDialog(
  async () => (await import('../features/requests/create/NewRequestDialog.tsx')).NewRequestDialog,
);

/** The keys of every page, what they open, and the sheet that lists them. */
export function Keys(): ReactElement {
  const sheet = useAddressModal(SHORTCUTS_PARAM);
  const request = useAddressModal(NEW_REQUEST_PARAM);
  useKeys(pressPageKey, { sheet, request });
  return (
    <>
      <ShortcutsDialog open={sheet.value !== null} onClose={sheet.close} />
      <NewRequest open={request.value !== null} modal={request} />
    </>
  );
}

/** The first filter of the list, or else the filter of the menu. */
function focusFilter(): void {
  const fields = ['main [role="search"] :is(input, button)', 'nav input'].flatMap((selector) => [
    ...document.querySelectorAll<HTMLElement>(selector),
  ]);
  fields.find((field) => field.checkVisibility())?.focus();
}

/** The keys that every page has: to the filters, a new request, and the sheet of all keys. */
const pressPageKey: KeyHandler<Record<'sheet' | 'request', Pick<AddressModal, 'open'>>> = (
  event,
  { sheet, request },
) => {
  const key = pageKey(event);
  if (key === '/') focusFilter();
  else if (key === '?') sheet.open('all');
  else if (key === 'n') request.open('any');
  else return;
  event.preventDefault();
};
