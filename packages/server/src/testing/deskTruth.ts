import { isDeepStrictEqual } from 'node:util';
import type { User } from '@concierge/contract/users';
import type { Connection } from '../database/schema.ts';
import { countOpen, listRequests } from '../features/requests/requestLists.ts';
import type { DeskScreen, DeskView } from './deskPicture.ts';

/** A desk's screen and whose it is. */
export interface SeenScreen {
  user: User;
  view: DeskView;
  screen: DeskScreen;
}

/** What on the screens is not what the database has. */
export interface Staleness {
  /** Rows that are missing, too many, or differ in anything. */
  rows: number;
  /** Wrong counts of rows or of open requests of a service. */
  counts: number;
}

/** Compares screens with the server's own answers; nothing may change meanwhile. */
export async function staleness(db: Connection, seen: readonly SeenScreen[]): Promise<Staleness> {
  const stale: Staleness = { rows: 0, counts: 0 };
  const [first] = seen;
  if (!first) return stale;
  const { grouped: open } = await countOpen(db, first.user.project_id);
  for (const { user, view, screen } of seen) {
    const { filter, orderBy, direction, page } = view;
    const { data, totalCount } = await listRequests({ db, reader: db }, user, {
      filter,
      orderBy,
      direction,
      ...page,
    });
    const length = Math.max(data.length, screen.rows.length);
    for (let at = 0; at < length; at += 1) {
      if (!isDeepStrictEqual(data[at], screen.rows[at])) stale.rows += 1;
    }
    if (totalCount !== screen.totalCount) stale.counts += 1;
    for (const service of new Set([...Object.keys(open), ...Object.keys(screen.open)])) {
      if (open[service] !== screen.open[service]) stale.counts += 1;
    }
  }
  return stale;
}
