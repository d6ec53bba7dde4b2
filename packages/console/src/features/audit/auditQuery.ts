import type { AuditFilter } from '@concierge/contract/audit';
import {
  AUDIT_ACTIONS,
  AUDIT_ACTOR_KINDS,
  AUDIT_SUBJECT_KINDS,
  type AuditAction,
  type AuditActorKind,
  type AuditSubjectKind,
} from '@concierge/contract/auditKinds';
import { type Days, readDays, startOfDay } from '../../lib/list/days.ts';

/** What of the audit trail is on screen; also the parameters' names in the address bar. */
export interface AuditCall extends Days {
  /** A user as `user:7`, or another kind of actor. */
  actor: string | null;
  action: AuditAction | null;
  subject: AuditSubjectKind | null;
  /** Where the page begins: after the last entry of the page before; null for the newest. */
  before: string | null;
}

/** Everyone who acts without an account. */
export const OTHER_ACTORS = AUDIT_ACTOR_KINDS.filter((kind) => kind !== 'user');

const CURSOR = /^[0-9TZ:.-]{24}_\d{1,10}$/;
const USER = /^user:([1-9]\d{0,8})$/;

const oneOf = <Value extends string>(text: string | null, values: readonly Value[]) =>
  values.find((value) => value === text) ?? null;

/** Reads filters and page of the audit trail from the address bar; what it gets wrong is left out. */
export function readAuditCall(params: URLSearchParams): AuditCall {
  const actor = params.get('actor') ?? '';
  return {
    actor: USER.test(actor) ? actor : oneOf(actor, OTHER_ACTORS),
    action: oneOf(params.get('action'), AUDIT_ACTIONS),
    subject: oneOf(params.get('subject'), AUDIT_SUBJECT_KINDS),
    ...readDays(params),
    before: CURSOR.exec(params.get('before') ?? '')?.[0] ?? null,
  };
}

/** The server's filters. */
export function toAuditFilter({ actor, action, subject, from, to }: AuditCall): AuditFilter {
  const userId = USER.exec(actor ?? '')?.[1];
  const filter: AuditFilter = {};
  if (userId !== undefined) Object.assign(filter, { actor_kind: 'user', actor_id: Number(userId) });
  else if (actor !== null) filter.actor_kind = actor as AuditActorKind;
  if (action !== null) filter.action = action;
  if (subject !== null) filter.subject_kind = subject;
  if (from !== null) filter.from = startOfDay(from);
  if (to !== null) filter.to = startOfDay(to, 1);
  return filter;
}

/** How many filters are set. */
export const filterCount = ({ before: _page, ...filters }: AuditCall): number =>
  Object.values(filters).filter((value) => value !== null).length;
