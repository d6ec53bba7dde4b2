import { MessageState, MessageType } from '@concierge/contract/messageStates';
import { paths } from '@concierge/contract/paths';
import { RequestState } from '@concierge/contract/requestStates';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Answer } from '../testing/caller.ts';
import { serverForTests, signedIn } from '../testing/eachDatabase.ts';
import { type Beside, beside } from '../testing/lockWaits.ts';
import { testBrowser } from '../testing/pushService.ts';
import { addRow, rowsOf, setRows } from '../testing/rows.ts';
import { type TestProject, requestRow } from '../testing/testProject.ts';
import { applyRetention } from './applyRetention.ts';

const LONG_AGO = '2020-03-02T08:00:00.000Z';

describe('retention beside others who write, on PostgreSQL', () => {
  const server = serverForTests({}, 'PostgreSQL');
  const admin = signedIn(server, 'admin');
  const failures: string[] = [];

  beforeAll(async () => {
    await setRows(server().db, 'project', { requests_months: 1, messages_months: 1 });
  });
  afterEach(() => {
    failures.length = 0;
  });

  const addExpiredRequest = (project: TestProject = server().project) =>
    addRow(server().db, 'service_request', {
      ...requestRow(project, LONG_AGO),
      state_id: RequestState.done,
      completed_at: LONG_AGO,
      approved_by: project.users.admin,
      completed_by: project.users.admin,
    });

  const draftOf = (request: number | null) => ({
    project_id: server().project.id,
    type: MessageType.message,
    state: MessageState.draft,
    title: 'Title',
    message: 'Text',
    user_id: server().project.users.admin,
    service_request_id: request,
    created_at: LONG_AGO,
  });

  async function addDraft(request: number | null): Promise<number> {
    const { project, db } = server();
    const id = await addRow(db, 'message', draftOf(request));
    const row = { project_id: project.id, message_id: id, device_id: project.devices[0].id };
    await db.insertInto('message_device').values(row).execute();
    return id;
  }

  const purge = () => {
    const error = (_: unknown, text: string) => void failures.push(text);
    const log = { warn: error, error } as never;
    return applyRetention({ database: server().database, now: () => new Date(), log });
  };

  const besideOther = <Result>(work: Beside<Result>) => beside(server().db, work);

  async function requestIds(project: TestProject = server().project): Promise<number[]> {
    const rows = await rowsOf(server().db, 'service_request', { project_id: project.id });
    return rows.map(({ id }) => id);
  }

  const GONE = { status: 404, body: { errorCode: 'not_found' } };
  const fields = { type: MessageType.message, title: 'Title', message: 'Text' };

  it.each(['a note', 'a message'])(
    'R10 %s written about an expiring request meanwhile goes with it, and later projects are purged',
    async (what) => {
      const { project, foreign } = server();
      const request_id = await addExpiredRequest();
      await addExpiredRequest(foreign);
      const about = { project_id: project.id, request_id, user_id: project.users.admin };
      const note = { ...about, text: 'Late', created_at: LONG_AGO, withdrawn_at: null };
      await besideOther({
        begins: (trx) =>
          what === 'a note'
            ? trx.insertInto('staff_note').values(note).execute()
            : trx.insertInto('message').values(draftOf(request_id)).execute(),
        work: purge,
      });
      expect(failures).toEqual([]);
      expect([await requestIds(), await requestIds(foreign)]).toEqual([[], []]);
    },
  );

  it.each<[string, (request: number) => Promise<Answer>]>([
    ['a note', (id) => admin.post(paths.staffNote(server().project.id, id), { text: 'Late' })],
    [
      'a message',
      (service_request_id) => {
        const device_serial_id = [server().project.devices[0].serialId];
        const body = { ...fields, device_serial_id, service_request_id };
        return admin.post(paths.messageCreate(server().project.id), body);
      },
    ],
  ])(
    'R10 who writes %s about a request that has just gone reads that it is gone',
    async (_, write) => {
      const request = await addExpiredRequest();
      const answer = await besideOther({
        begins: (trx) => trx.deleteFrom('service_request').where('id', '=', request).execute(),
        work: () => write(request),
      });
      expect(answer).toMatchObject(GONE);
    },
  );

  it.each<[string, (draft: number) => Promise<Answer>]>([
    ['published', (id) => admin.post(paths.messagePublish(server().project.id, id), {})],
    [
      'changed',
      (message_id) => {
        const device_serial_id = [server().project.devices[1].serialId];
        const body = { ...fields, device_serial_id, message_id };
        return admin.post(paths.messageUpdate(server().project.id), body);
      },
    ],
  ])('R10 a draft that has just gone and is %s is answered as gone', async (_, change) => {
    const draft = await addDraft(null);
    const answer = await besideOther({
      begins: async (trx) => {
        await trx.deleteFrom('message_device').where('message_id', '=', draft).execute();
        await trx.deleteFrom('message').where('id', '=', draft).execute();
      },
      work: () => change(draft),
    });
    expect(answer).toMatchObject(GONE);
  });

  it('R10 a session that ends while its browser subscribes is no failure of the server', async () => {
    const operator = await server().signIn('operator');
    const { operator: user_id } = server().project.users;
    const { subscription } = testBrowser('late');
    const { status } = await besideOther({
      begins: (trx) => trx.deleteFrom('session').where('user_id', '=', user_id).execute(),
      work: () => operator.post(paths.pushSubscribe(server().project.id), subscription),
    });
    expect(status).toBe(404);
  });

  it('R10 a draft about an expiring request that is published meanwhile goes with it', async () => {
    const draft = await addDraft(await addExpiredRequest());
    const published = { state: MessageState.published, published_at: new Date().toISOString() };
    await besideOther({
      begins: (trx) => setRows(trx, 'message', published, { id: draft }),
      work: purge,
      // As `bindToStays` does: in the other order than a purge would without its locks.
      goesOn: (trx) => setRows(trx, 'message_device', { stay_id: null }, { message_id: draft }),
    });
    expect(failures).toEqual([]);
    expect(await requestIds()).toEqual([]);
  });

  it('R10 a step that ends in a deadlock is done again', async () => {
    const request = await addExpiredRequest();
    const draft = await addDraft(request);
    await besideOther({
      begins: async (trx) => {
        // The purge is the one that PostgreSQL ends.
        await sql`set local deadlock_timeout = '5s'`.execute(trx);
        await sql`select 1 from message where id = ${draft} for update`.execute(trx);
      },
      work: purge,
      goesOn: (trx) =>
        sql`select 1 from service_request where id = ${request} for update`.execute(trx),
    });
    expect(failures).toEqual([]);
    expect(await requestIds()).toEqual([]);
  });

  it('R10 a project whose purge fails stops no other, and the log names it', async () => {
    const { project, foreign } = server();
    const kept = await addExpiredRequest(project);
    await addExpiredRequest(foreign);
    const { db } = server();
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
