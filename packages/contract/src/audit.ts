import { Type, type Static } from 'typebox';
import {
  AUDIT_ACTIONS,
  AUDIT_ACTOR_KINDS,
  AUDIT_FIELDS,
  AUDIT_PAGE_SIZE,
  AUDIT_SUBJECT_KINDS,
} from './auditKinds.ts';
import { Id, Timestamp, enumOf, nullable, refTo } from './refs.ts';

/** One field before and after; null where there was, or is, no value. */
export const AuditChange = Type.Object({
  field: enumOf(AUDIT_FIELDS),
  from: nullable(Type.String()),
  to: nullable(Type.String()),
});
export type AuditChange = Static<typeof AuditChange>;

/** One action, with the names as they were then. */
export const AuditEntry = Type.Object(
  {
    id: Id,
    at: Timestamp,
    actor_kind: enumOf(AUDIT_ACTOR_KINDS),
    actor_id: nullable(Id),
    actor_name: nullable(Type.String()),
    action: enumOf(AUDIT_ACTIONS),
    subject_kind: enumOf(AUDIT_SUBJECT_KINDS),
    subject_id: nullable(Id),
    subject_name: nullable(Type.String()),
    /** Network address of the caller. */
    address: nullable(Type.String()),
    /** How often: above 1 for failed sign-ins within one minute. */
    count: Type.Integer({ minimum: 1 }),
    changes: Type.Array(AuditChange),
  },
  { $id: 'AuditEntry' },
);
export type AuditEntry = Static<typeof AuditEntry>;

const filters = {
  actor_kind: Type.Optional(enumOf(AUDIT_ACTOR_KINDS)),
  actor_id: Type.Optional(Id),
  action: Type.Optional(enumOf(AUDIT_ACTIONS)),
  subject_kind: Type.Optional(enumOf(AUDIT_SUBJECT_KINDS)),
  /** The first instant. */
  from: Type.Optional(Timestamp),
  /** The instant after the last. */
  to: Type.Optional(Timestamp),
};

export const AuditFilter = Type.Object(filters, { additionalProperties: false });
export type AuditFilter = Static<typeof AuditFilter>;

export const AuditQuerystring = Type.Object(
  {
    ...filters,
    limit: Type.Integer({ minimum: 1, maximum: 200, default: AUDIT_PAGE_SIZE }),
    /** `next` of the answer before: the entries after that page, which are older. */
    before: Type.Optional(Type.String({ pattern: '^[0-9TZ:.-]{24}_[0-9]{1,10}$' })),
  },
  { additionalProperties: false },
);
export type AuditQuerystring = Static<typeof AuditQuerystring>;

/** Entries, newest first. There is no total: counting a trail that only grows would get slower and slower. */
export const AuditPage = Type.Object({
  data: Type.Array(refTo(AuditEntry)),
  /** For `before`; null when there are no older entries. */
  next: nullable(Type.String()),
});
export type AuditPage = Static<typeof AuditPage>;
