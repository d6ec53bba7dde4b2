import { paths } from '@concierge/contract/paths';
import type { PushKeyAnswer } from '@concierge/contract/push';
import { beforeEach, describe, expect, it } from 'vitest';
import { SESSION_MS } from '../auth/sessions.ts';
import type { Caller } from '../testing/caller.ts';
import { describeOnEachDatabase } from '../testing/eachDatabase.ts';
import { PushService, testBrowser } from '../testing/pushService.ts';
import { rowOf, rowsOf } from '../testing/rows.ts';
import type { TestServer } from '../testing/testServer.ts';
import { createPush } from './push.ts';
import { type PushTransport, httpsTransport, isPublicAddress } from './sendHttps.ts';

const service = new PushService();
const { transport } = service;
const config = { pushContact: 'mailto:ops@example.com' };

const tests = (server: () => TestServer) => {
  let operator: Caller;
  let admin: Caller;
  beforeEach(async () => {
    await server().db.deleteFrom('push_subscription').execute();
    service.reset();
    operator = await server().signIn('operator');
    admin = await server().signIn('admin');
  });

  const subscribe = (body: unknown, person = operator) =>
    person.post(paths.pushSubscribe(server().project.id), body);
  async function subscribed(name: string, person = operator) {
    const browser = testBrowser(name);
    expect((await subscribe(browser.subscription, person)).status).toBe(204);
    return browser;
  }
  async function delivered(count: number): Promise<void> {
    await expect.poll(() => service.count).toBeGreaterThanOrEqual(count);
    expect(service.count).toBe(count);
  }
  const endpoints = async () =>
    (await rowsOf(server().db, 'push_subscription')).map(({ endpoint }) => endpoint).toSorted();
  const pushBy = (by: PushTransport) =>
    createPush({
      db: server().db,
      now: server().clock.now,
      log: server().app.log,
      contact: config.pushContact,
      transport: by,
    });

  it('I5 notifies a subscribed browser of a new request, readable by it alone', async () => {
    const browser = await subscribed('one');
    const { id } = await server().request({ note: 'Ice, please.' });
    await delivered(1);
    expect(service.readBy(browser)).toEqual([
      {
        title: 'Housekeeping',
        body: server().project.devices[0].name,
        note: 'Ice, please.',
        type: 'info',
        tag: `request-${id}`,
        request_id: id,
      },
    ]);
    expect(service.sentTo('one')[0]?.headers).toMatchObject({
      ttl: '3600',
      urgency: 'high',
      'content-encoding': 'aes128gcm',
    });
  });

  it('I5 signs with the key that browsers subscribe with, also after a restart', async () => {
    const { body } = await operator.get<PushKeyAnswer>(paths.pushKey());
    await subscribed('signed');
    await server().request();
    await delivered(1);
    const signed = service.sentTo('signed')[0]?.headers['authorization'] ?? '';
    const [, claims = '', key] = /^vapid t=[^.]+\.([^.]+)\.\S+, k=(\S+)$/.exec(signed) ?? [];
    expect(key).toBe(body.publicKey);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: 'https://push.example',
      sub: config.pushContact,
    });
    const stored = await rowOf(server().db, 'meta', { key: 'push_keys' });
    expect(stored.value).toContain(body.publicKey);
  });

  it.each([404, 410])(
    'I5 I6 deletes a subscription that the service answers with %i, and no other',
    async (status) => {
      for (const name of ['gone', 'broken', 'kept']) await subscribed(name);
      service.answers.set('gone', status);
      service.answers.set('broken', 500);
      await server().request();
      await delivered(3);
      const kept = ['broken', 'kept'].map((name) => `https://push.example/${name}`);
      await expect.poll(endpoints).toEqual(kept);
    },
  );

  it('I5 a browser belongs to the user who subscribed it last', async () => {
    const { subscription } = await subscribed('shared');
    await subscribe(subscription, admin);
    const { user_id } = await rowOf(server().db, 'push_subscription');
    expect(user_id).toBe(server().project.users.admin);
  });

  it('I5 keeps the twenty newest browsers of a user', async () => {
    for (let index = 0; index < 22; index += 1) await subscribed(`tab-${index}`);
    const kept = Array.from({ length: 20 }, (_, index) => `https://push.example/tab-${index + 2}`);
    expect(await endpoints()).toEqual(kept.toSorted());
  });

  it('T1 encrypts for one browser at a time, so that nobody else waits for all of them', async () => {
    for (const person of [operator, admin]) {
      for (let tab = 0; tab < 4; tab += 1) {
        await subscribed(`${person === admin}-${tab}`, person);
      }
    }
    let turns = 0;
    const counting = new AbortController();
    const count = () => {
      turns += 1;
      if (!counting.signal.aborted) setImmediate(count);
    };
    count();
    const sentIn: number[] = [];
    const push = pushBy(async () => {
      sentIn.push(turns);
      return { status: 201 };
    });
    const payload = { message_id: 1 };
    const event = 'message.created';
    push.notify(server().project.id, [{ event, seq: 1, payload, notice: { show: true } }]);
    await push.settled();
    counting.abort();
    expect(sentIn).toHaveLength(8);
    expect(new Set(sentIn).size).toBe(8);
  });

  it('K3 notifies users of the project only', async () => {
    const { subscription } = testBrowser('stranger');
    const path = paths.pushSubscribe(server().foreign.id);
    expect((await operator.post(path, subscription)).status).toBe(404);
    await subscribe(subscription);
    const stranger = server().device(server().foreign.devices[0]);
    await stranger.write(paths.deviceRequests(), { service_id: server().foreign.services[0] });
    await server().request();
    await delivered(1);
  });

  it('K1 refuses subscriptions that cannot work', async () => {
    const { subscription } = testBrowser('bad');
    const { keys } = subscription;
    const bad = [
      { ...subscription, endpoint: 'http://push.example/plain' },
      { ...subscription, endpoint: 'not an address' },
      { ...subscription, endpoint: 'https://push.example:8443/other-port' },
      { ...subscription, keys: { ...keys, p256dh: 'AAAA' } },
      { ...subscription, keys: { ...keys, auth: 'AAAA' } },
      { endpoint: subscription.endpoint },
      { ...subscription, more: 1 },
    ];
    for (const body of bad) {
      const answer = await subscribe(body);
      expect([answer.status, answer.body]).toEqual([400, { errorCode: 'invalid_input' }]);
    }
  });

  it('Y9 says once that notifications end when the session has expired', async () => {
    const browser = await subscribed('away');
    const push = pushBy(transport);
    expect(await push.tellExpired(100)).toBe(0);
    server().clock.advance(SESSION_MS + 1);
    expect(await push.tellExpired(100)).toBe(1);
    expect(await push.tellExpired(100)).toBe(0);
    await push.settled();
    expect(service.readBy(browser)).toMatchObject([
      { tag: 'session', kind: 'session_ended', language: 'en' },
    ]);
    expect(await endpoints()).toEqual([]);
  });

  it('Y10 a refusal is known to its user and to admins until a notification arrives', async () => {
    await subscribed('refused');
    await subscribed('fine', admin);
    service.answers.set('refused', 403);
    const stateFor = async (caller: Caller) => {
      const { refused, refused_browsers } = (await caller.get<PushKeyAnswer>(paths.pushKey())).body;
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
};

describeOnEachDatabase('browser push', tests, { pushTransport: transport, config });

describe('outgoing notifications', () => {
  it.each([
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.31.0.1', false],
    ['192.168.1.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['::1', false],
    ['::', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:10.0.0.1', false],
    ['64:ff9b:1::1', false],
    ['2001::1', false],
    ['2001:db8::1', false],
    ['2002:a9fe:a9fe::', false],
    ['3fff::1', false],
    ['::169.254.169.254', false],
    ['::ffff:0:10.0.0.1', false],
    ['fec0::1', false],
    ['168.63.129.16', false],
    ['192.0.2.1', false],
    ['198.51.100.1', false],
    ['203.0.113.1', false],
    ['142.250.1.1', true],
    ['2a00:1450::1', true],
    ['push.example', false],
  ])('I5 counts %s as public: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });

  it.each([
    'http://142.250.1.1/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://[::ffff:127.0.0.1]/x',
    'https://localhost/x',
    'https://2130706433/x',
    'https://142.250.1.1:8443/x',
    'https://[2002:a9fe:a9fe::]/x',
  ])('I5 never calls %s', async (endpoint) => {
    const sending = httpsTransport()(endpoint, { headers: {}, body: null });
    await expect(sending).rejects.toThrow(/no push service|not a public address/);
  });
});
