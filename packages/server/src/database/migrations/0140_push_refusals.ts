import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The status with which a push service refused the last notification of a browser. */
export const pushRefusals: Migration = {
  up: async (db) => {
    await sql`alter table push_subscription add column refused_status integer`.execute(db);
  },
};
