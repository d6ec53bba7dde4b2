import { randomUUID } from 'node:crypto';
import { paths } from '@concierge/contract/paths';
import { RequestState } from '@concierge/contract/requestStates';
import { type RawBuilder, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Answer } from '../testing/caller.ts';
import { serverForTests, signedIn } from '../testing/eachDatabase.ts';
import { beside } from '../testing/lockWaits.ts';
import { rowsOf } from '../testing/rows.ts';
import { DatabaseUnavailable } from './failures.ts';
import { inTransaction } from './inTransaction.ts';

describe('a call that PostgreSQL ends in a deadlock', () => {
  const server = serverForTests({}, 'PostgreSQL');
  const admin = signedIn(server, 'admin');

  const projectRow = () => sql`select 1 from project where id = ${server().project.id}`;
  /** As a change does that numbers its events. */
  const project = () => sql`${projectRow()} for no key update`;
  const device = () => sql`select 1 from device where id = ${server().project.devices[0].id}`;
  const sessions = () =>
    sql`select 1 from session where user_id = ${server().project.users.colleague}`;
  const request = (id: number) => sql`select 1 from service_request where id = ${id}`;

  /** Runs the call beside a transaction that locks one row before it and another one after it. */
  const inDeadlock = (
    first: RawBuilder<unknown>,
    call: () => Promise<Answer>,
    second: RawBuilder<unknown>,
  ) =>
    beside(server().db, {
      begins: async (trx) => {
        // The call is the one that PostgreSQL ends.
        await sql`set local deadlock_timeout = '5s'`.execute(trx);
        await first.execute(trx);
      },
      work: call,
      goesOn: (trx) => sql`${second} for update`.execute(trx),
    });

  const deadlocks = async () => {
    const { rows } = await sql<{ deadlocks: number }>`select deadlocks
      from pg_stat_database where datname = current_database()`.execute(server().db);
    return rows[0]?.deadlocks ?? 0;
  };

  interface Attempt {
    first: RawBuilder<unknown>;
    call: () => Promise<Answer>;
    second: RawBuilder<unknown>;
  }
  it.each<[string, () => Promise<Attempt>]>([
    [
      'a guest’s request',
      async () => {
        const { project: own } = server();
        const note = randomUUID();
        const body = { service_id: own.services[0], note };
        const headers = { 'idempotency-key': note };
        const guest = server().device(own.devices[0]);
        const call = () => guest.post(paths.deviceRequests(), body, { headers });
        return { first: project(), call, second: device() };
      },
    ],
    [
      'a change of state',
      async () => {
        const { id } = await server().request();
        const body = { state_id: RequestState.approved };
        const call = () => admin.post(paths.requestUpdate(server().project.id, id), body);
        return { first: project(), call, second: request(id) };
      },
    ],
    [
      'a staff note',
      async () => {
        const { id } = await server().request();
        const call = () => admin.post(paths.staffNote(server().project.id, id), { text: 'Late' });
        return { first: project(), call, second: request(id) };
      },
    ],
    [
      'a message',
      async () => {
        const { project: own } = server();
        const device_serial_id = [own.devices[0].serialId];
        const body = { type: 1, title: 'Title', message: 'Text', device_serial_id };
        const call = () => admin.post(paths.messageCreate(own.id), body);
        return { first: project(), call, second: device() };
      },
    ],
    [
      'signing out',
      async () => {
        const colleague = await server().signIn('colleague');
        const call = () => colleague.get(paths.logout());
        return { first: sql`${projectRow()} for update`, call, second: sessions() };
      },
    ],
  ])('U64 %s is done once, and its caller reads nothing of it', async (_, prepare) => {
    const { first, call, second } = await prepare();
    const before = await rowsOf(server().db, 'event', { project_id: server().project.id });
    const deadlocksBefore = await deadlocks();
    const answer = await inDeadlock(first, call, second);
    expect(answer.status).toBeGreaterThanOrEqual(200);
    expect(answer.status).toBeLessThan(300);
    // PostgreSQL counts late: the one of another test may come meanwhile.
    await expect.poll(deadlocks).toBeGreaterThan(deadlocksBefore);
    const after = await rowsOf(server().db, 'event', { project_id: server().project.id });
    expect(after.length - before.length).toBeLessThanOrEqual(1);
  });

  it('U64 what is ended again and again is given up after five times, as a database that is busy', async () => {
    let attempts = 0;
    const ended = inTransaction(server().db, async (trx) => {
      attempts += 1;
      await sql`do $$ begin raise sqlstate '40P01'; end $$`.execute(trx);
    });
    await expect(ended).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(attempts).toBe(5);
  });
});
