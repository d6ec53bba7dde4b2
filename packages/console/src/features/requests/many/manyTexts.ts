import type { StateChangeLabels } from '@concierge/ui/concierge/StateChangeDialog';
import type { RequestTexts } from '../requestTexts.ts';

/** The texts of the question before several requests change their state. */
export const stateChangeTexts = (t: RequestTexts): StateChangeLabels => ({
  title: (state, count) => t(`many.titles.${state}`, { count }),
  confirm: (state) => t(`many.actions.${state}`),
  items: t('many.items'),
  note: t('reply.noteLabel'),
  noteDescription: t('many.noteDescription'),
  cancel: t('common:back'),
  close: t('common:close'),
});
