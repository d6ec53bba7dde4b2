import type { ShortcutSheetProps } from '@concierge/ui/ShortcutSheet';
import type { TFunction } from 'i18next';
import { modifierKey } from '../lib/keys/modifierKey.ts';

type ShortcutTexts = Pick<ShortcutSheetProps, 'groups' | 'labels'>;

/** The keys of the console in words, and the texts around them. */
export const shortcutTexts = (t: TFunction<['shortcuts', 'common']>): ShortcutTexts => ({
  groups: [
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
        { keys: ['X'], action: t('requests.select') },
        { keys: ['Shift+X'], action: t('requests.selectRange') },
        { keys: ['A'], action: t('requests.approve') },
        { keys: ['C'], action: t('requests.cancel') },
        { keys: ['D'], action: t('requests.done') },
        { keys: ['M'], action: t('requests.message') },
        { keys: ['R'], action: t('requests.new') },
      ],
    },
    {
      title: t('everywhere.title'),
      shortcuts: [
        { keys: ['N'], action: t('common:newRequest') },
        { keys: [`${modifierKey()}+K`], action: t('everywhere.search') },
        { keys: ['?'], action: t('everywhere.sheet') },
      ],
    },
  ],
  labels: {
    title: t('title'),
    or: t('or'),
    enabled: t('enabled'),
    enabledHint: t('enabledHint'),
    close: t('common:close'),
  },
});
