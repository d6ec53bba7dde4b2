import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { withDatabase } from '../database/open.ts';
import { findingsIn } from '../testing/findings.ts';
import { folderForTests } from '../testing/folders.ts';
import { runCliWith } from '../testing/runCli.ts';
import { sharedPostgres } from '../testing/sharedPostgres.ts';

const folder = folderForTests();
const postgres = sharedPostgres();
afterAll(() => postgres.stop());

const check = (databaseUrl: string) =>
  runCliWith({ DATABASE_URL: databaseUrl, PORT: '0', PUSH_CONTACT: 'mailto:a@b.example' }, 'check');

it('R32 checks a PostgreSQL before its first server, and migrates nothing', async () => {
  const databaseUrl = await postgres.createDatabase();
  const outcome = await check(databaseUrl);
  expect([outcome.code, outcome.stderr]).toEqual([0, '']);
  expect(findingsIn(outcome)).toEqual({
    database: expect.stringMatching(/^ok: PostgreSQL at \S+, version \d+/),
    encoding: 'ok: UTF8',
    clock: 'ok: that of PostgreSQL agrees with this machine',
    migrations: expect.stringMatching(/^warning: pending: 0001_first, /),
  });
  const location = { databaseUrl, dataDir: '' };
  const tables = await withDatabase(location, ({ db }) => db.introspection.getTables());
  expect(tables).toEqual([]);
});

it('R32 checks a PostgreSQL that is in use and backed up', async () => {
  const databaseUrl = await postgres.createDatabase();
  const env = { DATABASE_URL: databaseUrl, PORT: '0' };
  await runCliWith(env, 'provision', 'project', '--code', 'grand', '--name', 'Grand');
  await runCliWith(env, 'backup', '--folder', folder);
  const outcome = await check(databaseUrl);
  expect(outcome.code).toBe(0);
  expect(findingsIn(outcome)).toMatchObject({
    migrations: 'ok: none is pending',
    backup: expect.stringMatching(/^ok: .+, 0 hours old$/),
    push: expect.stringMatching(/^ok/),
  });
});

it('R32 names an encoding that cannot hold every language', async () => {
  const options = `encoding 'LATIN1' locale 'C' template template0`;
  const outcome = await check(await postgres.createDatabase(options));
  expect(outcome.code).toBe(1);
  expect(findingsIn(outcome)['database']).toMatch(/^error: .*encoding LATIN1/);
});

it('R32 names a PostgreSQL that cannot be reached, in one line without its password', async () => {
  const { code, stdout } = await check('postgres://concierge:secret@127.0.0.1:1/concierge');
  expect([code, stdout]).toEqual([
    1,
    expect.stringMatching(/^error +database +.*ECONNREFUSED.*\n$/),
  ]);
  expect(stdout).not.toContain('secret');
});

it('R32 names a clock that differs', async () => {
  const databaseUrl = await postgres.createDatabase();
  // As a PostgreSQL whose clock is an hour ahead would answer.
  await withDatabase({ databaseUrl, dataDir: '' }, async ({ db }) => {
    await sql`create function clock_timestamp() returns timestamptz language sql
      as $$ select pg_catalog.clock_timestamp() + interval '1 hour' $$`.execute(db);
    await sql
      .raw(
        `alter database ${new URL(databaseUrl).pathname.slice(1)} set search_path = public, pg_catalog`,
      )
      .execute(db);
  });
  const outcome = await check(databaseUrl);
  expect(outcome.code).toBe(1);
  expect(findingsIn(outcome)['clock']).toMatch(/^error: that of PostgreSQL is 3600 s ahead of/);
});
