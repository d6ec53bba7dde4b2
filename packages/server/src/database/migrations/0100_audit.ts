import type { Dialect } from '../open.ts';
import { type Types, migrationOf } from './migrationOf.ts';

const tables = ({ id, text }: Types): string[] => [
  `alter table project add column requests_months integer not null default 0`,
  `alter table project add column messages_months integer not null default 0`,
  `alter table project add column audit_months integer not null default 0`,

  `create table audit_entry (
    id ${id},
    project_id integer not null references project (id) on delete cascade,
    created_at ${text} not null,
    actor_kind ${text} not null,
    actor_id integer,
    actor_name ${text},
    action ${text} not null,
    subject_kind ${text} not null,
    subject_id integer,
    subject_name ${text},
    address ${text},
    count integer not null,
    changes ${text} not null
  )`,
  `create index audit_entry_created on audit_entry (project_id, created_at, id)`,
  `create index audit_entry_actor on audit_entry (project_id, actor_kind, actor_id, created_at, id)`,
  `create index audit_entry_action on audit_entry (project_id, action, created_at, id)`,
  `create index audit_entry_subject on audit_entry (project_id, subject_kind, created_at, id)`,

  // For the purge of old rows. Without the last one, deleting a request would scan all messages.
  `create index service_request_completed on service_request (project_id, completed_at)
    where completed_at is not null`,
  `create index service_request_canceled on service_request (project_id, canceled_at)
    where canceled_at is not null`,
  `create index message_request on message (project_id, service_request_id)`,
];

/** The one update that is allowed: a failed sign-in that happened again. Nothing but its count grows. */
const COUNTS_ON = `old.action = 'session.failed' and new.count > old.count and
  new.id = old.id and new.project_id = old.project_id and new.created_at = old.created_at and
  new.actor_kind = old.actor_kind and new.actor_id is not distinct from old.actor_id and
  new.actor_name is not distinct from old.actor_name and new.action = old.action and
  new.subject_kind = old.subject_kind and
  new.subject_id is not distinct from old.subject_id and
  new.subject_name is not distinct from old.subject_name and
  new.address is not distinct from old.address and new.changes = old.changes`;

const REFUSAL = 'audit_entry is append-only';

/**
 * An entry goes when it has expired, or with its project as a whole. Whole days in UTC, as `cutoffOf` in
 * `retention/cutoff.ts` counts them.
 */
const MAY_GO: Record<Dialect, string> = {
  sqlite: `not exists (select 1 from project where id = old.project_id and not (audit_months > 0 and
    old.created_at < date('now', '-' || audit_months || ' months', 'floor')))`,
  postgres: `not exists (select 1 from project where id = old.project_id and not (audit_months > 0 and
    old.created_at < to_char(
      (now() at time zone 'utc')::date - make_interval(months => audit_months), 'YYYY-MM-DD')))`,
};

/**
 * The database itself keeps the trail append-only, whoever connects to it: entries can be deleted only when
 * they are older than the project's retention of the trail, and changed only as `COUNTS_ON` says.
 */
const triggers: Record<Dialect, string[]> = {
  sqlite: [
    `create trigger audit_entry_update before update on audit_entry
      when not (${COUNTS_ON})
      begin select raise(abort, '${REFUSAL}'); end`,
    `create trigger audit_entry_delete before delete on audit_entry
      when not (${MAY_GO.sqlite})
      begin select raise(abort, '${REFUSAL}'); end`,
    // `insert or replace` deletes without a delete trigger.
    `create trigger audit_entry_replace before insert on audit_entry
      when exists (select 1 from audit_entry where id = new.id)
      begin select raise(abort, '${REFUSAL}'); end`,
  ],
  postgres: [
    `create function refuse_audit_change() returns trigger language plpgsql as
      $$ begin raise exception '${REFUSAL}'; end $$`,
    `create function refuse_audit_delete() returns trigger language plpgsql as $$ begin
      if ${MAY_GO.postgres} then return old; end if;
      raise exception '${REFUSAL}';
    end $$`,
    `create trigger audit_entry_update before update on audit_entry
      for each row when (not (${COUNTS_ON})) execute function refuse_audit_change()`,
    `create trigger audit_entry_delete before delete on audit_entry
      for each row execute function refuse_audit_delete()`,
    `create trigger audit_entry_truncate before truncate on audit_entry
      for each statement execute function refuse_audit_change()`,
  ],
};

export const audit = migrationOf((types, dialect) => [...tables(types), ...triggers[dialect]]);
