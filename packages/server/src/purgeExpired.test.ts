import { expect, it } from 'vitest';
import { ROWS_PER_STEP } from './lib/inSteps.ts';
import { purgeExpired } from './purgeExpired.ts';
import { describeOnEachDatabase } from './testing/eachDatabase.ts';
import { addRows } from './testing/rows.ts';

const EXPIRED = 2 * ROWS_PER_STEP + 1;
const LONG_AGO = '2026-01-01T00:00:00.000Z';

const deletions: string[] = [];

describeOnEachDatabase(
  'purging what has expired',
  (server) => {
    it('T1 deletes all of it, some at a time, and nothing else', async () => {
      const { db, project } = server();
      const user_id = project.users.helena;
      await addRows(db, 'session', EXPIRED, (number) => ({
        id_hash: `old-${number}`,
        user_id,
        created_at: LONG_AGO,
        last_seen_at: LONG_AGO,
        expires_at: LONG_AGO,
        address: '127.0.0.1',
      }));
      await addRows(db, 'sign_in_attempt', EXPIRED, (number) => ({
        key: `old-${number}`,
        failures: 1,
        last_at: LONG_AGO,
      }));
      await addRows(db, 'idempotency_key', EXPIRED, (number) => ({
        project_id: project.id,
        owner: `device:${number % 3}`,
        key: `old-${number}`,
        body_hash: 'hash',
        answer: '{}',
        created_at: LONG_AGO,
      }));
      await server().signIn('operator');
      deletions.length = 0;
      await purgeExpired({ db, now: server().clock.now });
      for (const table of ['session', 'sign_in_attempt', 'idempotency_key'] as const) {
        const steps = deletions.filter((sql) => sql.includes(`from "${table}" where`));
        expect([table, steps.length]).toEqual([table, 3]);
        const rows = await db.selectFrom(table).selectAll().execute();
        expect(JSON.stringify(rows)).not.toContain('"old-');
      }
      expect(await db.selectFrom('session').selectAll().execute()).toHaveLength(1);
    });
  },
  {
    onStatement({ sql }) {
      if (sql.startsWith('delete')) deletions.push(sql);
    },
  },
);
