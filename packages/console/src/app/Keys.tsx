import type { ReactElement } from 'react';
import { SHORTCUTS_PARAM, useKeys } from '../lib/keys/useKeys.ts';
import { lazyDialog } from '../lib/modal/lazyDialog.tsx';
import { useAddressModal } from '../lib/modal/useAddressModal.ts';

const ShortcutsDialog = lazyDialog(
  async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
);
const loadPageKeys = async () => (await import('../lib/keys/pageKeys.ts')).pressPageKey;

/** The keys of every page, and the sheet that lists them. */
export function Keys(): ReactElement {
  const sheet = useAddressModal(SHORTCUTS_PARAM);
  useKeys(loadPageKeys, sheet);
  return <ShortcutsDialog open={sheet.value !== null} onClose={sheet.close} />;
}
