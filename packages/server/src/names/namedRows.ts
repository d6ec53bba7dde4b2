import type { Language } from '@concierge/contract/constants';
import type { LiveEventName } from '@concierge/contract/live';
import type { Connection } from '../database/schema.ts';
import { withName, withNames } from './serviceNames.ts';

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
  stay_id: number | null;
}

/** A service with everything it is called. */
export interface NamedService extends NamedRow {
  called: string[];
}

/** The tables of what has a name, and their rows. */
export interface NamedTables {
  device: NamedDevice;
  service: NamedService;
  app_user: NamedRow;
}

export type NamedTable = keyof NamedTables;

/** Reads all rows of a project with their names in a language, deleted ones included: history names them, too. */
export const READ: {
  [Table in NamedTable]: (
    db: Connection,
    projectId: number,
    language: Language,
  ) => Promise<NamedTables[Table][]>;
} = {
  device: (db, projectId) =>
    db
      .selectFrom('device')
      .select(['id', 'name', 'deleted_at', 'serial_id', 'group_name', 'revoked_at', 'stay_id'])
      .where('project_id', '=', projectId)
      .execute(),
  service: async (db, projectId, language) => {
    const rows = await db
      .selectFrom('service')
      .select(['id', 'service_name', 'service_names', 'deleted_at'])
      .where('project_id', '=', projectId)
      .execute();
    return rows.map((row) => {
      const { id, service_name, deleted_at } = row;
      const called = [service_name, ...Object.values(withNames(row).service_names ?? {})];
      return { id, name: withName(row, language).service_name, deleted_at, called };
    });
  },
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
