import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Dialect } from '../open.ts';

/** Columns in the order of a list by approval, the newest first: SQLite sorts null as the smallest value by itself. */
const COLUMNS: Record<Dialect, string> = {
  sqlite: 'project_id, state_id, approved_at, id',
  postgres: 'project_id, state_id, approved_at desc nulls last, id desc',
};

/** For lists of completed and approved requests by the time of their approval. */
export const approvalTime = (dialect: Dialect): Migration => ({
  up: async (db) => {
    await sql`create index service_request_approval on service_request (${sql.raw(COLUMNS[dialect])})`.execute(
      db,
    );
  },
});
