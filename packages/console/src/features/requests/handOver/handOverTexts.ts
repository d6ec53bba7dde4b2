import type { HandOverLabels } from '@concierge/ui/concierge/HandOverDialog';
import type { TakeOverNoticeLabels } from '@concierge/ui/concierge/TakeOverNotice';
import type { TFunction } from 'i18next';

/** The hand-over dialog's texts. */
export const handOverTexts = (t: TFunction<['timeline', 'common']>): HandOverLabels => ({
  title: t('handOver.title'),
  items: t('handOver.items'),
  colleague: t('handOver.colleague'),
  colleaguePlaceholder: t('handOver.choose'),
  search: { clear: t('common:list.clear'), noMatches: t('handOver.noMatches') },
  noColleagues: t('handOver.noColleagues'),
  note: t('handOver.note'),
  noteDescription: t('handOver.noteDescription'),
  noteTooLong: (count) => t('composer.tooLong', { count }),
  loading: t('handOver.loading'),
  confirm: (count) => t('handOver.confirm', { count }),
  cancel: t('common:cancel'),
  close: t('common:close'),
});

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
