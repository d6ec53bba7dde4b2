import type { Generated, Kysely, Transaction } from 'kysely';
import type { AuditAction, AuditActorKind, AuditSubjectKind } from '@concierge/contract/auditKinds';
import type { Language } from '@concierge/contract/constants';
import type { HandOverKind } from '@concierge/contract/handOver';
import type { LiveEventName } from '@concierge/contract/live';
import type { MessageState, MessageType } from '@concierge/contract/messageStates';
import type { RequestSource } from '@concierge/contract/requestSources';
import type { RequestState } from '@concierge/contract/requestStates';
import type { EndReason } from '@concierge/contract/sessionEnd';
import type { UserType } from '@concierge/contract/userTypes';

/** An instant as ISO-8601 text in UTC with milliseconds; sorts as text, the same in both databases. */
export type Instant = string;

/** Values of the whole installation, such as the epoch of the event log and the push keys. */
export interface MetaTable {
  key: string;
  value: string;
}

export interface ProjectTable {
  id: Generated<number>;
  code: string;
  name: string;
  /** Number of the project's latest event; only `recordEvent` increments it. */
  event_seq: Generated<number>;
  /** How many months finished requests, messages and audit entries are kept; 0: forever. */
  requests_months: Generated<number>;
  messages_months: Generated<number>;
  audit_months: Generated<number>;
  /** 1: passwords have to be hard to guess, see `auth/passwordPolicy.ts`. */
  password_policy: Generated<0 | 1>;
  /** An IANA name. */
  time_zone: Generated<string>;
  /** 1: reports have figures per person. */
  person_figures: Generated<0 | 1>;
  /** When it was last reported to consoles which devices came and went. */
  presence_at: Generated<Instant | null>;
  created_at: Instant;
}

/** A row of a project with a number of its own. */
interface ProjectRow {
  id: Generated<number>;
  project_id: number;
  created_at: Instant;
}

export interface AppUserTable extends ProjectRow {
  username: string;
  /** The username as it is compared, see `lib/usernameKey.ts`. */
  username_key: string;
  user_type: UserType;
  lang: Language;
  password_hash: string;
  /** Deleted users stay, so that history keeps their names. */
  deleted_at: Instant | null;
  /** A disabled user cannot sign in until the command line enables the account again. */
  disabled_at: Generated<Instant | null>;
  /** 1 for a former admin, whose password other admins cannot set. */
  was_admin: Generated<0 | 1>;
}

export interface SessionTable {
  /** SHA-256 of the cookie; the cookie itself is never stored. */
  id_hash: string;
  user_id: number;
  created_at: Instant;
  last_seen_at: Instant;
  /** When the user last gave the password. */
  confirmed_at: Instant | null;
  expires_at: Instant;
  user_agent: string | null;
  address: string;
}

/** A session that someone else than its user ended: their open pages say so. */
export interface EndedSessionTable {
  id_hash: string;
  reason: EndReason;
  /** From then on it is not remembered. */
  forget_at: Instant;
}

/** Failed sign-ins per address and per account, see `auth/signInThrottle.ts`. */
export interface SignInAttemptTable {
  key: string;
  failures: number;
  last_at: Instant;
}

export interface ServiceTable extends ProjectRow {
  service_name: string;
  /** Those of its own in languages, as JSON (`names/serviceNames.ts`). */
  service_names: string | null;
  icon_id: number;
  bg_color: string;
  deleted_at: Instant | null;
}

/** The assigned user is service admin of the service. */
export interface UserServiceTable {
  project_id: number;
  user_id: number;
  service_id: number;
}

export interface DeviceTable extends ProjectRow {
  serial_id: string;
  name: string;
  /** SHA-256 of the device's key. */
  key_hash: string;
  /** Deleted devices stay, so that history keeps their names; their key is replaced. */
  deleted_at: Generated<Instant | null>;
  group_name: Generated<string | null>;
  /** A revoked device stays in the lists; its key is replaced. */
  revoked_at: Generated<Instant | null>;
  last_seen_at: Generated<Instant | null>;
  /** 1 once it was reported online to consoles, until it is reported offline. */
  online: Generated<0 | 1>;
  app_version: Generated<string | null>;
  battery: Generated<number | null>;
  /** The stay it is in; null before its first. */
  stay_id: Generated<number | null>;
}

/** The time one guest has a device. What belongs to an earlier one is not shown on it. */
export interface StayTable {
  id: Generated<number>;
  project_id: number;
  device_id: number;
  started_at: Instant;
  lang: string | null;
  do_not_disturb: Generated<0 | 1>;
}

export interface ServiceRequestTable extends ProjectRow {
  state_id: RequestState;
  service_id: number;
  device_id: number;
  service_date: Instant;
  note: string | null;
  /** The note as it is searched; null for none. */
  folded_note: Generated<string | null>;
  approved_by: number | null;
  approved_at: Instant | null;
  canceled_by: number | null;
  canceled_at: Instant | null;
  canceled_log: string | null;
  completed_by: number | null;
  completed_at: Instant | null;
  /** The stay of its device when it came. */
  stay_id: Generated<number | null>;
  /** Who handed it over to its approver. */
  handed_over_by: Generated<number | null>;
  /** Who approved it, once it has had another approver. */
  first_approved_by: Generated<number | null>;
  /** Since when its approver handles it, where another one approved it. */
  approver_since: Generated<Instant | null>;
  /** Its approver got it from a colleague and has not opened it yet. */
  unseen: Generated<0 | 1>;
  /** How many times its guest asked, and when last if more than once. */
  asked: Generated<number>;
  asked_at: Generated<Instant | null>;
  /** The request that was done and not solved. */
  follows_id: Generated<number | null>;
  source: Generated<RequestSource>;
  /** Who entered it for the guest. */
  created_by: Generated<number | null>;
}

