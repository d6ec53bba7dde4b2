import { Type, type Static } from 'typebox';
import { TEXT_LIMITS } from './constants.ts';
import { Id, Timestamp, formerly, name, nullable, refTo } from './refs.ts';

/** What a project is called, which timezone it is in, and whether its reports have figures per person. */
export const House = Type.Object(
  {
    name: name(TEXT_LIMITS.projectName),
    /** An IANA name, such as `Europe/Prague`. */
    time_zone: Type.String({ minLength: 1, maxLength: 64 }),
    person_figures: Type.Boolean(),
  },
  { $id: 'House', additionalProperties: false },
);
export type House = Static<typeof House>;

export const HouseUpdateBody = Type.Object(
  { ...House.properties, was: formerly(House.properties) },
  { additionalProperties: false },
);
export type HouseUpdateBody = Static<typeof HouseUpdateBody>;

/** The longest that anything is kept, in months. */
export const RETENTION_MONTHS_MAX = 1_200;

const Months = Type.Integer({ minimum: 0, maximum: RETENTION_MONTHS_MAX });

/** For how many months finished requests, messages and the audit trail are kept; 0: forever. */
export const Retention = Type.Object(
  { requests: Months, messages: Months, audit: Months },
  { $id: 'Retention', additionalProperties: false },
);
export type Retention = Static<typeof Retention>;

/** Also what a preview is asked with: it counts what would go with what would be stored. */
export const RetentionUpdateBody = Type.Object(
  { ...Retention.properties, was: formerly(Retention.properties) },
  { additionalProperties: false },
);
export type RetentionUpdateBody = Static<typeof RetentionUpdateBody>;

/** One deletion of what was older, and how many rows it deleted. */
const RetentionRun = Type.Object({
  id: Id,
  at: Timestamp,
  requests: Type.Integer({ minimum: 0 }),
  messages: Type.Integer({ minimum: 0 }),
  audit: Type.Integer({ minimum: 0 }),
});

export const RetentionAnswer = Type.Object({
  months: refTo(Retention),
  /** The last deletions, the newest first. */
  runs: Type.Array(RetentionRun),
});
export type RetentionAnswer = Static<typeof RetentionAnswer>;

/** What would be deleted, and when the oldest and the newest of it began to age. */
const ExpiredRows = Type.Object({
  rows: Type.Integer({ minimum: 0 }),
  oldest: nullable(Timestamp),
  newest: nullable(Timestamp),
});
export type ExpiredRows = Static<typeof ExpiredRows>;

export const RetentionPreview = Type.Object({
  requests: ExpiredRows,
  messages: ExpiredRows,
  audit: ExpiredRows,
});
export type RetentionPreview = Static<typeof RetentionPreview>;
