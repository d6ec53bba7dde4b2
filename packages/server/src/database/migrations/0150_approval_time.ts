import type { Dialect } from '../open.ts';
import { migrationOf } from './migrationOf.ts';

/** Columns in the order of a list by approval, the newest first: SQLite sorts null as the smallest value by itself. */
const COLUMNS: Record<Dialect, string> = {
  sqlite: 'project_id, state_id, approved_at, id',
  postgres: 'project_id, state_id, approved_at desc nulls last, id desc',
};

/** For lists of completed and approved requests by the time of their approval. */
export const approvalTime = migrationOf((_types, dialect) => [
  `create index service_request_approval on service_request (${COLUMNS[dialect]})`,
]);
