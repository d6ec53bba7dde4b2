import { Button } from '@concierge/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAddressModal } from '../modal/useAddressModal.ts';
import { SHORTCUTS_PARAM } from './useKeys.ts';

/** Opens the sheet of keys, for those who do not know its key or have turned the keys off. */
export function ShortcutsButton(): ReactElement {
  const { t } = useTranslation();
  const { open } = useAddressModal(SHORTCUTS_PARAM);
  return (
    <WithKeyboard variant="ghost" size="sm" onClick={() => open('all')}>
      {t('shortcuts')}
    </WithKeyboard>
  );
}

/** Where fingers are the only pointer there is rarely a keyboard. */
const WithKeyboard = styled(Button)`
  @media (hover: none) {
    display: none;
  }
`;
