import { paths } from '@concierge/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LiveClient } from '../../testing/liveClient.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

const BURST = 30;
const RATE_LIMIT = 100;

describe('the limits of a device', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ config: { rateLimit: RATE_LIMIT, deviceRateLimit: BURST } });
  });
  afterAll(() => server.close());

  it('R3 a device may send 30 requests at once, and staff and others at its address notice nothing', async () => {
    const operator = await server.signIn('operator');
    const { cookie = '' } = operator.headers;
    const console = await new LiveClient(server.url, server.project.id, { cookie }).greeted();
    const [flooding, other] = server.project.devices;
    const { services } = server.project;

    const send = () =>
      server.device(flooding).post(paths.deviceRequests(), { service_id: services[0] });
    const answers = [];
    // More than the limit of an address as well.
    for (let call = 0; call < RATE_LIMIT + 20; call += 1) answers.push(await send());
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toEqual(statuses.map((_status, index) => (index < BURST ? 201 : 429)));
    const refused = answers[BURST];
    expect(refused?.body).toEqual({ errorCode: 'too_many_requests' });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(60);

    expect((await operator.get(paths.auth())).status).toBe(200);
    expect((await server.signIn('admin')).headers).toHaveProperty('cookie');
    await server.request({ device: other, note: 'From the other room.' });
    await console.received('request.created', BURST + 1);
    expect(console.events.at(-1)).toMatchObject({ note: 'From the other room.' });
    await console.end();
  });

  it('R3 health checks are outside of every limit', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const statuses = [];
      for (let call = 0; call < RATE_LIMIT + 20; call += 1) {
        statuses.push((await server.anonymous.get(path)).status);
      }
      expect(new Set(statuses)).toEqual(new Set([200]));
    }
  });

  it('R3 calls with a made-up key count for their address', async () => {
    const stranger = server.device({ id: 0, serialId: '', name: '', key: 'made-up' });
    const statuses = [];
    for (let call = 0; call < RATE_LIMIT + 20; call += 1) {
      statuses.push((await stranger.get(paths.deviceServices())).status);
    }
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
  });
});
