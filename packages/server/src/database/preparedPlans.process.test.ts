import { CompiledQuery, sql } from 'kysely';
import type { RequestSortColumn } from '@concierge/contract/requestColumns';
import type { RequestFilter } from '@concierge/contract/requests';
import { beforeAll, describe, expect, it } from 'vitest';
import { NameIndex } from '../names/nameIndex.ts';
import { listRequests } from '../features/requests/requestLists.ts';
import { findRequest } from '../features/requests/requestQueries.ts';
import { fillProject } from '../testing/fill.ts';
import { addTestProject } from '../testing/testProject.ts';
import { serverForTests } from '../testing/eachDatabase.ts';
import type { RanStatement } from './open.ts';

const ran: RanStatement[] = [];
const onStatement = (statement: RanStatement) => ran.push(statement);
const server = serverForTests({ onStatement }, 'PostgreSQL');

describe('statements on PostgreSQL', () => {
  const names = () => server().db.selectFrom('device').select('name').execute();

  it('Y20 of many tables are planned once for all values', async () => {
    const { id } = await server().request();
    const plans = await server()
      .db.connection()
      .execute(async (connection) => {
        for (let made = 0; made < 12; made += 1) {
          await findRequest(connection, server().project.id, id);
        }
        const { rows } = await sql<{ generic_plans: number; custom_plans: number }>`
        select generic_plans, custom_plans from pg_prepared_statements
        where statement like 'select "service_request"."id"%'
        order by generic_plans desc limit 1`.execute(connection);
        return rows[0];
      });
    expect(plans?.custom_plans).toBe(5);
    expect(plans?.generic_plans).toBeGreaterThanOrEqual(7);
  });

  it.each([
    ['a migration changed what they answer', 'alter table device alter column name type varchar'],
    ['a pooler gave the connection another one of the server', 'deallocate all'],
  ])('Y20 go on after %s', async (_what, statement) => {
    const before = await names();
    await server().db.executeQuery(CompiledQuery.raw(statement));
    expect(await names()).toEqual(before);
    expect(await names()).toEqual(before);
  });

  it('Y20 a transaction whose plan is lost is refused as one to repeat, and then succeeds', async () => {
    const change = () =>
      server()
        .db.transaction()
        .execute(async (trx) => {
          await sql`select 1`.execute(trx);
          return trx.selectFrom('service').select('service_name').execute();
        });
    const before = await change();
    await server().db.executeQuery(
      CompiledQuery.raw('alter table service alter column service_name type varchar'),
    );
    await expect(change()).rejects.toMatchObject({
      status: 503,
      errorCode: 'database_unavailable',
    });
    expect(await change()).toEqual(before);
  });
});

/** Pages of 8 kB that a list reads with the plan that was made for all values. */
async function pagesOf(filter: RequestFilter, orderBy: RequestSortColumn): Promise<number> {
  const { users, id } = server().project;
  const user = { id: users.admin, project_id: id, lang: 'en', user_type: 1, username: 'admin' };
  ran.length = 0;
  const { database } = server();
  const names = new NameIndex(database.reader);
  await listRequests({ database, names }, user as Parameters<typeof listRequests>[1], {
    filter,
    orderBy,
    limit: 50,
    offset: 0,
  });
  const list = ran.find((statement) => statement.sql.includes('"total_count"'));
  if (!list) throw new Error('No list was read');
  return server()
    .db.connection()
    .execute(async (connection) => {
      const run = (text: string) => connection.executeQuery<PlanRow>(CompiledQuery.raw(text));
      const values = list.parameters.map((value) =>
        typeof value === 'number' ? String(value) : `'${String(value)}'`,
      );
      await run('set plan_cache_mode = force_generic_plan');
      await run(`prepare list as ${list.sql}`);
      const { rows } = await run(
        `explain (analyze, buffers, format json) execute list(${values.join(',')})`,
      );
      await run('deallocate list');
      await run('reset plan_cache_mode');
      const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
      return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
    });
}

interface PlanRow {
  'QUERY PLAN': { Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }[];
}

/** A full read of 100,000 requests takes 2,000 pages; to count 70,000 of them in an index takes up to 800. */
const FEW_PAGES = 1_000;

describe('lists of 100,000 requests on PostgreSQL', () => {
  const houses: [string, () => Promise<void>][] = [
    [
      'in one project',
      () =>
        fillProject(server().db, server().project, { requests: 100_000, messages: 0, others: 0 }),
    ],
    [
      'beside 48 other projects',
      async () => {
        for (let at = 0; at < 48; at += 1) {
          const other = await addTestProject(server().db, `house-${at}`);
          await fillProject(server().db, other, { requests: 500, messages: 0, others: 0 });
        }
      },
    ],
  ];

  describe.each(houses)('%s', (_where, fill) => {
    beforeAll(async () => {
      await fill();
      await sql`vacuum analyze`.execute(server().db);
    }, 60_000);

    it.each([
      ['waiting', [1], 'id'],
      ['approved', [2], 'id'],
      ['canceled', [3], 'id'],
      ['completed', [4], 'id'],
      ['open', [1, 2], 'id'],
      ['approved, by the time of approval', [2], 'approved_at'],
      ['completed, by the time of approval', [4], 'approved_at'],
    ] as const)('Y20 few pages are read for those that are %s', async (_what, states, orderBy) => {
      expect(await pagesOf({ 'state_id in': [...states] }, orderBy)).toBeLessThan(FEW_PAGES);
    });
  });
});
