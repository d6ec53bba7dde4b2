import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Dialect } from '../open.ts';

const TEXT: Record<Dialect, string> = { sqlite: 'text', postgres: 'text collate "C"' };

/** Why sessions were ended by someone else than their user, and whether a project has rules for passwords. */
const statements = (text: string): string[] => [
  `alter table project add column password_policy integer not null default 0`,
  `create table ended_session (
    id_hash ${text} primary key,
    reason ${text} not null,
    forget_at ${text} not null
  )`,
  `create index ended_session_forget on ended_session (forget_at)`,
];

export const accounts = (dialect: Dialect): Migration => ({
  up: async (db) => {
    for (const statement of statements(TEXT[dialect])) await sql.raw(statement).execute(db);
  },
});
