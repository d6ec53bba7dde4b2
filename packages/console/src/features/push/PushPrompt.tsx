import { NotificationPrompt } from '@concierge/ui/concierge/NotificationPrompt';
import type { ReactElement } from 'react';
import { useDispatch } from 'react-redux';
import { permissionAccepted, permissionDeclined } from './pushSlice.ts';
import { pushPromptTexts } from './pushTexts.ts';
import { useTexts } from '../../lib/i18n/useTexts.ts';

/** Asks once whether this browser may show notifications. */
export function PushPrompt({ open }: { open: boolean }): ReactElement {
  const dispatch = useDispatch();
  return (
    <NotificationPrompt
      open={open}
      onAccept={() => dispatch(permissionAccepted())}
      onDecline={() => dispatch(permissionDeclined())}
      labels={useTexts(['shell', 'common'], pushPromptTexts)}
    />
  );
}
