import type { CsvDialogLabels } from '@concierge/ui/concierge/CsvDialog';
import type { TFunction } from 'i18next';
import type { ExportedList } from './exportLists.ts';

/** The texts of the component. @param zone The timezone of local times. */
export const csvDialogTexts = (
  t: TFunction<['exports', 'common']>,
  list: ExportedList,
  zone: string,
): CsvDialogLabels => ({
  title: t(`title.${list}`),
  separator: t('separator.label'),
  separators: {
    comma: t('separator.comma'),
    semicolon: t('separator.semicolon'),
    tab: t('separator.tab'),
  },
  times: t('times.label'),
  timeOptions: { both: t('times.both'), local: t('times.local'), iso: t('times.iso') },
  timesDescription: t('times.description', { zone }),
  staffNotes: t('staffNotes.label'),
  staffNotesDescription: t('staffNotes.description'),
  progress: t('progress'),
  rows: (rows, total) => (total === null ? t('preparing') : t('rows', { rows, count: total })),
  failed: t('failed'),
  incomplete: (rows, total) => t('incomplete', { rows, count: total ?? rows }),
  download: t('download'),
  retry: t('common:retry'),
  savePart: t('savePart'),
  cancel: t('common:cancel'),
  close: t('common:close'),
});
