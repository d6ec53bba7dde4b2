import type { LiveEventName } from '@concierge/contract/live';
import type { Connection } from '../database/schema.ts';

/** A row that lists show and order by its name. */
export interface NamedRow {
  id: number;
  name: string;
  /** When it was deleted, for rows of history; null in lists. */
  deleted_at: string | null;
}

/** A device with what lists of devices search and choose by. */
export interface NamedDevice extends NamedRow {
  serial_id: string;
  group_name: string | null;
  revoked_at: string | null;
}

/** The tables of what has a name, and their rows. */
export interface NamedTables {
  device: NamedDevice;
  service: NamedRow;
  app_user: NamedRow;
}

export type NamedTable = keyof NamedTables;

/** Reads all rows of a project, deleted ones included: history names them, too. */
export const READ: {
  [Table in NamedTable]: (db: Connection, projectId: number) => Promise<NamedTables[Table][]>;
} = {
  device: (db, projectId) =>
    db
      .selectFrom('device')
      .select(['id', 'name', 'deleted_at', 'serial_id', 'group_name', 'revoked_at'])
      .where('project_id', '=', projectId)
      .execute(),
  service: (db, projectId) =>
    db
      .selectFrom('service')
      .select(['id', 'service_name as name', 'deleted_at'])
      .where('project_id', '=', projectId)
      .execute(),
  app_user: (db, projectId) =>
    db
      .selectFrom('app_user')
      .select(['id', 'username as name', 'deleted_at'])
      .where('project_id', '=', projectId)
      .execute(),
};

/** The event of every change of such a row. */
export const CHANGED = {
  device: 'device.changed',
  service: 'service.changed',
  app_user: 'user.changed',
} as const satisfies Record<NamedTable, LiveEventName>;
