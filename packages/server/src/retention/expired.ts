import { type Expression, type SqlBool, expressionBuilder } from 'kysely';
import { RequestState } from '@concierge/contract/requestStates';
import type { Connection, Database } from '../database/schema.ts';

/** What has a retention of its own. */
export const RETENTION_KINDS = ['requests', 'messages', 'audit'] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];

/** A group of rows that one index finds by their age. */
export interface ExpiringRows {
  kind: RetentionKind;
  table: 'service_request' | 'message' | 'audit_entry';
  /** When the row began to age. */
  column: 'completed_at' | 'canceled_at' | 'created_at';
  /** The rows of the project older than `cutoff`. */
  expired: (projectId: number, cutoff: string) => Expression<SqlBool>;
}

const requestsBy = (column: 'completed_at' | 'canceled_at', state: RequestState): ExpiringRows => ({
  kind: 'requests',
  table: 'service_request',
  column,
  expired(projectId, cutoff) {
    const eb = expressionBuilder<Database, 'service_request'>();
    return eb.and([
      eb('project_id', '=', projectId),
      eb('state_id', '=', state),
      eb(column, '<', cutoff),
    ]);
  },
});

/** A message ages from when it was published, a draft from when it was written. */
const MESSAGES: ExpiringRows = {
  kind: 'messages',
  table: 'message',
  column: 'created_at',
  expired(projectId, cutoff) {
    const eb = expressionBuilder<Database, 'message'>();
    return eb.and([
      eb('project_id', '=', projectId),
      eb('created_at', '<', cutoff),
      eb.or([eb('published_at', 'is', null), eb('published_at', '<', cutoff)]),
    ]);
  },
};

const AUDIT: ExpiringRows = {
  kind: 'audit',
  table: 'audit_entry',
  column: 'created_at',
  expired(projectId, cutoff) {
    const eb = expressionBuilder<Database, 'audit_entry'>();
    return eb.and([eb('project_id', '=', projectId), eb('created_at', '<', cutoff)]);
  },
};

export const EXPIRING_ROWS: readonly ExpiringRows[] = [
  requestsBy('completed_at', RequestState.done),
  requestsBy('canceled_at', RequestState.canceled),
  MESSAGES,
  AUDIT,
];

/** The projects with their months per kind. */
export const selectRetentions = (db: Connection) =>
  db
    .selectFrom('project')
    .select([
      'id',
      'name',
      'requests_months as requests',
      'messages_months as messages',
      'audit_months as audit',
    ]);
