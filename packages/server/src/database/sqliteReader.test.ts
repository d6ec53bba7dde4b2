import { paths } from '@concierge/contract/paths';
import type { RequestPage } from '@concierge/contract/requests';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { succeeded } from '../testing/caller.ts';
import { fillProject } from '../testing/fill.ts';
import { serverForTests } from '../testing/eachDatabase.ts';
import { startTestServer } from '../testing/testServer.ts';

const LIST = '?orderBy=note&direction=ASC&limit=1000&offset=120000';
const COLUMNS = sql.raw(
  'project_id, state_id, service_id, device_id, service_date, note, created_at',
);
const SLOW = sql`with recursive number (n) as (select 1 union all select n + 1 from number where n < 5000000)
  select count(*) as numbers from number`;
/** Calls that need only a moment each, while one list needs longer. */
const MEANWHILE = 6;

describe('a project with 128 000 requests on SQLite', () => {
  const server = serverForTests();
  beforeAll(async () => {
    const { db, project } = server();
    await fillProject(db, project, { requests: 1_000, messages: 0, others: 0 });
    for (let doubled = 0; doubled < 7; doubled += 1) {
      await sql`insert into service_request (${COLUMNS}) select ${COLUMNS} from service_request`.execute(
        db,
      );
    }
  }, 60_000);

  it('R5 lists its worst page without holding up other calls', async () => {
    const admin = await server().signIn('admin');
    const list = admin.post<RequestPage>(paths.requestQuery(server().project.id) + LIST, {});
    const ended = new AbortController();
    const listed = list.finally(() => ended.abort());
    let meanwhile = 0;
    while (!ended.signal.aborted) {
      await server().anonymous.read('/healthz');
      meanwhile += 1;
    }
    const { body } = succeeded(await listed);
    expect([body.totalCount, body.data.length]).toEqual([128_000, 1_000]);
    expect(meanwhile).toBeGreaterThan(MEANWHILE);
  });

  it('T1 answers a short statement while a long one runs', async () => {
    const { reader } = server().database;
    const short = () => sql`select 1`.execute(reader);
    // Two at once, so that both threads have started.
    await Promise.all([short(), short()]);
    const order: string[] = [];
    await Promise.all([
      SLOW.execute(reader).then(() => order.push('long')),
      short().then(() => order.push('short')),
    ]);
    expect(order).toEqual(['short', 'long']);
  });

  it('lists a request as soon as it is acknowledged', async () => {
    const admin = await server().signIn('admin');
    for (let round = 0; round < 20; round += 1) {
      const { id } = await server().request();
      const path = paths.requestQuery(server().project.id);
      const body = await admin.write<RequestPage>(path, {});
      expect(body.data[0]?.id).toBe(id);
    }
  });

  it('answers what it was asked before it closes', async () => {
    const other = await startTestServer();
    const answer = SLOW.execute(other.database.reader);
    await other.close();
    expect((await answer).rows).toEqual([{ numbers: 5_000_000 }]);
  });

  it('names what is wrong with a statement, and goes on', async () => {
    const { reader } = server().database;
    await expect(sql`select no_such`.execute(reader)).rejects.toThrow('no such column: no_such');
    await expect(sql`delete from service_request`.execute(reader)).rejects.toThrow('readonly');
    expect((await sql`select 1 as one`.execute(reader)).rows).toEqual([{ one: 1 }]);
  });
});
