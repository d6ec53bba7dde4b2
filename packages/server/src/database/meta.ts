import type { Connection } from './schema.ts';

/** Stores what the installation keeps under the name, whatever it was. */
export const setMeta = (db: Connection, key: string, value: string) =>
  db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();

/** What the installation keeps under the name; undefined: nothing. */
export const readMeta = (db: Connection, key: string): Promise<string | undefined> =>
  db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst()
    .then((row) => row?.value);

/** What the installation keeps under the name; `made`, now stored, if there was nothing. */
export async function metaOrMade(db: Connection, key: string, made: string): Promise<string> {
  await db
    .insertInto('meta')
    .values({ key, value: made })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return value;
}
