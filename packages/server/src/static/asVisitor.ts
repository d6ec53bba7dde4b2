import type { FirstViewCall, FirstViewVisit } from '@concierge/contract/firstView';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A call of the API was not answered with success. */
export class Refused extends Error {
  readonly status: number;

  constructor({ method, address }: FirstViewCall, status: number) {
    super(`${method} ${address} was answered with ${status}`);
    this.name = 'Refused';
    this.status = status;
  }
}

/** What says who the visitor is and where they come from. */
const VISITORS = [
  'cookie',
  'host',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
] as const;

export interface VisitorsCalls {
  ask: NonNullable<FirstViewVisit['ask']>;
  /** Cookies that the answers set, e.g. of a session that was renewed. */
  cookies: readonly string[];
}

/**
 * Calls of this server's own API in the name of whoever asked for a page: through every guard, and with
 * nothing but what the visitor sent.
 */
export function asVisitor(app: FastifyInstance, request: FastifyRequest): VisitorsCalls {
  const cookies: string[] = [];
  const sent = VISITORS.map((name) => [name, request.headers[name]] as const);
  const headers = Object.fromEntries(sent.filter(([, value]) => value !== undefined));

  async function ask(call: FirstViewCall): Promise<unknown> {
    const answer = await app.inject({
      method: call.method,
      url: call.address,
      headers: { ...headers, accept: 'application/json' },
      remoteAddress: request.raw.socket.remoteAddress ?? request.ip,
      ...(call.body && { payload: call.body }),
    });
    cookies.push(...[answer.headers['set-cookie'] ?? []].flat());
    if (answer.statusCode !== 200) throw new Refused(call, answer.statusCode);
    return answer.json();
  }

  return { ask, cookies };
}
