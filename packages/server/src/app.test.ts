import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { purgeExpired } from './purgeExpired.ts';
import { startTestServer, type TestServer } from './testing/testServer.ts';

describe('the wired server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ config: { rateLimit: 20 } });
  });
  afterAll(() => server.close());

  it('limits the calls of an address, with a retry-after', async () => {
    const answers = [];
    for (let call = 0; call < 25; call += 1) answers.push(await server.anonymous.get('/api/auth'));
    const last = answers.at(-1);
    expect([last?.status, last?.body]).toEqual([429, { errorCode: 'too_many_requests' }]);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('counts on when the clock is set back, and no longer than a minute', async () => {
    const real = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => real() - 2 * 60 * 60_000);
    const { status, headers } = await server.anonymous.get('/api/auth');
    vi.restoreAllMocks();
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });

  it('removes expired sessions and old sign-in attempts', async () => {
    const { db, clock } = server;
    const at = clock.now().toISOString();
    await db
      .insertInto('session')
      .values({
        id_hash: 'expired',
        user_id: server.project.users.admin,
        created_at: at,
        last_seen_at: at,
        expires_at: at,
        user_agent: null,
        address: '::1',
      })
      .execute();
    await db
      .insertInto('sign_in_attempt')
      .values({ key: 'old', failures: 3, last_at: at })
      .execute();
    clock.advance(2 * 60 * 60 * 1000);
    await purgeExpired({ db, now: clock.now });
    expect(await db.selectFrom('session').selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('sign_in_attempt').selectAll().execute()).toEqual([]);
  });
});
