import { DeviceKeyModal } from '@concierge/ui/concierge/DeviceKeyModal';
import { type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { modifierKey } from '../../lib/keys/modifierKey.ts';
import { useWhileOpen } from '../../lib/modal/useWhileOpen.ts';
import { deviceKeyTexts } from './deviceTexts.ts';
import { keyForgotten, type NewKey } from './devicesSlice.ts';
import { tabletAddress } from './tabletAddress.ts';

/** The key of a device, this once. */
export function KeyDialog({ newKey }: { newKey: NewKey | null }): ReactElement | null {
  const { t } = useTranslation(['devices']);
  const dispatch = useDispatch();
  const open = newKey !== null;
  const shown = useWhileOpen(open, newKey);
  if (!shown) return null;
  return (
    <DeviceKeyModal
      open={open}
      onDone={() => void (newKey && dispatch(keyForgotten(newKey)))}
      address={tabletAddress(shown.key)}
      deviceKey={shown.key}
      labels={deviceKeyTexts(t, shown.device.name, modifierKey())}
    />
  );
}
