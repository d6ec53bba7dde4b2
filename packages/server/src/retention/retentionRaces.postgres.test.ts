import { MessageState, MessageType } from '@concierge/contract/messageStates';
import { paths } from '@concierge/contract/paths';
import { RequestState } from '@concierge/contract/requestStates';
import { type ControlledTransaction, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../database/open.ts';
import type { Database } from '../database/schema.ts';
import { type Answer, type Caller } from '../testing/caller.ts';
import { sharedPostgres } from '../testing/sharedPostgres.ts';
import type { TestProject } from '../testing/testProject.ts';
import { type TestServer, startTestServer } from '../testing/testServer.ts';
import { applyRetention } from './applyRetention.ts';

const LONG_AGO = '2020-03-02T08:00:00.000Z';

describe('retention beside others who write, on PostgreSQL', () => {
  const postgres = sharedPostgres();
  let server: TestServer;
  let other: OpenDatabase;
  let admin: Caller;
  let open: ControlledTransaction<Database> | undefined;
  const failures: string[] = [];

  beforeAll(async () => {
    server = await startTestServer({ databaseUrl: await postgres.createDatabase() });
    other = await openDatabase(server.location);
    admin = await server.signIn('admin');
    const months = { requests_months: 1, messages_months: 1 };
    await server.db.updateTable('project').set(months).execute();
  });
  afterEach(async () => {
    if (open?.isTransaction && !open.isCommitted && !open.isRolledBack) {
      await open.rollback().execute();
    }
    failures.length = 0;
  });
  afterAll(async () => {
    await other.close();
    await server.close();
    await postgres.stop();
  });

  async function addExpiredRequest(project: TestProject = server.project): Promise<number> {
    const { id } = await server.db
      .insertInto('service_request')
      .values({
        project_id: project.id,
        state_id: RequestState.done,
        service_id: project.services[0],
        device_id: project.devices[0].id,
        service_date: LONG_AGO,
        completed_at: LONG_AGO,
        created_at: LONG_AGO,
        approved_by: project.users.admin,
        completed_by: project.users.admin,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  const draftOf = (request: number | null) => ({
    project_id: server.project.id,
    type: MessageType.message,
    state: MessageState.draft,
    title: 'Title',
    message: 'Text',
    user_id: server.project.users.admin,
    service_request_id: request,
    created_at: LONG_AGO,
  });

  async function addDraft(request: number | null): Promise<number> {
    const { project, db } = server;
    const { id } = await db
      .insertInto('message')
      .values(draftOf(request))
      .returning('id')
      .executeTakeFirstOrThrow();
    const row = { project_id: project.id, message_id: id, device_id: project.devices[0].id };
    await db.insertInto('message_device').values(row).execute();
    return id;
  }

  const purge = () => {
    const error = (_: unknown, text: string) => void failures.push(text);
    const log = { warn: error, error } as never;
    return applyRetention({ database: server.database, now: () => new Date(), log });
  };

  /** Waits until so many statements wait for a lock of the transaction that is open. */
  async function untilWaiting(statements: number): Promise<void> {
    const waiting = sql<{ count: number }>`select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect
      .poll(async () => (await waiting.execute(server.db)).rows[0]?.count, { interval: 5 })
      .toBe(statements);
  }

  async function requestIds(project: TestProject = server.project): Promise<number[]> {
    const rows = await server.db
      .selectFrom('service_request')
      .select('id')
      .where('project_id', '=', project.id)
      .execute();
    return rows.map(({ id }) => id);
  }

  it.each(['a note', 'a message'])(
    'R10 %s written about an expiring request meanwhile goes with it, and later projects are purged',
    async (what) => {
      const { project, foreign } = server;
      const request = await addExpiredRequest();
      await addExpiredRequest(foreign);
      open = await other.db.startTransaction().execute();
      await (
        what === 'a note'
          ? open.insertInto('staff_note').values({
              project_id: project.id,
              request_id: request,
              user_id: project.users.admin,
              text: 'Late',
              created_at: LONG_AGO,
              withdrawn_at: null,
            })
          : open.insertInto('message').values(draftOf(request))
      ).execute();
      const purged = purge();
      await untilWaiting(1);
      await open.commit().execute();
      await purged;
      expect(failures).toEqual([]);
      expect([await requestIds(), await requestIds(foreign)]).toEqual([[], []]);
    },
  );

  it.each<[string, (request: number) => Promise<Answer>]>([
    ['a note', (id) => admin.post(paths.staffNote(server.project.id, id), { text: 'Late' })],
    [
      'a message',
      (service_request_id) =>
        admin.post(paths.messageCreate(server.project.id), {
          type: MessageType.message,
          title: 'Title',
          message: 'Text',
          device_serial_id: [server.project.devices[0].serialId],
          service_request_id,
        }),
    ],
  ])(
    'R10 who writes %s about a request that has just gone reads that it is gone',
    async (_, write) => {
      const request = await addExpiredRequest();
      open = await other.db.startTransaction().execute();
      await open.deleteFrom('service_request').where('id', '=', request).execute();
      const written = write(request);
      await untilWaiting(1);
      await open.commit().execute();
      const { status, body } = await written;
      expect([status, body]).toEqual([404, { errorCode: 'not_found' }]);
    },
  );

  it.each<[string, (draft: number) => Promise<Answer>]>([
    ['published', (id) => admin.post(paths.messagePublish(server.project.id, id), {})],
    [
      'changed',
      (message_id) =>
        admin.post(paths.messageUpdate(server.project.id), {
          message_id,
          type: MessageType.message,
          title: 'Title',
          message: 'Text',
          device_serial_id: [server.project.devices[1].serialId],
        }),
    ],
  ])('R10 a draft that has just gone and is %s is answered as gone', async (_, change) => {
    const draft = await addDraft(null);
    open = await other.db.startTransaction().execute();
    await open.deleteFrom('message_device').where('message_id', '=', draft).execute();
    await open.deleteFrom('message').where('id', '=', draft).execute();
    const changed = change(draft);
    await untilWaiting(1);
    await open.commit().execute();
    const { status, body } = await changed;
    expect([status, body]).toEqual([404, { errorCode: 'not_found' }]);
  });

  it('R10 a session that ends while its browser subscribes is no failure of the server', async () => {
    const operator = await server.signIn('operator');
    const { operator: user_id } = server.project.users;
    open = await other.db.startTransaction().execute();
    await open.deleteFrom('session').where('user_id', '=', user_id).execute();
    const keys = {
      p256dh:
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const subscribed = operator.post(paths.pushSubscribe(server.project.id), {
      endpoint: 'https://push.example/late',
      keys,
    });
    await untilWaiting(1);
    await open.commit().execute();
    expect((await subscribed).status).toBe(404);
  });

  it('R10 a draft about an expiring request that is published meanwhile goes with it', async () => {
    const request = await addExpiredRequest();
    const draft = await addDraft(request);
    open = await other.db.startTransaction().execute();
    const published = { state: MessageState.published, published_at: new Date().toISOString() };
    await open.updateTable('message').set(published).where('id', '=', draft).execute();
    const purged = purge();
    await untilWaiting(1);
    // As `bindToStays` does: in the other order than a purge would without its locks.
    await open
      .updateTable('message_device')
      .set({ stay_id: null })
      .where('message_id', '=', draft)
      .execute();
    await open.commit().execute();
    await purged;
    expect(failures).toEqual([]);
    expect(await requestIds()).toEqual([]);
  });

  it('R10 a step that ends in a deadlock is done again', async () => {
    const request = await addExpiredRequest();
    const draft = await addDraft(request);
    open = await other.db.startTransaction().execute();
    // The purge is the one that PostgreSQL ends.
    await sql`set local deadlock_timeout = '5s'`.execute(open);
    await sql`select 1 from message where id = ${draft} for update`.execute(open);
    const purged = purge();
    await untilWaiting(1);
    await sql`select 1 from service_request where id = ${request} for update`.execute(open);
    await open.commit().execute();
    await purged;
    expect(failures).toEqual([]);
    expect(await requestIds()).toEqual([]);
  });

  it('R10 a project whose purge fails stops no other, and the log names it', async () => {
    const { project, foreign } = server;
    const kept = await addExpiredRequest(project);
    await addExpiredRequest(foreign);
    const { db } = server;
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused'; end $$`.execute(db);
    await sql`create trigger refuse before delete on service_request for each row
      when (old.project_id = ${sql.lit(project.id)}) execute function refuse()`.execute(db);
    await purge();
    await sql`drop trigger refuse on service_request`.execute(db);
    expect(failures).toEqual(['purge']);
    expect([await requestIds(project), await requestIds(foreign)]).toEqual([[kept], []]);
  });
});
