import type { ReactNode } from 'react';
import type { ChartLabels } from '../../components/BarChart/BarChart.tsx';
import type { DataTableLabels } from '../../components/DataTable/DataTable.tsx';
import type {
  DateRangePickerLabels,
  DateRangePreset,
  DayRange,
} from '../../components/DateRangePicker/DateRangePicker.tsx';
import type { ElementProps } from '../../internal/props.ts';
import type { RenderLink } from '../../internal/renderLink.ts';

/** How long something took in seconds: half of the requests no longer than the median, 90 of 100 no longer than `p90`. */
export interface ReportTimes {
  count: number;
  median: number | null;
  p90: number | null;
}

/** Requests by their state. */
export interface ReportCounts {
  received: number;
  waiting: number;
  approved: number;
  canceled: number;
  canceled_by_guest: number;
  completed: number;
  to_approve: ReportTimes;
  to_finish: ReportTimes;
}

/** The instants between which the requests of a list came. */
export interface ReportSpan {
  since: string;
  until: string;
}

/** Counts of a service or a room. */
export interface ReportRow extends ReportCounts {
  id: number;
  name: string;
}

/** Counts of a way that requests come in: by tablet, by phone. */
export interface ReportSource extends ReportCounts {
  id: string;
  name: string;
}

/** What someone of the staff did. */
export interface ReportPerson extends Pick<ReportCounts, ReportPersonCount> {
  id: number;
  name: string;
}
type ReportPersonCount = 'approved' | 'completed' | 'canceled' | 'to_approve' | 'to_finish';

export interface Report extends ReportCounts, ReportSpan {
  /** The same of as many days just before. */
  before: ReportCounts & ReportSpan;
  /** The open requests, whenever they came. */
  now: { waiting: number; approved: number; oldest_waiting: string | null };
  /** Every day of the period. */
  days: ReadonlyArray<ReportSpan & { day: string } & Pick<ReportCounts, ReportDayCount>>;
  /** Hours in which requests came; Monday is 1. */
  hours: ReadonlyArray<{ weekday: number; hour: number; received: number }>;
  services: ReadonlyArray<ReportRow>;
  rooms: ReadonlyArray<ReportRow>;
  sources: ReadonlyArray<ReportSource>;
  /** `undefined` where the project has no figures per person. */
  persons?: ReadonlyArray<ReportPerson> | undefined;
}
type ReportDayCount = 'received' | 'completed' | 'canceled';

export type ReportState = 'waiting' | 'approved' | 'canceled' | 'completed';

/** Which requests a number counts. */
export interface ReportFilter {
  /** When they came; without it all that are open. */
  span?: ReportSpan | undefined;
  state?: ReportState | undefined;
  service?: number | undefined;
  room?: number | undefined;
  source?: string | undefined;
  approvedBy?: number | undefined;
  completedBy?: number | undefined;
  canceledBy?: number | undefined;
  canceledByGuest?: true | undefined;
  weekday?: number | undefined;
  hour?: number | undefined;
}

export interface ReportLabels {
  /** Name of the field for the days. */
  period: string;
  picker: DateRangePickerLabels;
  chart: ChartLabels;
  table: DataTableLabels;
  /** In place of everything when no request came in the period. */
  empty: string;
  /** Over the figures of the period, and of what is open now. */
  figures: string;
  open: string;
  received: string;
  states: Record<ReportState, string>;
  toApprove: string;
  toFinish: string;
  /** Heading of the column with the time of 90 of 100: 'Time to approve (90%)'. */
  toApprove90: string;
  toFinish90: string;
  /** '90% within 12 min'. */
  within: (time: string) => string;
  /** The change on the period before as a share, `0.12` for 12% more: '+12% on the period before'. */
  change: (share: number) => string;
  /** Where there was nothing before: 'None in the period before'. */
  nothingBefore: string;
  oldest: string;
  /** Where nothing waits, and where there is no time. */
  none: string;
  days: string;
  day: string;
  services: string;
  service: string;
  rooms: string;
  room: string;
  sources: string;
  source: string;
  persons: string;
  person: string;
  canceledBy: string;
  guest: string;
  staff: string;
  hours: string;
  hour: string;
}

/** Writes numbers and times in the language of the page. */
export interface ReportFormats {
  count: (value: number) => string;
  /** A time in seconds: '4 min'. */
  duration: (seconds: number) => string;
  /** A day as `2026-11-30`: 'Nov 30'. */
  day: (day: string) => string;
  /** Monday is 1: 'Mon'. */
  weekday: (weekday: number) => string;
  /** 0 to 23: '14'. */
  hour: (hour: number) => string;
  /** How long ago an instant is: '25 min'. */
  age: (instant: string) => string;
}

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the root. */
export interface ReportViewProps extends ElementProps<'div', 'children'> {
  /** The numbers; `undefined` while they are on their way. They stay while those of other days load. */
  report: Report | undefined;
  /** The days that are shown. */
  period: DayRange;
  /** Other days were picked. */
  onPeriodChange: (period: DayRange) => void;
  /** Days that have a name, such as today and the last 7, 30 and 90 days. */
  presets: ReadonlyArray<DateRangePreset>;
  /** The last day there can be: today, as `2026-11-30`. */
  max: string;
  /** How the field writes days, as BCP 47. Default: the language of the page. */
  locale?: string | undefined;
  /** Where the list is that a number counts. */
  hrefOf: (filter: ReportFilter) => string;
  /** How numbers and times are written. */
  formats: ReportFormats;
  /** Texts, for screen readers too. */
  labels: ReportLabels;
  /** In place of the report when loading failed: what happened, with a button that tries again. */
  error?: ReactNode;
  /** The link of a router in place of ours: an element, or a function that spreads our props on one. */
  render?: RenderLink | undefined;
}
