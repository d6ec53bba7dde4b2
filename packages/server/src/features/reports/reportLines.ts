import type { Report, ReportCounts } from '@concierge/contract/reports';
import type { RequestSource } from '@concierge/contract/requestSources';
import type { CsvColumn } from '../../lib/csv.ts';
import { timeColumn } from '../../lib/csv.ts';

/** A line of a report as a file: a number of its period, or a row of one of its tables. */
export interface ReportLine extends Partial<ReportCounts> {
  section: 'period' | 'before' | 'now' | 'day' | 'hour' | 'service' | 'room' | 'source' | 'person';
  name?: string;
  group_name?: string;
  source?: RequestSource;
  from?: string;
  to?: string;
  weekday?: number;
  hour?: number;
  oldest_waiting?: string | null;
}

const WHAT = ['section', 'from', 'to', 'weekday', 'hour', 'name', 'group_name', 'source'] as const;
const COUNTS = [
  'received',
  'waiting',
  'approved',
  'canceled',
  'canceled_by_guest',
  'completed',
] as const;
const TIMES = ['to_approve', 'to_finish'] as const;
const MEASURES = ['count', 'median', 'p90'] as const;

/** The columns of all tables; what a table does not have is empty in its lines. */
export const REPORT_LINE: readonly CsvColumn<ReportLine>[] = [
  ...[...WHAT, ...COUNTS].map((name) => ({ name, of: (line: ReportLine) => line[name] })),
  ...TIMES.flatMap((time) =>
    MEASURES.map((measure) => ({
      name: `${time}_${measure}`,
      of: (line: ReportLine) => line[time]?.[measure],
    })),
  ),
  timeColumn('oldest_waiting', ({ oldest_waiting }) => oldest_waiting),
];

/** All tables of a report, one after the other. */
export const reportLines = (report: Report): ReportLine[] => [
  { section: 'period', ...report },
  { section: 'before', ...report.before },
  { section: 'now', ...report.now },
  ...report.days.map(({ day, ...counts }) => ({
    section: 'day' as const,
    from: day,
    to: day,
    ...counts,
  })),
  ...report.hours.map((hour) => ({ section: 'hour' as const, ...hour })),
  ...report.services.map((service) => ({ section: 'service' as const, ...service })),
  ...report.rooms.map((room) => ({ section: 'room' as const, ...room })),
  ...report.sources.map((source) => ({ section: 'source' as const, ...source })),
  ...(report.persons ?? []).map((person) => ({ section: 'person' as const, ...person })),
];
