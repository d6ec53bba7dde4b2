import { chunks } from '../../database/chunks.ts';
import type { Connection } from '../../database/schema.ts';

const SECOND_MS = 1_000;

/** Writes when devices were seen, to the second: those of one second in one statement. */
export async function writeSightings(
  db: Connection,
  sightings: readonly { id: number; at: number }[],
): Promise<void> {
  const seconds = Map.groupBy(sightings, ({ at }) => Math.floor(at / SECOND_MS));
  for (const [, together] of [...seconds].toSorted(([one], [other]) => one - other)) {
    for (const some of chunks(together)) {
      const at = new Date(Math.max(...some.map((sighting) => sighting.at))).toISOString();
      const ids = some.map(({ id }) => id).toSorted((one, other) => one - other);
      await db
        .updateTable('device')
        .set({ last_seen_at: at })
        .where('id', 'in', ids)
        // Another process may have seen it later.
        .where((eb) => eb.or([eb('last_seen_at', 'is', null), eb('last_seen_at', '<', at)]))
        .execute();
    }
  }
}

/** Writes what devices reported of themselves. */
export async function writeReports(
  db: Connection,
  reports: readonly { id: number; appVersion: string | null; battery: number | null }[],
): Promise<void> {
  for (const { id, appVersion, battery } of reports) {
    const reported = {
      ...(appVersion !== null && { app_version: appVersion }),
      ...(battery !== null && { battery }),
    };
    if (Object.keys(reported).length === 0) continue;
    await db.updateTable('device').set(reported).where('id', '=', id).execute();
  }
}
