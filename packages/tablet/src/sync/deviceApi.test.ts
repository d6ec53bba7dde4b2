import { createServerClock } from '@concierge/client/serverClock';
import { expect, it } from 'vitest';
import { BETWEEN, createDeviceApi } from './deviceApi.ts';

it.each([
  ['the refusal of a proxy', 401, 'text/html', '<h1>Sign in</h1>', BETWEEN],
  ['the page of a portal', 200, 'text/html', '<h1>Welcome</h1>', BETWEEN],
  ['JSON of something between', 200, 'application/json', '{"login":"required"}', BETWEEN],
  ['nothing', 200, 'application/json', '', BETWEEN],
  ['a refusal', 401, 'application/json', '{"errorCode":"invalid_device_key"}', 401],
])('Y63 %s is told apart from what the server says', async (_what, status, type, body, said) => {
  const headers = { 'content-type': type };
  const fetch = async () => new Response(body, { status, headers });
  const { device } = createDeviceApi({ key: 'key', fetch, clock: createServerClock() });
  await expect(device()).rejects.toMatchObject({ status: said });
});
