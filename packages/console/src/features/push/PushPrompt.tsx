import { NotificationPrompt } from '@concierge/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { permissionAccepted, permissionDeclined, selectAsking } from './pushSlice.ts';

/** Asks once whether this browser may show notifications (I5). */
export function PushPrompt(): ReactElement {
  const { t } = useTranslation(['shell', 'common']);
  const dispatch = useDispatch();
  const asking = useSelector(selectAsking);
  return (
    <NotificationPrompt
      open={asking}
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
