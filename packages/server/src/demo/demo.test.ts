import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canceledLogUserIds } from '@concierge/contract/requestRules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyPassword } from '../auth/passwords.ts';
import { migrate } from '../database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../database/open.ts';
import { tokenHash } from '../lib/tokens.ts';
import { ON_POSTGRES } from '../testing/postgres.ts';
import { sharedPostgres } from '../testing/sharedPostgres.ts';
import { DEMO_PASSWORD, DEMO_QUIET_SERVICE } from './demoProject.ts';
import { provisionDemo } from './provisionDemo.ts';

const NOW = new Date('2026-03-02T09:30:00.000Z');
let dataDir: string;
let database: OpenDatabase;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'concierge-demo-'));
  database = await openDatabase({ databaseUrl: null, dataDir });
  await migrate(database);
  await provisionDemo(database.db, NOW);
});

afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

const count = async (table: 'service' | 'device' | 'app_user' | 'service_request' | 'message') =>
  (await database.db.selectFrom(table).select('id').execute()).length;

describe('the demo project', () => {
  it('K6 is created once', async () => {
    const before = await count('service_request');
    expect(await provisionDemo(database.db, NOW)).toBe(false);
    expect(await count('service_request')).toBe(before);
  });

  it('K6 has the documented services, rooms and users', async () => {
    expect(await count('service')).toBe(12);
    expect(await count('device')).toBe(40);
    const users = await database.db.selectFrom('app_user').selectAll().execute();
    expect(users.filter(({ user_type }) => user_type === 1)).toHaveLength(2);
    expect(users.filter(({ user_type }) => user_type === 2)).toHaveLength(4);
    for (const name of ['admin', 'operator']) {
      const user = users.find(({ username }) => username === name);
      expect(user?.lang).toBe('en');
      expect(await verifyPassword(DEMO_PASSWORD, user?.password_hash ?? null)).toBe(true);
    }
    const room = await database.db
      .selectFrom('device')
      .select('name')
      .where('key_hash', '=', tokenHash('demo-room-101'))
      .executeTakeFirst();
    expect(room?.name).toBe('Room 101');
  });

  it('has requests in all four states whose times and users agree with their history', async () => {
    const requests = await database.db.selectFrom('service_request').selectAll().execute();
    const history = await database.db.selectFrom('request_history').selectAll().execute();
    expect(requests.length).toBeGreaterThan(300);
    expect(new Set(requests.map(({ state_id }) => state_id))).toEqual(new Set([1, 2, 3, 4]));
    for (const request of requests) {
      const steps = history.filter(({ request_id }) => request_id === request.id);
      expect(steps.at(-1)?.to_state).toBe(request.state_id);
      const approval = steps.find(({ to_state }) => to_state === 2);
      expect(approval?.user_id ?? null).toBe(request.approved_by);
      const times = steps.map(({ created_at }) => created_at);
      expect(times).toEqual(times.toSorted());
      expect(times.every((time) => time <= NOW.toISOString())).toBe(true);
      const { state_id, approved_by, completed_by, canceled_by } = request;
      expect(completed_by).toBe(state_id === 4 ? approved_by : null);
      expect(canceled_by !== null).toBe(state_id === 3);
      expect(canceledLogUserIds(request.canceled_log)).toEqual(
        expect.arrayContaining(canceled_by === null ? [] : [canceled_by]),
      );
    }
    const ids = requests.map(({ created_at }) => created_at);
    expect(ids).toEqual(ids.toSorted());
  });

  it('C2 leaves one service without open requests, and every other with some', async () => {
    const open = await database.db
      .selectFrom('service')
      .leftJoin('service_request', (join) =>
        join
          .onRef('service_request.service_id', '=', 'service.id')
          .on('service_request.state_id', 'in', [1, 2]),
      )
      .select(['service.service_name', (eb) => eb.fn.count<number>('service_request.id').as('n')])
      .groupBy(['service.id', 'service.service_name'])
      .execute();
    const quiet = open.filter(({ n }) => n === 0).map(({ service_name }) => service_name);
    expect(quiet).toEqual([DEMO_QUIET_SERVICE]);
  });

  it('has drafts and published messages and invoices, read by some and not by others', async () => {
    const messages = await database.db.selectFrom('message').selectAll().execute();
    const kinds = new Set(messages.map(({ type, state }) => `${type}/${state}`));
    expect(kinds).toEqual(new Set(['1/1', '1/2', '2/1', '2/2']));
    const receipts = await database.db.selectFrom('message_device').selectAll().execute();
    const published = new Set(messages.filter(({ state }) => state === 2).map(({ id }) => id));
    expect(receipts.some(({ viewed_at }) => viewed_at === null)).toBe(true);
    const read = receipts.filter(({ viewed_at }) => viewed_at !== null);
    expect(read.length).toBeGreaterThan(50);
    expect(read.every(({ message_id }) => published.has(message_id))).toBe(true);
    const receivers = messages.map(
      ({ id }) => receipts.filter(({ message_id }) => message_id === id).length,
    );
    expect(Math.min(...receivers)).toBe(0);
    expect(Math.max(...receivers)).toBe(40);
  });

  it.each(ON_POSTGRES)(
    'K6 is the same on %s, and created once by two processes at once',
    async () => {
      const postgres = sharedPostgres();
      const databaseUrl = await postgres.createDatabase();
      const [one, two] = [
        await openDatabase({ databaseUrl, dataDir }),
        await openDatabase({ databaseUrl, dataDir }),
      ];
      await migrate(one);
      const made = await Promise.all([provisionDemo(one.db, NOW), provisionDemo(two.db, NOW)]);
      expect(made.filter(Boolean)).toHaveLength(1);
      const rows = (db: OpenDatabase['db']) =>
        db
          .selectFrom('service_request')
          .select(['state_id', 'service_date', 'note', 'approved_at', 'canceled_log'])
          .orderBy('id')
          .execute();
      // A failed attempt may have used up ids, so rows are compared without them.
      const withoutIds = (list: Awaited<ReturnType<typeof rows>>) =>
        list.map((row) => ({ ...row, canceled_log: row.canceled_log === null }));
      expect(withoutIds(await rows(two.db))).toEqual(withoutIds(await rows(database.db)));
      await Promise.all([one.close(), two.close()]);
      await postgres.stop();
    },
  );

  it('is the same every time', async () => {
    const other = await mkdtemp(join(tmpdir(), 'concierge-demo-'));
    const twin = await openDatabase({ databaseUrl: null, dataDir: other });
    await migrate(twin);
    await provisionDemo(twin.db, NOW);
    const rows = (db: OpenDatabase['db']) =>
      db.selectFrom('service_request').selectAll().orderBy('id').execute();
    expect(await rows(twin.db)).toEqual(await rows(database.db));
    await twin.close();
    await rm(other, { recursive: true, force: true });
  });
});
