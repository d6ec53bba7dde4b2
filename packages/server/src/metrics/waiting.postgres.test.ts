import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { CONNECTIONS } from '../database/open.ts';
import { serverForTests } from '../testing/eachDatabase.ts';
import { createMetrics } from './metrics.ts';

const BEHIND = 5;
const metrics = createMetrics();
const server = serverForTests({ metrics }, 'PostgreSQL');

const waiting = async () =>
  Number(/^concierge_database_waiting (\d+)$/m.exec(await metrics.text())?.[1]);

it('R32 metrics have the calls that wait for a connection to PostgreSQL', async () => {
  expect(await waiting()).toBe(0);
  const sleep = sql`select pg_sleep(2)`;
  const calls = Array.from({ length: CONNECTIONS + BEHIND }, () => sleep.execute(server().db));
  await expect.poll(waiting).toBe(BEHIND);
  await Promise.all(calls);
  expect(await waiting()).toBe(0);
});
