import { paths } from '@concierge/contract/paths';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SESSION_MS } from '../auth/sessions.ts';
import { purgeExpired } from '../purgeExpired.ts';
import type { Caller } from '../testing/caller.ts';
import { describeOnEachDatabase } from '../testing/eachDatabase.ts';
import { testBrowser } from '../testing/pushService.ts';
import { PASSWORD } from '../testing/testProject.ts';

/** Endpoints that were sent to. */
let sent: string[] = [];
const pushTransport = async (endpoint: string) => {
  sent.push(endpoint);
  return { status: 201 };
};

describeOnEachDatabase(
  'push and sessions',
  (server) => {
    let operator: Caller;
    beforeEach(async () => {
      await server().db.deleteFrom('push_subscription').execute();
      sent = [];
      operator = await server().signIn('operator');
    });

    const subscribe = (name: string, caller = operator, project = server().project) =>
      caller.post(paths.pushSubscribe(project.id), testBrowser(name).subscription);
    const stored = async () =>
      (await server().db.selectFrom('push_subscription').select('endpoint').execute()).map(
        ({ endpoint }) => endpoint.split('/').at(-1),
      );
    const changePassword = async (caller: Caller) => {
      const { project } = server();
      const id = project.users.operator;
      const passwords = { password: PASSWORD, current_password: PASSWORD };
      const body = { id, username: 'operator', user_type: 2, ...passwords };
      return caller.write(paths.userUpdate(project.id, id), body);
    };

    const ENDS: readonly [string, readonly string[], () => Promise<unknown>][] = [
      ['signing out', ['other'], () => operator.get(paths.logout())],
      [
        'signing in again in the same browser',
        ['other'],
        () => {
          const body = { username: 'operator', password: PASSWORD, projectCode: 'house' };
          return operator.post(paths.login(), body);
        },
      ],
      [
        'a password changed by an admin',
        [],
        async () => changePassword(await server().signIn('admin')),
      ],
      ['a password changed by its owner', ['this'], () => changePassword(operator)],
      ['ending other sessions', ['this'], () => operator.post(paths.sessionsEndOthers(), {})],
    ];
    it.each(ENDS)('R8 %s ends the notifications of its sessions: %j are left', async (...row) => {
      const [, left, end] = row;
      expect((await subscribe('this')).status).toBe(204);
      await subscribe('other', await server().signIn('operator'));
      await end();
      expect(await stored()).toEqual(left);
    });

    it('R8 an expired session is not notified any more, and purged with its subscriptions', async () => {
      await subscribe('expired');
      server().clock.advance(SESSION_MS + 1);
      const colleague = await server().signIn('colleague');
      await subscribe('active', colleague);
      await server().request();
      await expect.poll(() => sent).toEqual(['https://push.example/active']);
      await purgeExpired({ db: server().db, now: server().clock.now });
      expect(await stored()).toEqual(['active']);
    });

    it('R8 the rows of a deleted user are deleted', async () => {
      const admin = await server().signIn('admin');
      const { project } = server();
      const created = { username: `for a day ${Date.now()}`, user_type: 2, password: PASSWORD };
      const { body } = await admin.post<{ id: number }>(paths.userCreate(project.id), created);
      await subscribe('leaving', await server().signIn(created.username));
      await admin.write(paths.userDelete(project.id), { id: body.id });
      expect(await stored()).toEqual([]);
    });

    it('R8 a browser can be unsubscribed by its user only', async () => {
      await subscribe('mine');
      const unsubscribe = (caller: Caller) =>
        caller.post(paths.pushUnsubscribe(server().project.id), {
          endpoint: 'https://push.example/mine',
        });
      expect((await unsubscribe(await server().signIn('colleague'))).status).toBe(204);
      expect(await stored()).toEqual(['mine']);
      expect((await unsubscribe(operator)).status).toBe(204);
      expect(await stored()).toEqual([]);
    });

    it('K3 a subscription cannot be taken over by a user of another project', async () => {
      await subscribe('ours');
      const { foreign } = server();
      const stranger = await server().signIn('operator', { project: foreign });
      const answer = await subscribe('ours', stranger, foreign);
      expect([answer.status, answer.body]).toEqual([409, { errorCode: 'endpoint_taken' }]);
      await server().request();
      await expect.poll(() => sent).toEqual(['https://push.example/ours']);
      // Not used any more, it may go to whoever signs in next at this browser.
      server().clock.advance(SESSION_MS + 1);
      const next = await server().signIn('operator', { project: foreign });
      expect((await subscribe('ours', next, foreign)).status).toBe(204);
    });
  },
  { pushTransport },
);

/** Of endpoints whose push service does not answer before the test ends. */
const DEAD = /\/dead-/;
let released = Promise.withResolvers<void>();

describeOnEachDatabase(
  'push services that do not answer',
  (server) => {
    beforeAll(() => {
      released = Promise.withResolvers();
    });
    afterAll(() => released.resolve());

    it('I6 the dead browsers of one user delay nobody else', async () => {
      sent = [];
      const subscribe = (caller: Caller, name: string) =>
        caller.post(paths.pushSubscribe(server().project.id), testBrowser(name).subscription);
      const operator = await server().signIn('operator');
      for (let index = 0; index < 20; index += 1) await subscribe(operator, `dead-${index}`);
      await subscribe(await server().signIn('colleague'), 'alive');
      await server().request();
      await expect.poll(() => sent).toContain('https://push.example/alive');
      expect(sent.filter((endpoint) => DEAD.test(endpoint)).length).toBeLessThan(20);
    });
  },
  {
    pushTransport: async (endpoint) => {
      sent.push(endpoint);
      if (DEAD.test(endpoint)) await released.promise;
      return { status: 201 };
    },
  },
);
