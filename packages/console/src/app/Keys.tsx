import type { ReactElement } from 'react';
import { pressPageKey } from '../lib/keys/pageKeys.ts';
import { SHORTCUTS_PARAM, useKeys } from '../lib/keys/useKeys.ts';
import { lazyDialog } from '../lib/modal/lazyDialog.tsx';
import { useAddressModal } from '../lib/modal/useAddressModal.ts';

const ShortcutsDialog = lazyDialog(
  async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
);

/** The keys of every page, and the sheet that lists them. */
export function Keys(): ReactElement {
  const sheet = useAddressModal(SHORTCUTS_PARAM);
  useKeys(pressPageKey, sheet);
  return <ShortcutsDialog open={sheet.value !== null} onClose={sheet.close} />;
}
