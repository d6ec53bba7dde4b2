import { paths } from '@concierge/contract/paths';
import type { PushKeyAnswer } from '@concierge/contract/push';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import {
  type PushService,
  startPushService,
  testBrowser,
  vapidClaims,
} from '../testing/pushService.ts';
import { type TestServer, startTestServer } from '../testing/testServer.ts';
import { createPush } from './push.ts';
import { httpsTransport, isPublicAddress } from './sendHttps.ts';

let service: PushService;
let server: TestServer;
let operator: Caller;

beforeAll(async () => {
  service = await startPushService();
  server = await startTestServer({
    pushTransport: (endpoint, message) => service.transport(endpoint, message),
    config: { pushContact: 'mailto:ops@example.com' },
  });
});

beforeEach(async () => {
  operator = await server.signIn('operator');
});

afterEach(async () => {
  await server.db.deleteFrom('push_subscription').execute();
  service.deliveries.length = 0;
  service.answers.clear();
  service.retryAfter.clear();
});

afterAll(async () => {
  await server.close();
  await service.close();
});

const subscribe = (body: unknown, person = operator) =>
  person.post(paths.pushSubscribe(server.project.id), body);

async function delivered(count: number): Promise<void> {
  await expect.poll(() => service.deliveries.length).toBeGreaterThanOrEqual(count);
  expect(service.deliveries).toHaveLength(count);
}

const endpoints = async () =>
  (await server.db.selectFrom('push_subscription').select('endpoint').execute()).map(
    ({ endpoint }) => endpoint,
  );

describe('browser push', () => {
  it('I5 notifies a subscribed browser of a new request, readable by it alone', async () => {
    const browser = testBrowser('one');
    expect((await subscribe(browser.subscription)).status).toBe(204);
    const { id } = await server.request({ note: 'Ice, please.' });
    await delivered(1);
    const [delivery] = service.deliveries;
    expect(delivery?.path).toBe('/one');
    expect(JSON.parse(browser.read(delivery?.body ?? Buffer.alloc(0)))).toEqual({
      title: 'Housekeeping',
      body: server.project.devices[0].name,
      note: 'Ice, please.',
      type: 'info',
      tag: `request-${id}`,
      request_id: id,
    });
    expect(delivery?.headers).toMatchObject({
      ttl: '3600',
      urgency: 'high',
      'content-encoding': 'aes128gcm',
    });
  });

  it('I5 signs with the key that browsers subscribe with, also after a restart', async () => {
    const { body } = await operator.get<PushKeyAnswer>(paths.pushKey());
    expect(Buffer.from(body.publicKey, 'base64url')).toHaveLength(65);
    await subscribe(testBrowser('signed').subscription);
    await server.request();
    await delivered(1);
    const authorization = service.deliveries[0]?.headers.authorization ?? '';
    expect(vapidClaims(authorization, body.publicKey)).toMatchObject({
      aud: 'https://push.example',
      sub: 'mailto:ops@example.com',
    });
    const stored = await server.db.selectFrom('meta').selectAll().execute();
    expect(stored.find(({ key }) => key === 'push_keys')?.value).toContain(body.publicKey);
  });

  it.each([404, 410])(
    'I5 deletes a subscription that the service answers with %i',
    async (status) => {
      await subscribe(testBrowser('gone').subscription);
      await subscribe(testBrowser('kept').subscription);
      service.answers.set('/gone', status);
      await server.request();
      await delivered(2);
      await expect.poll(endpoints).toEqual(['https://push.example/kept']);
    },
  );

  it('I6 a failing push service affects nothing else', async () => {
    await subscribe(testBrowser('broken').subscription);
    await subscribe(testBrowser('fine').subscription);
    service.answers.set('/broken', 500);
    expect((await server.request({ note: 'still served' })).note).toBe('still served');
    await delivered(2);
    expect(await endpoints()).toHaveLength(2);
  });

  it('I5 a browser belongs to the user who subscribed it last', async () => {
    const browser = testBrowser('shared');
    await subscribe(browser.subscription);
    await subscribe(browser.subscription, await server.signIn('admin'));
    const rows = await server.db.selectFrom('push_subscription').select('user_id').execute();
    expect(rows).toEqual([{ user_id: server.project.users.admin }]);
  });

  it('I5 keeps the twenty newest browsers of a user', async () => {
    for (let index = 0; index < 22; index += 1) {
      await subscribe(testBrowser(`tab-${index}`).subscription);
    }
    const kept = await endpoints();
    expect(kept).toHaveLength(20);
    expect(kept).not.toContain('https://push.example/tab-1');
    expect(kept).toContain('https://push.example/tab-21');
  });

  it('T1 encrypts for one browser at a time, so that nobody else waits for all of them', async () => {
    const admin = await server.signIn('admin');
    for (const [name, person] of Object.entries({ operator, admin })) {
      for (let tab = 0; tab < 4; tab += 1) {
        await subscribe(testBrowser(`${name}-${tab}`).subscription, person);
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
    const push = createPush({
      db: server.db,
      now: server.clock.now,
      log: server.app.log,
      contact: 'mailto:ops@example.com',
      async transport() {
        sentIn.push(turns);
        return { status: 201 };
      },
    });
    const payload = { message_id: 1 };
    const event = 'message.created';
    push.notify(server.project.id, [{ event, seq: 1, payload, notice: { show: true } }]);
    await push.settled();
    counting.abort();
    expect(sentIn).toHaveLength(8);
    expect(new Set(sentIn).size).toBe(8);
  });

  it('K3 notifies users of the project only', async () => {
    const { subscription } = testBrowser('stranger');
    const path = paths.pushSubscribe(server.foreign.id);
    expect((await operator.post(path, subscription)).status).toBe(404);
    expect((await server.anonymous.post(path, subscription)).status).toBe(401);
    expect((await server.anonymous.get(paths.pushKey())).status).toBe(401);
    await subscribe(subscription);
    const stranger = server.device(server.foreign.devices[0]);
    await stranger.post(paths.deviceRequests(), { service_id: server.foreign.services[0] });
    await server.request();
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
});

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
