import { migrationOf } from './migrationOf.ts';

/** Why sessions were ended by someone else than their user, and whether a project has rules for passwords. */
export const accounts = migrationOf(({ text }) => [
  `alter table project add column password_policy integer not null default 0`,
  `create table ended_session (
    id_hash ${text} primary key,
    reason ${text} not null,
    forget_at ${text} not null
  )`,
  `create index ended_session_forget on ended_session (forget_at)`,
]);
