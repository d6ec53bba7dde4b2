import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressIn, networkMatcher } from './addresses.ts';
import { Problem } from './problem.ts';

type Protocol = 'http' | 'https';

/** What the client called, and from where: as the trusted proxies say, else as the connection shows it. */
export interface Addressed {
  /** The IP address of the client. */
  client: string;
  /** Whether the client's own connection is encrypted. */
  protocol: Protocol;
  /** Origin of the called site, as browsers write it (`https://concierge.example:8443`); null without a usable host. */
  site: string | null;
  /** What the protocol and the host of `site` were read from. */
  readFrom: { protocol: 'x-forwarded-proto' | 'connection'; host: 'x-forwarded-host' | 'host' };
  /** Whether there are headers of a proxy, but from an address that is not trusted. */
  ignoresProxy: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Which site and which client the call is of. Nothing else may read the headers of a proxy. */
    addressed: Addressed;
  }
}

/** A proxy that passes on an upgrade may name the protocol of the socket. */
const PROTOCOLS: ReadonlyMap<string, Protocol> = new Map([
  ['http', 'http'],
  ['ws', 'http'],
  ['https', 'https'],
  ['wss', 'https'],
]);

type Headers = FastifyRequest['headers'];

/** The entries of a header that each proxy may have added to; the first is of the proxy next to the client. */
function entriesOf(headers: Headers, name: string): string[] {
  const text = [headers[name] ?? []].flat().join(',');
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function originOf(protocol: Protocol, host: string | undefined): string | null {
  if (host === undefined || /[/?#@\\\s]/.test(host)) return null;
  const address = `${protocol}://${isIP(host) === 6 ? `[${host}]` : host}`;
  return URL.canParse(address) ? new URL(address).origin : null;
}

/** The address before the first that is not trusted, from the connection toward the client. */
function clientOf(peer: string, headers: Headers, isTrusted: (address: string) => boolean): string {
  let client = peer;
  for (const entry of entriesOf(headers, 'x-forwarded-for').toReversed()) {
    const next = isTrusted(client) ? addressIn(entry) : undefined;
    // What is no address is not stored; the address of the proxy that wrote it counts instead.
    if (next === undefined) break;
    client = next;
  }
  return client;
}

const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'] as const;

function readAddressed(
  { headers, raw }: FastifyRequest,
  isTrusted: (address: string) => boolean,
): Addressed {
  const peer = addressIn(raw.socket.remoteAddress ?? '') ?? '';
  const isProxied = isTrusted(peer);
  const forwarded = (name: string) => (isProxied ? entriesOf(headers, name)[0] : undefined);
  const forwardedProtocol = PROTOCOLS.get(forwarded('x-forwarded-proto')?.toLowerCase() ?? '');
  const protocol = forwardedProtocol ?? ('encrypted' in raw.socket ? 'https' : 'http');
  const forwardedSite = originOf(protocol, forwarded('x-forwarded-host'));
  return {
    client: clientOf(peer, headers, isTrusted),
    protocol,
    site: forwardedSite ?? originOf(protocol, headers.host),
    readFrom: {
      protocol: forwardedProtocol ? 'x-forwarded-proto' : 'connection',
      host: forwardedSite === null ? 'host' : 'x-forwarded-host',
    },
    ignoresProxy: !isProxied && PROXY_HEADERS.some((name) => headers[name] !== undefined),
  };
}

/** What a request addresses. It serves also the requests of bad URLs, which get no hook and no decorator. */
export type AddressReader = (request: FastifyRequest) => Addressed;

/** Reads each request once, and believes the proxies in these networks. */
export function addressReader(trustProxy: readonly string[]): AddressReader {
  const isTrusted = networkMatcher(trustProxy);
  const known = new WeakMap<FastifyRequest, Addressed>();
  return (request) => {
    const addressed = known.get(request) ?? readAddressed(request, isTrusted);
    known.set(request, addressed);
    return addressed;
  };
}

/** Gives every request `addressed`. */
export function addressCalls(app: FastifyInstance, read: AddressReader): void {
  app.decorateRequest('addressed', {
    getter(this: FastifyRequest) {
      return read(this);
    },
  });
}

/**
 * Refuses a call with several `Host` headers: Node reads the first, and a proxy in front may have read another.
 * @throws Problem `invalid_input` (400)
 */
export async function refuseSeveralHosts({ raw }: FastifyRequest): Promise<void> {
  const isHost = (text: string, index: number) => index % 2 === 0 && text.toLowerCase() === 'host';
  if (raw.rawHeaders.filter(isHost).length > 1) throw new Problem(400, 'invalid_input');
}

/** How a call is logged. */
export const logCalls =
  (read: AddressReader) =>
  (request: FastifyRequest): Record<string, unknown> => {
    const { method, url, headers, raw } = request;
    const { remotePort } = raw.socket;
    const { host } = headers;
    return { method, url, host, remoteAddress: read(request).client, remotePort };
  };
