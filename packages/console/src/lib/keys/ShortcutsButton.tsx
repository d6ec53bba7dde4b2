import { ShortcutsButton as OpenButton } from '@concierge/ui/ShortcutSheet';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressModal } from '../modal/useAddressModal.ts';
import { SHORTCUTS_PARAM } from './useKeys.ts';

/** Opens the sheet of keys. */
export function ShortcutsButton(): ReactElement {
  const { t } = useTranslation();
  const { open } = useAddressModal(SHORTCUTS_PARAM);
  return <OpenButton onClick={() => open('all')}>{t('shortcuts')}</OpenButton>;
}
