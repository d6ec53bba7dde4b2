import type { DateRangePickerLabels, DateRangePreset } from '@concierge/ui/DateRangePicker';
import type { Report } from '@concierge/contract/reports';
import type {
  Report as ShownReport,
  ReportFormats,
  ReportLabels,
} from '@concierge/ui/concierge/ReportView';
import type { TFunction } from 'i18next';
import { ageText, spanText } from '../../lib/i18n/ageText.ts';
import { daysOf, REPORT_PERIODS } from './reportQuery.ts';

type T = TFunction<['reports', 'common', 'requests']>;

/** What the report says, with the texts of the field for its days. */
export function reportTexts(t: T, language: string, picker: DateRangePickerLabels): ReportLabels {
  const percent = new Intl.NumberFormat(language, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  });
  return {
    period: t('period'),
    picker,
    chart: { showTable: t('showTable'), empty: t('empty'), loading: t('common:loading') },
    table: {
      sortAscending: t('common:list.sortAscending'),
      sortDescending: t('common:list.sortDescending'),
      notSorted: t('common:list.notSorted'),
    },
    states: {
      waiting: t('requests:state.1'),
      approved: t('requests:state.2'),
      canceled: t('requests:state.3'),
      completed: t('requests:state.4'),
    },
    figures: t('figures'),
    open: t('open'),
    received: t('received'),
    empty: t('empty'),
    toApprove: t('toApprove'),
    toFinish: t('toFinish'),
    toApprove90: t('toApprove90'),
    toFinish90: t('toFinish90'),
    within: (time) => t('within', { time }),
    change: (share) => t('change', { share: percent.format(share) }),
    nothingBefore: t('nothingBefore'),
    oldest: t('oldest'),
    none: t('none'),
    days: t('days'),
    day: t('day'),
    services: t('services'),
    service: t('service'),
    rooms: t('rooms'),
    room: t('room'),
    sources: t('sources'),
    source: t('source'),
    persons: t('persons'),
    person: t('person'),
    canceledBy: t('canceledBy'),
    guest: t('guest'),
    staff: t('staff'),
    hours: t('hours'),
    hour: t('hour'),
  };
}

/** The report with the names of its sources. */
export const shownReport = (report: Report, t: T): ShownReport => ({
  ...report,
  sources: report.sources.map((row) => ({
    ...row,
    id: row.source,
    name: t(`requests:source.${row.source}`),
  })),
});

/** A Monday, from which weekdays are named. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

const PERIOD_TEXTS = {
  today: 'common:days.presets.today',
  yesterday: 'common:days.presets.yesterday',
  last7: 'common:days.presets.last7',
  last30: 'common:days.presets.last30',
  last90: 'last90',
} as const;

/** The days that have a name; `today` is the day in the timezone of the project, as `2026-11-30`. */
export const reportPresets = (t: T, today: string): DateRangePreset[] =>
  REPORT_PERIODS.map((period) => ({
    label: t(PERIOD_TEXTS[period]),
    range: daysOf(today, period),
  }));

/** How numbers, days and times of the report are written; `now` is the time in milliseconds. */
export function reportFormats(language: string, now: () => number): ReportFormats {
  const counts = new Intl.NumberFormat(language);
  const dates = (options: Intl.DateTimeFormatOptions) =>
    // Day first, as all dates of the console are.
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      ...options,
      timeZone: 'UTC',
    });
  const days = dates({ day: 'numeric', month: 'short' });
  const weekdays = dates({ weekday: 'short' });
  return {
    count: (value) => counts.format(value),
    duration: (seconds) => spanText(language, seconds * 1000),
    day: (day) => days.format(Date.parse(day)),
    weekday: (weekday) => weekdays.format(MONDAY + (weekday - 1) * DAY_MS),
    hour: (hour) => String(hour).padStart(2, '0'),
    age: (instant) => ageText(language, now() - Date.parse(instant)),
  };
}
