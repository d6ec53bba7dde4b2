import { paths } from '@concierge/contract/paths';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../testing/caller.ts';
import { serverForTests } from '../testing/eachDatabase.ts';
import { CONNECTIONS, openDatabase } from './open.ts';

/** More than may wait for a connection. */
const CALLS = 1_200;

describe('a server with more calls than PostgreSQL can take', () => {
  const server = serverForTests({}, 'PostgreSQL');

  it('R7 asks those beyond to come again, and serves the others', async () => {
    const guest = server().device(server().project.devices[0]);
    const body = { service_id: server().project.services[0] };
    const early = Promise.withResolvers<Answer>();
    const blocker = await openDatabase(server().location);
    const calls = await blocker.db.transaction().execute(async (trx) => {
      // Every new request waits for this row, and holds its connection meanwhile.
      await sql`select 1 from project where id = ${server().project.id} for update`.execute(trx);
      const sent = Array.from({ length: CALLS }, async () => {
        const answer = await guest.post(paths.deviceRequests(), body);
        early.resolve(answer);
        return answer;
      });
      await early.promise;
      return sent;
    });
    await blocker.close();
    const answers = await Promise.all(calls);
    const refused = answers.filter(({ status }) => status !== 201);
    expect((await early.promise).status).toBe(503);
    // How many depends on the machine: a call waits five seconds for its turn. Those that held a connection have it.
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(CONNECTIONS);
    for (const { status, body: problem, headers } of refused) {
      expect([status, problem]).toEqual([503, { errorCode: 'database_unavailable' }]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  }, 60_000);
});
