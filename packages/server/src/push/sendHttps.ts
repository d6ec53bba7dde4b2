import { type LookupAddress, lookup } from 'node:dns';
import { request } from 'node:https';
import { type LookupFunction, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

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

/** Of IPv6 only this is given out, and an address in it holds none of IPv4 but in ranges with a name. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Public by its number, but the host of an Azure machine. */
const AZURE_HOST = '168.63.129.16';

/** Whether an address is public: not of this machine, a private network, documentation or a translation. */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0 || text === AZURE_HOST) return false;
  const address = ipaddr.parse(text);
  const isGivenOut = address instanceof ipaddr.IPv4 || address.match(GLOBAL_UNICAST);
  return isGivenOut && address.range() === 'unicast';
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
