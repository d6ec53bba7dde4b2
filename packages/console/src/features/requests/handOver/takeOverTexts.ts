import type { TakeOverNoticeLabels } from '@concierge/ui/concierge/TakeOverNotice';
import type { TFunction } from 'i18next';

/** The texts of the notice that a colleague of this name holds a request. */
export const takeOverTexts = (
  t: TFunction<['timeline', 'common']>,
  name: string,
): TakeOverNoticeLabels => ({
  takeOver: t('takeOver.action', { name }),
  question: t('takeOver.question', { name }),
  consequence: t('takeOver.consequence'),
  confirm: t('takeOver.confirm'),
  cancel: t('common:back'),
});
