import { type LookupAddress, lookup } from 'node:dns';
import { request } from 'node:https';
import { BlockList, type LookupFunction, isIP } from 'node:net';

const TIMEOUT_MS = 10_000;

/** A notification, encrypted and signed. */
export interface PushMessage {
  headers: Record<string, string | number>;
  body: Buffer | null;
}

/** Sends a notification to a push service and resolves to the status of its answer. */
export type PushTransport = (endpoint: string, message: PushMessage) => Promise<number>;

/** Addresses of this machine and of private networks; a push service is never there. */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv6');
}

/** Whether an address is public. An IPv4-mapped IPv6 address counts as IPv4. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  return !PRIVATE.check(address, family === 6 ? 'ipv6' : 'ipv4');
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

/**
 * Sends over https to a public address; redirects are not followed.
 * @throws for any other endpoint, and when the service cannot be reached within ten seconds.
 */
export const sendHttps: PushTransport = (endpoint, { headers, body }) =>
  new Promise((resolve, reject) => {
    const url = new URL(endpoint);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (url.protocol !== 'https:' || (isIP(host) !== 0 && !isPublicAddress(host))) {
      throw new Error(`${url.host} is no push service`);
    }
    const call = request(
      url,
      { method: 'POST', headers, lookup: lookupPublic, signal: AbortSignal.timeout(TIMEOUT_MS) },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    call.on('error', reject);
    call.end(body ?? undefined);
  });
