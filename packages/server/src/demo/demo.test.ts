import { join } from 'node:path';
import { LANGUAGES } from '@concierge/contract/constants';
import { canceledLogUserIds } from '@concierge/contract/requestRules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyPassword } from '../auth/passwords.ts';
import { migrate } from '../database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../database/open.ts';
import { tokenHash } from '../lib/tokens.ts';
import { folderForTests } from '../testing/folders.ts';
import { ON_POSTGRES } from '../testing/postgres.ts';
import { sharedPostgres } from '../testing/sharedPostgres.ts';
import { DEMO_PASSWORD } from './demoProject.ts';
import { DEMO_TEXTS } from './demoTexts.ts';
import { provisionDemo } from './provisionDemo.ts';

const NOW = new Date('2026-03-02T09:30:00.000Z');
const dataDir = folderForTests();
let database: OpenDatabase;

beforeAll(async () => {
  database = await openDatabase({ databaseUrl: null, dataDir });
  await migrate(database);
  await provisionDemo(database.db, { now: NOW });
});

afterAll(() => database.close());

const count = async (table: 'service' | 'device' | 'app_user' | 'service_request' | 'message') =>
  (await database.db.selectFrom(table).select('id').execute()).length;

describe('the demo project', () => {
  it('K6 is created once', async () => {
    const before = await count('service_request');
    expect(await provisionDemo(database.db, { now: NOW })).toBe(false);
    expect(await count('service_request')).toBe(before);
  });

  it('K6 has the documented services, rooms and users', async () => {
    expect(await count('service')).toBe(12);
    expect(await count('device')).toBe(41);
    const all = await database.db.selectFrom('app_user').selectAll().execute();
    const users = all.filter(({ deleted_at }) => deleted_at === null);
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
    const handOvers = await database.db.selectFrom('request_hand_over').selectAll().execute();
    expect(requests.length).toBeGreaterThan(300);
    expect(new Set(requests.map(({ state_id }) => state_id))).toEqual(new Set([1, 2, 3, 4]));
    expect(new Set(requests.map(({ source }) => source)).size).toBe(3);
    for (const request of requests) {
      const steps = history.filter(({ request_id }) => request_id === request.id);
      expect(steps.at(-1)?.to_state).toBe(request.state_id);
      const approval = steps.find(({ to_state }) => to_state === 2);
      const given = handOvers.find(({ request_id }) => request_id === request.id);
      expect(given?.to_user_id ?? approval?.user_id ?? null).toBe(request.approved_by);
      expect(given?.from_user_id).toBe(given && approval?.user_id);
      const times = steps.map(({ created_at }) => created_at);
      expect(times).toEqual(times.toSorted());
      expect(times.every((time) => time <= NOW.toISOString())).toBe(true);
      const { state_id, approved_by, completed_by, canceled_by } = request;
      expect(completed_by).toBe(state_id === 4 ? approved_by : null);
      // Without a name: the guest did.
      expect(canceled_by).toBe(state_id === 3 ? (steps.at(-1)?.user_id ?? null) : null);
      expect(steps[0]?.user_id).toBe(request.created_by);
      expect(request.created_by === null).toBe(request.source === 'device');
      expect(canceledLogUserIds(request.canceled_log)).toEqual(
        expect.arrayContaining(canceled_by === null ? [] : [canceled_by]),
      );
    }
    const ids = requests.map(({ created_at }) => created_at);
    expect(ids).toEqual(ids.toSorted());
  });

  it('P1 has 90 days to report on, busier at weekends and slower in the evening', async () => {
    const rows = await database.db
      .selectFrom('service_request')
      .select(['service_date', 'approved_at'])
      .orderBy('service_date')
      .execute();
    const age = NOW.getTime() - Date.parse(rows[0]?.service_date ?? '');
    expect(Math.round(age / 86_400_000)).toBe(90);
    const requestsOn = (weekday: number) =>
      rows.filter(({ service_date }) => new Date(service_date).getUTCDay() === weekday).length;
    expect(requestsOn(6)).toBeGreaterThan(1.3 * requestsOn(2));
    const wait = (hours: readonly number[]) => {
      const waits = rows
        .filter(({ service_date }) => hours.includes(new Date(service_date).getUTCHours()))
        .filter((row) => row.approved_at !== null)
        .map((row) => Date.parse(row.approved_at ?? '') - Date.parse(row.service_date));
      return waits.reduce((sum, ms) => sum + ms, 0) / waits.length;
    };
    expect(wait([18, 19, 20])).toBeGreaterThan(2 * wait([7, 8, 9]));
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
      const made = await Promise.all([
        provisionDemo(one.db, { now: NOW }),
        provisionDemo(two.db, { now: NOW }),
      ]);
      expect(made.filter(Boolean)).toHaveLength(1);
      // A failed attempt may have used up ids, so rows are compared without them.
      const rows = (db: OpenDatabase['db']) =>
        db
          .selectFrom('service_request')
          .select(['state_id', 'service_date', 'note', 'approved_at'])
          .orderBy('id')
          .execute();
      expect(await rows(two.db)).toEqual(await rows(database.db));
      await Promise.all([one.close(), two.close()]);
      await postgres.stop();
    },
  );

  it.each(LANGUAGES.filter((language) => language !== 'en'))(
    'K6 is in %s the same demo, its texts translated',
    async (language) => {
      const other = await openDatabase({ databaseUrl: null, dataDir: join(dataDir, language) });
      await migrate(other);
      await provisionDemo(other.db, { language, now: NOW });
      const requestsOf = ({ db }: OpenDatabase) =>
        db.selectFrom('service_request').selectAll().orderBy('id').execute();
      const [requests, english] = [await requestsOf(other), await requestsOf(database)];
      // The same rows, but for what people have written.
      const unwritten = (rows: typeof english) =>
        rows.map((row) => ({ ...row, note: null, folded_note: null }));
      expect(unwritten(requests)).toEqual(unwritten(english));
      const notes = new Set(english.map(({ note }) => note));
      expect(requests.filter(({ note }) => note !== null && notes.has(note))).toEqual([]);
      const device = await other.db.selectFrom('device').select('name').executeTakeFirstOrThrow();
      expect(device.name).toBe(DEMO_TEXTS[language].room(101));
      const services = await other.db.selectFrom('service').select('service_name').execute();
      expect(services.map(({ service_name }) => service_name)).toEqual(
        Object.values(DEMO_TEXTS[language].services).map(({ name }) => name),
      );
      const beside = await other.db.selectFrom('service').select('service_names').execute();
      const named = LANGUAGES.filter((each) => each !== language);
      expect(
        beside.map(({ service_names }) => Object.keys(JSON.parse(service_names ?? '{}'))),
      ).toEqual(services.map(() => named));
      await other.close();
    },
  );
});
