import { Button } from '@concierge/ui/Button';
import type { ComponentProps, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { NEW_REQUEST_PARAM } from '../addresses.ts';
import { useAddressModal } from '../modal/useAddressModal.ts';

/** Among the actions of a screen: enters a request for a guest, as N does. Primary unless the screen has such a button. */
export function NewRequestButton({
  variant = 'primary',
}: Pick<ComponentProps<typeof Button>, 'variant'>): ReactElement {
  const { t } = useTranslation();
  const { open } = useAddressModal(NEW_REQUEST_PARAM);
  return (
    <Button variant={variant} iconStart="plus" aria-keyshortcuts="N" onClick={() => open('any')}>
      {t('newRequest')}
    </Button>
  );
}
