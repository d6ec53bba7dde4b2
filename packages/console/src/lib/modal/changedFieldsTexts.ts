import type { ChangedFieldsLabels } from '@concierge/ui/concierge/ChangedFieldsDialog';
import type { TFunction } from 'i18next';

/** The texts of the component. */
export const changedFieldsTexts = (t: TFunction<['common']>): ChangedFieldsLabels => ({
  title: t('changedMeanwhile.title'),
  text: t('changedMeanwhile.text'),
  mine: (value) => t('changedMeanwhile.mine', { value }),
  theirs: (value) => t('changedMeanwhile.theirs', { value }),
  save: t('changedMeanwhile.save'),
  cancel: t('cancel'),
});
