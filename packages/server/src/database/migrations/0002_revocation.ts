import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Dialect } from '../open.ts';

/** As in the first migration. */
const TEXT: Record<Dialect, string> = { sqlite: 'text', postgres: 'text collate "C"' };

/**
 * What is needed to take access away again. A push subscription ends with its session; one from before has
 * none, is not notified, and returns when its console starts the next time.
 */
const statements = (text: string): string[] => [
  `alter table push_subscription add column session_hash ${text} references session (id_hash) on delete cascade`,
  `create index push_subscription_session on push_subscription (session_hash)`,
  `alter table app_user add column disabled_at ${text}`,
  `alter table app_user add column was_admin integer not null default 0`,
  `alter table device add column deleted_at ${text}`,
];

export const revocation = (dialect: Dialect): Migration => ({
  up: async (db) => {
    for (const statement of statements(TEXT[dialect])) await sql.raw(statement).execute(db);
  },
});
