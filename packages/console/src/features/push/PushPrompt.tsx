import { NotificationPrompt } from '@concierge/ui/concierge';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { permissionAccepted, permissionDeclined } from './pushSlice.ts';

/** Asks once whether this browser may show notifications. */
export function PushPrompt({ open }: { open: boolean }): ReactElement {
  const { t } = useTranslation(['shell', 'common']);
  const dispatch = useDispatch();
  return (
    <NotificationPrompt
      open={open}
      onAccept={() => dispatch(permissionAccepted())}
      onDecline={() => dispatch(permissionDeclined())}
      labels={{
        title: t('push.title'),
        text: t('push.body'),
        accept: t('push.accept'),
        decline: t('push.decline'),
        close: t('common:close'),
      }}
    />
  );
}
