import { paths } from '@concierge/contract/paths';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '../testing/eachDatabase.ts';
import type { TestServer } from '../testing/testServer.ts';

const NOTE = 'a long note '.repeat(150);
const MINUTE_MS = 60_000;

/** Leaves no page free; returns how to undo it. PostgreSQL only says so, as `raise` with its own code does. */
async function takeSpace({ db, database }: TestServer): Promise<() => Promise<void>> {
  if (database.dialect === 'sqlite') {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(db);
    return async () => void (await sql`pragma max_page_count = 1000000`.execute(db));
  }
  await sql`create function full_disk() returns trigger language plpgsql
    as $$ begin raise 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`.execute(
    db,
  );
  for (const table of ['service_request', 'meta']) {
    await sql
      .raw(`create trigger full_disk before insert on ${table} execute function full_disk()`)
      .execute(db);
  }
  return async () => void (await sql`drop function full_disk cascade`.execute(db));
}

describeOnEachDatabase('a server without space left', (server) => {
  it('R6 answers 507, says so in /readyz, loses nothing, and goes on when there is space', async () => {
    const { db, project, clock, anonymous } = server();
    const guest = server().device(project.devices[0]);
    const send = () =>
      guest.post(paths.deviceRequests(), { service_id: project.services[0], note: NOTE });
    const ready = async () => {
      clock.advance(MINUTE_MS);
      const { status, body } = await anonymous.get('/readyz');
      return [status, body];
    };
    expect(await ready()).toEqual([200, { status: 'ok' }]);

    const freeSpace = await takeSpace(server());
    let acknowledged = 0;
    let answer = await send();
    for (; answer.status === 201; answer = await send()) acknowledged += 1;
    for (let call = 0; call < 10; call += 1) {
      expect([answer.status, answer.body]).toEqual([507, { errorCode: 'storage_full' }]);
      answer = await send();
    }
    expect(await ready()).toEqual([503, { status: 'storage full' }]);
    expect((await guest.get(paths.deviceRequests())).status).toBe(200);
    const row = { key: 'long', value: NOTE.repeat(100) };
    const failed = db.transaction().execute((trx) => trx.insertInto('meta').values(row).execute());
    // The reason itself, not that there is nothing to roll back any more.
    await expect(failed).rejects.toThrow(/no space left for the database: .*(full|No space)/);

    await freeSpace();
    expect((await send()).status).toBe(201);
    expect(await ready()).toEqual([200, { status: 'ok' }]);
    const { count } = await db
      .selectFrom('service_request')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(acknowledged + 1);
  });
});
