import { type LookupAddress, lookup } from 'node:dns';
import { request } from 'node:https';
import { BlockList, type LookupFunction, isIP } from 'node:net';

const TIMEOUT_MS = 10_000;
const HTTPS_PORT = 443;

/** A notification, encrypted and signed. */
export interface PushMessage {
  headers: Record<string, string | number>;
  body: Buffer | null;
}

/** What a push service answers. */
export interface PushAnswer {
  status: number;
  /** The header `Retry-After`: seconds, or a date. */
  retryAfter?: string | undefined;
}

/** Sends a notification to a push service and resolves to its answer. */
export type PushTransport = (endpoint: string, message: PushMessage) => Promise<PushAnswer>;

/** Of IPv6 only this is public. */
const GLOBAL_UNICAST = new BlockList();
GLOBAL_UNICAST.addSubnet('2000::', 3, 'ipv6');

/** Addresses of this machine, of private networks and of documentation; a push service is never there. */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['168.63.129.16', 32], // the host of an Azure machine
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['2001::', 23], // Teredo and other special purposes
  ['2001:db8::', 32],
  ['2002::', 16], // 6to4 holds an IPv4 address
  ['3fff::', 20],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv6');
}

/** Whether an address is public. IPv6 addresses that hold one of IPv4 are not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 6) return GLOBAL_UNICAST.check(address, 'ipv6') && !PRIVATE.check(address, 'ipv6');
  return family === 4 && !PRIVATE.check(address, 'ipv4');
}

/** Resolves a name to its public addresses only, since the subscriber chooses the endpoint (SSRF). */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, '', 0);
    const open = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (!first) return callback(new Error(`${hostname} is not a public address`), '', 0);
    if (options.all) return callback(null, open);
    return callback(null, first.address, first.family);
  });
};

/** The port of an https address. */
export const portOf = ({ port }: URL): number => (port === '' ? HTTPS_PORT : Number(port));

/**
 * Sends over https to a public address and one port, 443 unless given; redirects are not followed and the
 * text of an answer is not read.
 * @throws for any other endpoint, and when the service cannot be reached within ten seconds.
 */
export const httpsTransport =
  (allowedPort = HTTPS_PORT): PushTransport =>
  (endpoint, { headers, body }) =>
    new Promise((resolve, reject) => {
      const url = new URL(endpoint);
      const host = url.hostname.replace(/^\[|\]$/g, '');
      const isPublic = isIP(host) === 0 || isPublicAddress(host);
      if (url.protocol !== 'https:' || portOf(url) !== allowedPort || !isPublic) {
        throw new Error(`${url.host} is no push service`);
      }
      const call = request(
        url,
        { method: 'POST', headers, lookup: lookupPublic, signal: AbortSignal.timeout(TIMEOUT_MS) },
        (answer) => {
          resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] });
          answer.destroy();
        },
      );
      call.on('error', reject);
      call.end(body ?? undefined);
    });
