import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { writeBackupTime } from '../database/backupTime.ts';
import { setMeta } from '../database/meta.ts';
import { type OpenDatabase, withDatabase } from '../database/open.ts';
import { readVapidKeys } from '../push/vapidKeys.ts';
import { findingsIn } from '../testing/findings.ts';
import { folderForEach } from '../testing/folders.ts';
import { runCliWith } from '../testing/runCli.ts';
import { clockFinding } from './check/clock.ts';
import { diskFinding } from './check/checkMachine.ts';

const DAY_MS = 24 * 60 * 60_000;
const LAST = sql`delete from migration where name = (select max(name) from migration)`;

const folder = folderForEach();
const settings = () => ({
  DATA_DIR: folder(),
  PORT: '0',
  PUSH_CONTACT: 'mailto:ops@example.com',
});
const file = () => join(folder(), 'concierge.sqlite');
const check = () => runCliWith(settings(), 'check');
const inDatabase = (work: (database: OpenDatabase) => Promise<unknown>) =>
  withDatabase({ databaseUrl: null, dataDir: folder() }, work);

/** A database as it is in use, with a backup. */
async function setUp(): Promise<void> {
  await runCliWith(settings(), 'provision', 'project', '--code', 'grand', '--name', 'Grand');
  const { code, stderr } = await runCliWith(
    settings(),
    'backup',
    '--to',
    join(folder(), 'saved.sqlite'),
  );
  expect([code, stderr]).toEqual([0, '']);
}

describe('concierge check on SQLite', () => {
  it('R32 finds nothing wrong in a database that is migrated and backed up', async () => {
    await setUp();
    const outcome = await check();
    const { disk, ...found } = findingsIn(outcome);
    expect(found).toEqual({
      database: `ok: SQLite in ${folder()}, not damaged`,
      migrations: 'ok: none is pending',
      backup: expect.stringMatching(/^ok: the last one is of \S+Z, 0 hours old$/),
      push: 'ok: keys are made at first use, contact mailto:ops@example.com',
    });
    // What the machine of the test has.
    expect(disk).toMatch(/^\w+: \d+ MiB free for /);
    expect([outcome.stderr, outcome.code]).toEqual(['', Number(disk?.startsWith('error'))]);
  });

  it('R32 names a folder without a database, and creates none', async () => {
    const outcome = await check();
    expect(findingsIn(outcome)['database']).toMatch(/^error: there is none in /);
    expect([outcome.code, existsSync(file())]).toEqual([1, false]);
  });

  it('R32 names a damaged file', async () => {
    await setUp();
    const bytes = readFileSync(file());
    writeFileSync(file(), bytes.fill(1, 4096, 12 * 4096));
    const outcome = await check();
    expect(findingsIn(outcome)['database']).toMatch(/^error: \S+ is damaged, restore a backup: /);
    expect([outcome.code, outcome.stderr]).toEqual([1, '']);
  });

  it.each<[string, (database: OpenDatabase) => Promise<unknown>, string, RegExp]>([
    ['a pending migration', ({ db }) => LAST.execute(db), 'migrations', /^warning: pending: 0\w+;/],
    [
      'a newer database',
      ({ db }) => sql`insert into migration values ('9999_later', '')`.execute(db),
      'database',
      /^error: .*newer version.*9999_later/,
    ],
    [
      'an old backup',
      ({ db }) => writeBackupTime(db, new Date(Date.now() - 3 * DAY_MS)),
      'backup',
      /^warning: .+, 72 hours old: /,
    ],
    ['no backup', ({ db }) => db.deleteFrom('meta').execute(), 'backup', /^warning: none /],
    [
      'push keys that are no pair',
      async ({ db }) => {
        const { publicKey } = await readVapidKeys(db);
        await db.deleteFrom('meta').execute();
        const { privateKey } = await readVapidKeys(db);
        await setMeta(db, 'push_keys', JSON.stringify({ publicKey, privateKey }));
      },
      'push',
      /^error: the keys in table meta /,
    ],
    [
      'push keys that are a pair',
      async ({ db }) => readVapidKeys(db),
      'push',
      /^ok: the keys are a pair, /,
    ],
  ])('R32 sees %s', async (_what, prepare, about, text) => {
    await setUp();
    await inDatabase(prepare);
    const outcome = await check();
    const found = findingsIn(outcome);
    expect(found[about]).toMatch(text);
    const hasError = Object.values(found).some((line) => line.startsWith('error'));
    expect(outcome.code).toBe(Number(hasError));
  });

  it('R32 migrates nothing', async () => {
    await inDatabase(async () => undefined);
    expect(findingsIn(await check())['migrations']).toMatch(/^warning: pending: 0001_/);
    const tables = await inDatabase(({ db }) => db.introspection.getTables());
    expect(tables).toEqual([]);
  });

  it('R32 says when no contact for push services is set', async () => {
    await setUp();
    const outcome = await runCliWith({ ...settings(), PUSH_CONTACT: '' }, 'check');
    expect(findingsIn(outcome)['push']).toMatch(/^warning: PUSH_CONTACT is not set/);
  });

  it.each(['concierge.example', 'ftp://concierge.example', 'https://hotel.example/concierge/'])(
    'R32 refuses %s as the address of a site',
    async (url) => {
      const { code, stderr } = await runCliWith(settings(), 'check', '--url', url);
      expect([code, stderr]).toEqual([2, expect.stringMatching(/^--url must be an address like /)]);
    },
  );
});

const MIB = 1024 ** 2;

it.each([
  ['ok', 10_000, 10],
  ['warning', 900, 10],
  ['error', 90, 10],
  ['warning', 10_000, 6_000],
  ['error', 2_000, 9_000],
])('R32 %s of %i MiB free beside a database of %i', (level, free, database) => {
  expect(diskFinding('/data', free * MIB, database * MIB).level).toBe(level);
});

it.each([
  ['ok', 0],
  ['ok', 4_000],
  ['ok', -4_000],
  ['error', 61_000],
  ['error', -61_000],
])('R32 %s of a clock that is %i ms ahead', (level, ahead) => {
  const between = { start: 1_000_000, end: 1_001_000 };
  expect(clockFinding('PostgreSQL', 1_000_500 + ahead, between).level).toBe(level);
});
