import { migrationOf } from './migrationOf.ts';

/**
 * What is needed to take access away again. A push subscription ends with its session; one from before has
 * none, is not notified, and returns when its console starts the next time.
 */
export const revocation = migrationOf(({ text }) => [
  `alter table push_subscription add column session_hash ${text} references session (id_hash) on delete cascade`,
  `create index push_subscription_session on push_subscription (session_hash)`,
  `alter table app_user add column disabled_at ${text}`,
  `alter table app_user add column was_admin integer not null default 0`,
  `alter table device add column deleted_at ${text}`,
]);
