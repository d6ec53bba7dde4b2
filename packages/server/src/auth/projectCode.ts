import type { Connection } from '../database/schema.ts';
import { usernameKey } from '../lib/usernameKey.ts';

/**
 * The project a user means who types this code: as it is written, else whatever the case and without white space
 * around it, as phones type. Where that fits several projects, none is meant.
 */
export async function findProjectId(db: Connection, typed: string): Promise<number | undefined> {
  const exact = await db
    .selectFrom('project')
    .select('id')
    .where('code', '=', typed)
    .executeTakeFirst();
  if (exact) return exact.id;
  const key = usernameKey(typed);
  const projects = await db.selectFrom('project').select(['id', 'code']).execute();
  const meant = projects.filter(({ code }) => usernameKey(code) === key);
  return meant.length === 1 ? meant[0]?.id : undefined;
}