/** What reports count requests by: every one of a quarter of an hour, or those of a service, a device, a person or a source. */
export type TotalKind =
  | 'quarter'
  | 'service'
  | 'device'
  | 'approved'
  | 'first_approved'
  | 'completed'
  | 'canceled'
  | 'source';

/** How many requests that were alike were deleted when they had expired, see `retention/keepTotals.ts`. */
export interface ReportTotalTable {
  project_id: number;
  kind: TotalKind;
  /** On which they came, in the timezone that the project had then. */
  day: string;
  /** The id of what they are counted by; of `quarter` that of an hour, counted from 1970, of `source` its place in `REQUEST_SOURCES`. */
  key: number;
  state_id: RequestState;
  by_guest: 0 | 1;
  /** Seconds; -1 for none. */
  to_approve: number;
  to_finish: number;
  count: number;
}

/** Every state a request has had, append-only. */
export interface RequestHistoryTable extends ProjectRow {
  request_id: number;
  from_state: RequestState | null;
  to_state: RequestState;
  user_id: number | null;
  note: string | null;
}

/** Every change of a request's approver, append-only. */
export interface RequestHandOverTable extends ProjectRow {
  request_id: number;
  how: HandOverKind;
  from_user_id: number;
  to_user_id: number;
  by_user_id: number;
}

/** A remark of staff about a request. Nothing that a device, a push service or a file gets is read from here. */
export interface StaffNoteTable extends ProjectRow {
  request_id: number;
  user_id: number;
  /** Empty once it was withdrawn. */
  text: string;
  /** The text as it is searched. */
  folded_text: Generated<string | null>;
  withdrawn_at: Instant | null;
}

export interface MessageTable extends ProjectRow {
  type: MessageType;
  state: MessageState;
  title: string;
  message: string;
  user_id: number;
  service_id: number | null;
  service_request_id: number | null;
  published_at: Instant | null;
}

export interface MessageDeviceTable {
  project_id: number;
  message_id: number;
  device_id: number;
  viewed_at: Instant | null;
  /** The stay it is written for: that of its request, else that of the device when it was chosen. */
  stay_id: Generated<number | null>;
  /** When the device first got it in a list. */
  delivered_at: Generated<Instant | null>;
}

export interface PushSubscriptionTable extends ProjectRow {
  user_id: number;
  /** The session that subscribed; the database deletes the row with it. Null: from before there was one. */
  session_hash: string | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The status with which its push service refused the last notification; null when it took it. */
  refused_status: Generated<number | null>;
}

/** The answer of a creating call, so that a repeated one creates nothing. */
export interface IdempotencyKeyTable {
  project_id: number;
  /** Who used the key: `user:7` or `device:3`. */
  owner: string;
  key: string;
  /** SHA-256 of route and body; behind it, if the body has a password, its hash as users have it. */
  body_hash: string;
  /** The answer as JSON; null only within the transaction that creates it. */
  answer: string | null;
  created_at: Instant;
}

/** The numbered log behind the live protocol. */
export interface EventTable {
  project_id: number;
  seq: number;
  event: LiveEventName;
  /** JSON: `{ payload, notice? }`. */
  payload: string;
  created_at: Instant;
}

/** Who did what to what. Append-only: triggers refuse every other change, see `0100_audit.ts`. */
export interface AuditEntryTable extends ProjectRow {
  actor_kind: AuditActorKind;
  actor_id: number | null;
  /** Names as they were then. */
  actor_name: string | null;
  action: AuditAction;
  subject_kind: AuditSubjectKind;
  subject_id: number | null;
  subject_name: string | null;
  address: string | null;
  count: number;
  /** JSON: `AuditChange[]`. */
  changes: string;
}

export interface Database {
  meta: MetaTable;
  project: ProjectTable;
  app_user: AppUserTable;
  session: SessionTable;
  ended_session: EndedSessionTable;
  sign_in_attempt: SignInAttemptTable;
  service: ServiceTable;
  user_service: UserServiceTable;
  device: DeviceTable;
  stay: StayTable;
  service_request: ServiceRequestTable;
  report_total: ReportTotalTable;
  request_history: RequestHistoryTable;
  request_hand_over: RequestHandOverTable;
  staff_note: StaffNoteTable;
  message: MessageTable;
  message_device: MessageDeviceTable;
  push_subscription: PushSubscriptionTable;
  idempotency_key: IdempotencyKeyTable;
  event: EventTable;
  audit_entry: AuditEntryTable;
}

/** A database or a transaction: for a single query. */
export type Connection = Kysely<Database>;
/** A transaction: for several statements that belong together. */
export type Trx = Transaction<Database>;
