import { Button } from '@concierge/ui/Button';
import { IconButton } from '@concierge/ui/IconButton';
import type { ComponentProps, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { NEW_REQUEST_PARAM } from '../addresses.ts';
import { PHONE, useMedia } from '../useMedia.ts';
import { useAddressModal } from '../modal/useAddressModal.ts';

/** Among the actions of a screen: enters a request for a guest, as N does. Primary unless the screen has such a button. */
export function NewRequestButton({
  variant = 'primary',
}: Pick<ComponentProps<typeof Button>, 'variant'>): ReactElement {
  const { t } = useTranslation();
  const { open } = useAddressModal(NEW_REQUEST_PARAM);
  const shared = { 'aria-keyshortcuts': 'N', onClick: () => open('any') };
  // Beside the heading, so that the first row is in sight.
  if (useMedia(PHONE))
    return <IconButton {...shared} variant={variant} icon="plus" label={t('newRequest')} />;
  return (
    <Button {...shared} variant={variant} iconStart="plus">
      {t('newRequest')}
    </Button>
  );
}
