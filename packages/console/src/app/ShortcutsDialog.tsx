import { ShortcutSheet, type ShortcutGroup } from '@concierge/ui';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { keysPreference } from '../lib/keys/useKeys.ts';
import { usePreference } from '../lib/preference.ts';

interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The keys of the console, and the switch that this browser remembers. */
export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps): ReactElement {
  const { t } = useTranslation(['shortcuts', 'common']);
  const [keys, setKeys] = usePreference(keysPreference);
  const groups = useMemo<ShortcutGroup[]>(
    () => [
      {
        title: t('lists.title'),
        shortcuts: [
          { keys: ['J', '↓'], action: t('lists.next') },
          { keys: ['K', '↑'], action: t('lists.previous') },
          { keys: ['Home'], action: t('lists.first') },
          { keys: ['End'], action: t('lists.last') },
          { keys: ['Enter'], action: t('lists.open') },
          { keys: ['/'], action: t('lists.filter') },
        ],
      },
      {
        title: t('requests.title'),
        shortcuts: [
          { keys: ['A'], action: t('requests.approve') },
          { keys: ['C'], action: t('requests.cancel') },
          { keys: ['D'], action: t('requests.done') },
          { keys: ['M'], action: t('requests.message') },
          { keys: ['N'], action: t('requests.new') },
        ],
      },
      {
        title: t('everywhere.title'),
        shortcuts: [{ keys: ['?'], action: t('everywhere.sheet') }],
      },
    ],
    [t],
  );
  return (
    <ShortcutSheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      groups={groups}
      enabled={keys === 'on'}
      onEnabledChange={(on) => setKeys(on ? 'on' : 'off')}
      labels={{
        title: t('title'),
        or: t('or'),
        enabled: t('enabled'),
        enabledHint: t('enabledHint'),
        close: t('common:close'),
      }}
    />
  );
}
