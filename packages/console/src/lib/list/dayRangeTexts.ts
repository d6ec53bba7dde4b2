import type { DateRangePickerLabels } from '@concierge/ui/DateRangePicker';
import type { TFunction } from 'i18next';

/** The texts of the field and its calendar. */
export const dayRangeTexts = (t: TFunction<['common']>): DateRangePickerLabels => ({
  from: t('days.from'),
  to: t('days.to'),
  since: (day) => t('days.since', { day }),
  until: (day) => t('days.until', { day }),
  presets: t('days.presets.label'),
  turnedRound: t('days.turnedRound'),
  calendar: {
    open: t('days.calendar.open'),
    previous: t('days.calendar.previous'),
    next: t('days.calendar.next'),
    pattern: {
      day: t('days.calendar.pattern.day'),
      month: t('days.calendar.pattern.month'),
      year: t('days.calendar.pattern.year'),
    },
    unreadable: (example) => t('days.calendar.unreadable', { example }),
    tooEarly: (min) => t('days.calendar.tooEarly', { min }),
    tooLate: (max) => t('days.calendar.tooLate', { max }),
  },
});
