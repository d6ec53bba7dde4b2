import { paths } from '@concierge/contract/paths';
import type { PushKeyAnswer } from '@concierge/contract/push';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SESSION_MS } from '../auth/sessions.ts';
import type { Caller } from '../testing/caller.ts';
import { describeOnEachDatabase } from '../testing/eachDatabase.ts';
import {
  type PushService,
  type TestBrowser,
  startPushService,
  testBrowser,
} from '../testing/pushService.ts';
import { createPush } from './push.ts';
import type { PushPayload } from './pushPayload.ts';

let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());

describeOnEachDatabase(
  'whether notifications arrive',
  (server) => {
    let operator: Caller;
    let admin: Caller;
    const subscribe = async (caller: Caller, name: string) => {
      const browser = testBrowser(name);
      const answer = await caller.post(
        paths.pushSubscribe(server().project.id),
        browser.subscription,
      );
      expect(answer.status).toBe(204);
      return browser;
    };
    const received = (name: string, browser: TestBrowser): PushPayload[] =>
      service.deliveries
        .filter(({ path }) => path === `/${name}`)
        .map(({ body }) => JSON.parse(browser.read(body)) as PushPayload);

    beforeEach(async () => {
      await server().db.deleteFrom('push_subscription').execute();
      service.deliveries.length = 0;
      service.answers.clear();
      operator = await server().signIn('operator');
      admin = await server().signIn('admin');
    });

    it('Y9 says once that notifications end when the session has expired', async () => {
      const browser = await subscribe(operator, 'away');
      const push = createPush({
        db: server().db,
        now: server().clock.now,
        log: server().app.log,
        contact: 'mailto:ops@example.com',
        transport: (endpoint, message) => service.transport(endpoint, message),
      });
      expect(await push.tellExpired(100)).toBe(0);
      server().clock.advance(SESSION_MS + 1);
      expect(await push.tellExpired(100)).toBe(1);
      expect(await push.tellExpired(100)).toBe(0);
      await push.settled();
      expect(received('away', browser)).toMatchObject([
        { tag: 'session', kind: 'session_ended', language: 'en' },
      ]);
      expect(await server().db.selectFrom('push_subscription').select('id').execute()).toEqual([]);
    });

    it('Y10 a refusal is known to its user and to admins until a notification arrives', async () => {
      await subscribe(operator, 'refused');
      await subscribe(admin, 'fine');
      service.answers.set('/refused', 403);
      const stateFor = async (caller: Caller) => {
        const { refused, refused_browsers } = (await caller.get<PushKeyAnswer>(paths.pushKey()))
          .body;
        return { refused, refused_browsers };
      };
      await server().request();
      await expect.poll(() => stateFor(operator)).toEqual({ refused: 403 });
      expect(await stateFor(admin)).toEqual({ refused: null, refused_browsers: 1 });
      service.answers.clear();
      await server().request();
      await expect.poll(() => stateFor(operator)).toEqual({ refused: null });
      expect(await stateFor(admin)).toEqual({ refused: null, refused_browsers: 0 });
    });
  },
  { pushTransport: (endpoint, message) => service.transport(endpoint, message) },
);
