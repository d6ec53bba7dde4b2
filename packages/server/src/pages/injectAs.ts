import type { FastifyInstance, FastifyRequest } from 'fastify';

interface Call {
  method: 'GET' | 'POST';
  /** Path and query. */
  address: string;
  body?: object;
}

/** A call of the API was not answered with 200. */
export class ApiError extends Error {
  readonly status: number;

  constructor({ method, address }: Call, status: number) {
    super(`${method} ${address} was answered with ${status}`);
    this.name = 'ApiError';
    this.status = status;
  }
}

/** What identifies the user and where they come from. */
const FORWARDED_HEADERS = [
  'cookie',
  'host',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
] as const;

export interface InjectedCalls {
  /** Resolves with the answer's body; rejects with `ApiError`. */
  call: <Body>(call: Call) => Promise<Body>;
  /** Cookies that the answers set, e.g. of a session that was renewed. */
  cookies: readonly string[];
}

/**
 * Calls this server's own API as the user who requested a page: through every guard, and with nothing but
 * what they sent.
 */
export function injectAs(app: FastifyInstance, request: FastifyRequest): InjectedCalls {
  const cookies: string[] = [];
  const sent = FORWARDED_HEADERS.map((name) => [name, request.headers[name]] as const);
  const headers = Object.fromEntries(sent.filter(([, value]) => value !== undefined));

  async function call<Body>(wanted: Call): Promise<Body> {
    const answer = await app.inject({
      method: wanted.method,
      url: wanted.address,
      headers: { ...headers, accept: 'application/json' },
      remoteAddress: request.raw.socket.remoteAddress ?? request.ip,
      ...(wanted.body && { payload: wanted.body }),
    });
    cookies.push(...[answer.headers['set-cookie'] ?? []].flat());
    if (answer.statusCode !== 200) throw new ApiError(wanted, answer.statusCode);
    return answer.json<Body>();
  }

  return { call, cookies };
}
