import type { DateRangePickerLabels } from '@concierge/ui/DateRangePicker';
import type { AuditTableLabels } from '@concierge/ui/concierge/AuditTable';
import type { TFunction } from 'i18next';

/** The audit table's texts. */
export const auditTableTexts = (t: TFunction<['audit']>): AuditTableLabels => ({
  table: t('table.label'),
  columns: {
    at: t('columns.at'),
    actor: t('columns.actor'),
    action: t('columns.action'),
    subject: t('columns.subject'),
    changes: t('columns.changes'),
    address: t('columns.address'),
  },
  none: t('table.none'),
  loading: t('table.loading'),
});

/** The texts of the days in the filters. */
export const dayRangeTexts = (t: TFunction<['audit']>): DateRangePickerLabels => ({
  from: t('filters.from'),
  to: t('filters.to'),
  since: (day) => t('filters.since', { day }),
  until: (day) => t('filters.until', { day }),
  presets: t('filters.presets.label'),
  turnedRound: t('filters.turnedRound'),
  calendar: {
    open: t('filters.calendar.open'),
    previous: t('filters.calendar.previous'),
    next: t('filters.calendar.next'),
    pattern: {
      day: t('filters.calendar.pattern.day'),
      month: t('filters.calendar.pattern.month'),
      year: t('filters.calendar.pattern.year'),
    },
    unreadable: (example) => t('filters.calendar.unreadable', { example }),
    tooEarly: (min) => t('filters.calendar.tooEarly', { min }),
    tooLate: (max) => t('filters.calendar.tooLate', { max }),
  },
});
