import { paths } from '@concierge/contract/paths';
import { WebSocket } from 'ws';
import { describe, expect, it, vi } from 'vitest';
import { describeOnEachDatabase } from '../testing/eachDatabase.ts';
import { rowOf, rowsOf } from '../testing/rows.ts';
import { PASSWORD } from '../testing/testProject.ts';
import { type TestServer, startTestServer } from '../testing/testServer.ts';
import { networkMatcher } from './addresses.ts';

type Headers = Readonly<Record<string, string>>;

const TRUSTING = { config: { trustProxy: ['loopback', 'uniquelocal'] } };

/** What a proxy may say of a site, the origin of its page, and whether that is the same site. */
const SITES: readonly [string, Headers, string, boolean][] = [
  ['a protocol of sockets', { 'x-forwarded-proto': 'wss' }, 'https://HOST', true],
  ['an open socket', { 'x-forwarded-proto': 'ws' }, 'http://HOST', true],
  ['capitals', { 'x-forwarded-proto': 'HTTPS' }, 'https://HOST', true],
  ['capitals of a socket', { 'x-forwarded-proto': 'WSS' }, 'https://HOST', true],
  ['two proxies', { 'x-forwarded-proto': 'https, http' }, 'https://HOST', true],
  ['two proxies without a space', { 'x-forwarded-proto': 'https,http' }, 'https://HOST', true],
  ['an empty entry', { 'x-forwarded-proto': ', https' }, 'https://HOST', true],
  ['no protocol at all', { 'x-forwarded-proto': 'on' }, 'http://HOST', true],
  ['no such protocol', { 'x-forwarded-proto': 'constructor' }, 'http://HOST', true],
  [
    'the host of two proxies',
    { 'x-forwarded-host': 'hotel.example, inner:4600' },
    'http://hotel.example',
    true,
  ],
  ['a host in capitals', { 'x-forwarded-host': 'Hotel.EXAMPLE' }, 'http://hotel.example', true],
  [
    'a port',
    { 'x-forwarded-host': 'hotel.example:8443', 'x-forwarded-proto': 'https' },
    'https://hotel.example:8443',
    true,
  ],
  [
    'the usual port',
    { 'x-forwarded-host': 'hotel.example:443', 'x-forwarded-proto': 'wss' },
    'https://hotel.example',
    true,
  ],
  ['brackets', { 'x-forwarded-host': '[2001:DB8::1]:81' }, 'http://[2001:db8::1]:81', true],
  ['IPv6 without brackets', { 'x-forwarded-host': '2001:db8::1' }, 'http://[2001:db8::1]', true],
  ['no host at all', { 'x-forwarded-host': 'a/b' }, 'http://HOST', true],
  ['a host with a name before it', { 'x-forwarded-host': 'a@b.example' }, 'http://HOST', true],
  ['another protocol', { 'x-forwarded-proto': 'https' }, 'http://HOST', false],
  ['another port', { 'x-forwarded-host': 'hotel.example' }, 'http://hotel.example:8443', false],
  ['another host', { 'x-forwarded-host': 'hotel.example' }, 'http://HOST', false],
];

/** What proxies may say of the client, and whose address it is. */
const CLIENTS: readonly [string, string, string][] = [
  ['a port', '203.0.113.8:5123', '203.0.113.8'],
  ['IPv6', '2001:DB8:0::7', '2001:db8::7'],
  ['IPv6 in brackets', '[2001:db8::7]', '2001:db8::7'],
  ['IPv6 with a port', '[2001:db8::7]:5123', '2001:db8::7'],
  ['quotes', '"[2001:db8::7]:5123"', '2001:db8::7'],
  ['IPv4 inside of IPv6', '::ffff:203.0.113.8', '203.0.113.8'],
  ['a trusted proxy with a port', '203.0.113.8:5123, 10.0.0.7:443', '203.0.113.8'],
  ['a trusted proxy without a space', '203.0.113.8,10.0.0.7', '203.0.113.8'],
  ['what the client made up', '198.51.100.1, 203.0.113.8', '203.0.113.8'],
  ['a made-up port', '198.51.100.1:80, 203.0.113.8:80', '203.0.113.8'],
  ['no address before a trusted proxy', 'unknown, 10.0.0.7', '10.0.0.7'],
  ['an empty entry', '203.0.113.8, ', '203.0.113.8'],
  ['no address', 'unknown', '127.0.0.1'],
  ['a hidden name', '_hidden', '127.0.0.1'],
];

