import { Type, type Static } from 'typebox';
import { Id, Timestamp, enumOf, nullable, refTo } from './refs.ts';
import { REQUEST_SOURCES } from './requestSources.ts';

/** Most days of one report, and of a list that is narrowed to an hour or a weekday. */
export const REPORT_DAYS_MAX = 366;

/** A day of the project's timezone, as `2026-11-30`. */
const Day = Type.String({ format: 'date' });
const DayOfCentury = Type.String({ format: 'date', pattern: '^20' });

export const ReportQuerystring = Type.Object(
  {
    /** The first day. */
    from: DayOfCentury,
    /** The last day. */
    to: DayOfCentury,
  },
  { additionalProperties: false },
);
export type ReportQuerystring = Static<typeof ReportQuerystring>;

const Count = Type.Integer({ minimum: 0 });
const Seconds = Type.Integer({ minimum: 0 });

/** How long something took: of half of the requests no longer than the median, of 90 of 100 no longer than `p90`. */
export const Times = Type.Object(
  {
    /** How many requests have such a time; without any there are no others. */
    count: Count,
    median: nullable(Seconds),
    p90: nullable(Seconds),
  },
  { $id: 'Times' },
);
export type Times = Static<typeof Times>;

const times = {
  /** From when a request came until it was first approved. */
  to_approve: refTo(Times),
  /** From when it came until it was completed. */
  to_finish: refTo(Times),
};

/** Requests that came in a period, by the state they have now. Each count is the `totalCount` of a list of requests. */
const counts = {
  received: Count,
  waiting: Count,
  approved: Count,
  canceled: Count,
  /** Those of the canceled ones that nobody of the staff canceled. */
  canceled_by_guest: Count,
  completed: Count,
  ...times,
};
export const ReportCounts = Type.Object(counts);
export type ReportCounts = Static<typeof ReportCounts>;

/** Its first and last day, and the instants between which a list has its requests. */
const period = { from: Day, to: Day, since: Timestamp, until: Timestamp };

const named = { id: Id, name: Type.String() };

/** The numbers of a period. Who or what was deleted keeps its name. */
export const Report = Type.Object(
  {
    time_zone: Type.String(),
    ...period,
    ...counts,
    /**
     * As many days just before. Where the period runs beyond now, it ends as long after its start, to a quarter of an
     * hour.
     */
    before: Type.Object({ ...period, ...counts }),
    /** The open requests, whenever they came. */
    now: Type.Object({ waiting: Count, approved: Count, oldest_waiting: nullable(Timestamp) }),
    /** Every day of the period. */
    days: Type.Array(
      Type.Object({
        day: Day,
        since: Timestamp,
        until: Timestamp,
        received: Count,
        completed: Count,
        canceled: Count,
      }),
    ),
    /** The hours of the week in which requests came; Monday is 1. */
    hours: Type.Array(
      Type.Object({
        weekday: Type.Integer({ minimum: 1, maximum: 7 }),
        hour: Type.Integer({ minimum: 0, maximum: 23 }),
        received: Count,
      }),
    ),
    services: Type.Array(Type.Object({ ...named, ...counts })),
    rooms: Type.Array(
      Type.Object({ ...named, group_name: Type.Optional(Type.String()), ...counts }),
    ),
    /** How they came in. */
    sources: Type.Array(Type.Object({ source: enumOf(REQUEST_SOURCES), ...counts })),
    /** Absent where the project has no figures per person. */
    persons: Type.Optional(
      Type.Array(
        Type.Object({
          ...named,
          /** Requests they approved, or got from who did. */
          approved: Count,
          completed: Count,
          canceled: Count,
          ...times,
        }),
      ),
    ),
  },
  { $id: 'Report' },
);
export type Report = Static<typeof Report>;
