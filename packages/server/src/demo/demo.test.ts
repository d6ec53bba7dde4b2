import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@concierge/contract/constants';
import { canceledLogUserIds } from '@concierge/contract/requestRules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyPassword } from '../auth/passwords.ts';
import { migrate } from '../database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../database/open.ts';
import { tokenHash } from '../lib/tokens.ts';
import { ON_POSTGRES } from '../testing/postgres.ts';
import { sharedPostgres } from '../testing/sharedPostgres.ts';
import { DEMO_PASSWORD } from './demoProject.ts';
import { DEMO_TEXTS, type DemoTexts } from './demoTexts.ts';
import { provisionDemo } from './provisionDemo.ts';

const NOW = new Date('2026-03-02T09:30:00.000Z');
let dataDir: string;
let database: OpenDatabase;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'concierge-demo-'));
  database = await openDatabase({ databaseUrl: null, dataDir });
  await migrate(database);
  await provisionDemo(database.db, { now: NOW });
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
      expect(canceled_by !== null).toBe(state_id === 3);
      expect(canceledLogUserIds(request.canceled_log)).toEqual(
        expect.arrayContaining(canceled_by === null ? [] : [canceled_by]),
      );
    }
    const ids = requests.map(({ created_at }) => created_at);
    expect(ids).toEqual(ids.toSorted());
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

  /** What a demo made anew is, on a database of its own. */
  async function demoIn(language: Language) {
    const folder = await mkdtemp(join(tmpdir(), 'concierge-demo-'));
    const other = await openDatabase({ databaseUrl: null, dataDir: folder });
    await migrate(other);
    await provisionDemo(other.db, { language, now: NOW });
    const content = await contentOf(other.db);
    await other.close();
    await rm(folder, { recursive: true, force: true });
    return content;
  }

  async function contentOf(db: OpenDatabase['db']) {
    return {
      services: await db.selectFrom('service').selectAll().orderBy('id').execute(),
      devices: await db
        .selectFrom('device')
        .selectAll()
        .orderBy('id')
        .execute()
        // The key of the revoked one is nobody's.
        .then((rows) => without(rows, ['key_hash'])),
      requests: await db.selectFrom('service_request').selectAll().orderBy('id').execute(),
      messages: await db.selectFrom('message').selectAll().orderBy('id').execute(),
    };
  }

  it.each(['tr', 'cs'] as const)(
    'K6 is in %s the same demo, all its texts translated',
    async (language) => {
      const demo = await demoIn(language);
      const english = await contentOf(database.db);
      // The same rows, but for what people have written.
      const { service, device, request, message } = TEXT_COLUMNS;
      expect(without(demo.services, service)).toEqual(without(english.services, service));
      expect(without(demo.devices, device)).toEqual(without(english.devices, device));
      expect(without(demo.requests, request)).toEqual(without(english.requests, request));
      expect(without(demo.messages, message)).toEqual(without(english.messages, message));
      const notes = new Set(english.requests.map(({ note }) => note));
      expect(demo.requests.filter(({ note }) => note !== null && notes.has(note))).toEqual([]);
      const texts = new Set(english.messages.map((row) => row.message));
      expect(demo.messages.filter((row) => texts.has(row.message))).toEqual([]);
      expect(demo.devices[0]?.name).toBe(DEMO_TEXTS[language].room(101));
      expect(demo.services.map(({ service_name }) => service_name)).toEqual(
        Object.values(DEMO_TEXTS[language].services).map(({ name }) => name),
      );
    },
  );

  it('has as many texts of a kind in every language, and no service of one name with another', () => {
    const counts = ({ services, ...lists }: DemoTexts) => ({
      notes: Object.values(services).map(({ notes }) => notes.length),
      lists: Object.values(lists).map((list) => (Array.isArray(list) ? list.length : 1)),
    });
    for (const texts of Object.values(DEMO_TEXTS)) {
      expect(counts(texts)).toEqual(counts(DEMO_TEXTS.en));
      expect(new Set(Object.values(texts.services).map(({ name }) => name)).size).toBe(12);
    }
  });
});

/** What people have written. */
const TEXT_COLUMNS = {
  service: ['service_name'],
  device: ['name', 'group_name'],
  request: ['note'],
  message: ['title', 'message'],
} as const;

/** The rows without these columns. */
function without<Row extends object>(rows: readonly Row[], columns: readonly (keyof Row)[]) {
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).filter(([name]) => !columns.includes(name as keyof Row)),
    ),
  );
}