/** What a trusted proxy, or one that is not trusted, says of a call of another site, and what the log says of it. */
const REFUSALS: readonly [string, boolean, Headers, object][] = [
  [
    'the port that the proxy leaves out',
    true,
    { 'x-forwarded-host': 'h', 'x-forwarded-proto': 'https', origin: 'https://h:8443' },
    { site: 'https://h', decidedBy: 'x-forwarded-host' },
  ],
  [
    'the protocol that the proxy names',
    true,
    { 'x-forwarded-host': 'h', 'x-forwarded-proto': 'http', origin: 'https://h' },
    { site: 'http://h', decidedBy: 'x-forwarded-proto' },
  ],
  [
    'the protocol that the proxy does not name',
    true,
    { 'x-forwarded-host': 'h', origin: 'https://h' },
    { site: 'http://h', decidedBy: 'connection' },
  ],
  [
    'headers of a proxy that is not trusted',
    false,
    { 'x-forwarded-host': 'h', 'x-forwarded-proto': 'https', origin: 'https://h' },
    {
      decidedBy: 'connection',
      ignored: 'x-forwarded-* of an address that is not in TRUST_PROXY',
    },
  ],
];

/** Whether a live socket opens; otherwise the status it is refused with. */
function upgrade(server: TestServer, path: string, headers: Headers): Promise<number> {
  const socket = new WebSocket(new URL(path, server.url.replace('http', 'ws')), { headers });
  return new Promise((resolve) => {
    socket.on('upgrade', () => resolve(101));
    socket.on('unexpected-response', (call, answer) => {
      call.destroy();
      resolve(answer.statusCode ?? 0);
    });
    socket.on('error', () => undefined);
    socket.on('open', () => socket.terminate());
  });
}

describeOnEachDatabase(
  'a call through a trusted proxy',
  (server) => {
    it.each(SITES)('Y2 the site of %s, for calls and both sockets', async (_what, ...row) => {
      const [forwarded, page, isSame] = row;
      const origin = page.replace('HOST', new URL(server().url).host);
      const headers = { ...forwarded, origin };
      const body = { username: 'admin', password: PASSWORD, projectCode: 'house' };
      const answer = await server().anonymous.post(paths.login(), body, { headers });
      const { errorCode = null } = answer.body as { errorCode?: string };
      expect([answer.status, errorCode]).toEqual(isSame ? [200, null] : [403, 'origin_refused']);
      for (const path of [paths.live(server().project.id), paths.deviceLive()]) {
        expect([path, await upgrade(server(), path, headers)]).toEqual([path, isSame ? 101 : 403]);
      }
    });

    it.each(CLIENTS)('Y3 the client of %s, for throttle, session and audit', async (...row) => {
      const [, forwarded, client] = row;
      const { db, project, anonymous } = server();
      await db.deleteFrom('session').execute();
      await db.deleteFrom('sign_in_attempt').execute();
      const headers = { 'x-forwarded-for': forwarded };
      const body = { username: 'admin', password: PASSWORD, projectCode: project.code };
      await anonymous.post(paths.login(), { ...body, password: 'wrong' }, { headers });
      const counted = await rowsOf(db, 'sign_in_attempt');
      const network = client.includes('.') ? client : '2001:db8::';
      expect(counted.map(({ key }) => key)).toEqual(
        expect.arrayContaining([expect.stringMatching(`^address ${network}`)]),
      );
      expect((await anonymous.post(paths.login(), body, { headers })).status).toBe(200);
      const session = await rowOf(db, 'session');
      const entries = await rowsOf(db, 'audit_entry', { action: 'session.started' });
      expect([session.address, entries.at(-1)?.address]).toEqual([client, client]);
    });
  },
  TRUSTING,
);

describe('the log of a refused call', () => {
  it.each(REFUSALS)('Y2 names both origins and what decided: %s', async (...row) => {
    const [, isTrusted, headers, said] = row;
    const own = await startTestServer(isTrusted ? TRUSTING : {});
    // Without a log every call has that of the server.
    const warn = vi.spyOn(own.app.log, 'warn');
    expect((await own.anonymous.post(paths.login(), {}, { headers })).status).toBe(403);
    expect(await upgrade(own, paths.live(own.project.id), headers)).toBe(403);
    const entry = expect.objectContaining({ origin: headers['origin'], ...said });
    const refused = 'refused a call of another site';
    expect(warn.mock.calls).toEqual([
      [entry, refused],
      [entry, refused],
    ]);
    await own.close();
  });
});

describe('networks', () => {
  it.each([
    ['10.0.0.0/8', '10.255.0.1', true],
    ['10.0.0.0/8', '11.0.0.1', false],
    ['203.0.113.8', '203.0.113.8', true],
    ['203.0.113.8', '203.0.113.9', false],
    ['2001:db8::/32', '2001:db8:ffff::1', true],
    ['2001:db8::1', '2001:db8::2', false],
    ['loopback', '127.9.9.9', true],
    ['loopback', '::1', true],
    ['linklocal', '169.254.1.1', true],
    ['linklocal', 'fe80::1', true],
    ['uniquelocal', '172.31.0.1', true],
    ['uniquelocal', '172.32.0.1', false],
    ['uniquelocal', 'fd00::1', true],
    ['loopback', '', false],
  ])('Y3 %s and %s', (network, address, isInside) => {
    expect(networkMatcher([network])(address)).toBe(isInside);
  });
});
