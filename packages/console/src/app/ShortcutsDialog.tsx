import { ShortcutSheet } from '@concierge/ui/ShortcutSheet';
import type { ReactElement } from 'react';
import { useTexts } from '../lib/i18n/useTexts.ts';
import { keysPreference } from '../lib/keys/useKeys.ts';
import { usePreference } from '../lib/preference.ts';
import { shortcutTexts } from './shortcutTexts.ts';

interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The keys of the console, and the switch that this browser remembers. */
export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps): ReactElement {
  const [keys, setKeys] = usePreference(keysPreference);
  const { groups, labels } = useTexts(['shortcuts', 'common'], shortcutTexts);
  return (
    <ShortcutSheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      groups={groups}
      enabled={keys === 'on'}
      onEnabledChange={(on) => setKeys(on ? 'on' : 'off')}
      labels={labels}
    />
  );
}
