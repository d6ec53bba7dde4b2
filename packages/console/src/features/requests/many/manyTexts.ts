import type { StateChangeLabels } from '@concierge/ui/concierge/StateChangeDialog';
import type { TFunction } from 'i18next';

/** The texts of the question before several requests change their state. */
export const stateChangeTexts = (t: TFunction<['requests', 'common']>): StateChangeLabels => ({
  title: {
    2: (count) => t('many.titles.2', { count }),
    3: (count) => t('many.titles.3', { count }),
    4: (count) => t('many.titles.4', { count }),
  },
  confirm: { 2: t('many.actions.2'), 3: t('many.actions.3'), 4: t('many.actions.4') },
  items: t('many.items'),
  note: t('reply.noteLabel'),
  noteDescription: t('many.noteDescription'),
  cancel: t('common:back'),
  close: t('common:close'),
});
