import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { NoResultError } from 'kysely';
import { TYPED_KEYWORD } from '@concierge/contract/refs';
import {
  NAMED_FIELDS,
  type ErrorCode,
  type NamedField,
  type ProblemBody,
} from '@concierge/contract/problem';
import { Problem, notFound } from './problem.ts';
import { reasonOf, wayOutOf } from './reason.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Error code of a body that does not fit the schema; `invalid_input` unless given. */
    bodyErrorCode?: ErrorCode;
  }
}

const SORT_PARAMETERS = new Set(['/orderBy', '/direction']);

const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  401: 'not_signed_in',
  403: 'forbidden',
  404: 'not_found',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

function validationCode(
  error: FastifyError,
  request: Pick<FastifyRequest, 'routeOptions'>,
): ErrorCode {
  const path = error.validation?.[0]?.instancePath ?? '';
  if (error.validationContext === 'querystring' && SORT_PARAMETERS.has(path)) return 'invalid_sort';
  if (error.validationContext === 'body') {
    const keyword = error.validation?.[0]?.keyword;
    if (keyword === TYPED_KEYWORD) return 'invalid_name';
    if (keyword === 'maxItems' && path === '/device_serial_id') return 'too_many_devices';
    return request.routeOptions.config.bodyErrorCode ?? 'invalid_input';
  }
  return 'invalid_input';
}

/** The field of the body that is missing or does not fit; only what the contract names, never what was sent. */
function invalidField({ validation, validationContext }: FastifyError): NamedField | undefined {
  const [first] = validation ?? [];
  if (!first || validationContext !== 'body') return undefined;
  const path = first.instancePath.replace('/service_names/', '/service_name_');
  const name = path.split('/')[1] ?? first.params['missingProperty'];
  return NAMED_FIELDS.find((field) => field === name);
}

/** Any failure as a problem for the client; the server's own faults become `internal`. */
export function toProblem(
  error: FastifyError | Problem,
  request: Pick<FastifyRequest, 'routeOptions'>,
): Problem {
  if (error instanceof Problem) return error;
  // A row that was there is gone, as by retention.
  if (error instanceof NoResultError) return notFound();
  if (error.validation) {
    const code = validationCode(error, request);
    if (code === 'invalid_name') {
      const character = error.validation[0]?.params['character'] as string | undefined;
      return new Problem(400, code, { field: invalidField(error), character });
    }
    // Other codes say what they are about.
    return new Problem(400, code, code === 'invalid_input' ? { field: invalidField(error) } : {});
  }
  // A parameter of the address is longer than the router allows.
  if (error.statusCode === 414) return notFound();
  if (wayOutOf(error)) return new Problem(503, 'unavailable', { retryAfterSeconds: 2 });
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return new Problem(500, 'internal');
  return new Problem(status, CODE_OF_STATUS[status] ?? 'invalid_input');
}

/** What the client reads of a problem. */
export function bodyOf({ errorCode, details }: Problem): ProblemBody {
  const { retryAfterSeconds: _header, ...said } = details;
  return { errorCode, ...said } as ProblemBody;
}

/** Logs a failure that is the server's own. */
export function logFailure({ log }: Pick<FastifyRequest, 'log'>, problem: Problem, error: unknown) {
  if (problem.status === 500) log.error({ err: error }, 'call failed');
  else if (problem.status > 500) log.error({ reason: reasonOf(error) }, problem.errorCode);
}

const STATUS_OF_PARSER: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** What is waited for of a call whose address or headers are too long, to see whether a person made it. */
const REST = { bytes: 64 * 1024, ms: 1_000 };

/** Of a call that is no HTTP, what can be read of it. */
function readText(text: string): { url: string; headers: Record<string, string> } {
  const lines = text.split('\r\n');
  const headers = lines.map((line) => /^([\w-]+):\s*(.*)$/.exec(line) ?? []);
  return {
    url: /^\w+ (\S*)/.exec(lines[0] ?? '')?.[1] ?? '',
    headers: Object.fromEntries(
      headers.map(([, name = '', value = '']) => [name.toLowerCase(), value]),
    ),
  };
}

/** A call, as far as it could be read. */
interface FailedCall {
  url: string;
  headers: { accept?: string | undefined; 'accept-language'?: string | undefined };
}

/** The page for a call that has failed; null where no person has opened it. */
export type FailurePages = (call: FailedCall, errorCode: ErrorCode) => string | null;

export interface Answers {
  onError: (
    error: FastifyError | Problem,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => FastifyReply;
  onNotFound: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
  /** Answers what is no HTTP, or comes too slowly, in the shape of all other failures. */
  onParserError: (error: Error & { code?: string; rawPacket?: unknown }, socket: Socket) => void;
}

/** The answers of calls that fail: a problem as JSON, or a page where a person has opened an address. */
export function failureAnswers(pages: FailurePages, contentSecurityPolicy: string): Answers {
  function send(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
    const { retryAfterSeconds } = problem.details;
    if (retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(retryAfterSeconds));
    reply.code(problem.status);
    const page = pages(request, problem.errorCode);
    if (page !== null) {
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
      return reply.send(page);
    }
    return reply.type('application/json; charset=utf-8').send(bodyOf(problem));
  }

  function refuse(status: number, socket: Socket, text: string): void {
    const page = pages(readText(text), 'invalid_input');
    const body = page ?? JSON.stringify({ errorCode: 'invalid_input' });
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        `Content-Type: ${page === null ? 'application/json' : 'text/html'}; charset=utf-8`,
        `Content-Length: ${Buffer.byteLength(body)}`,
        `Content-Security-Policy: ${contentSecurityPolicy}`,
        'X-Content-Type-Options: nosniff',
        'Connection: close',
        `\r\n${body}`,
      ].join('\r\n'),
    );
  }

  /** What came so far of calls that are too long: the parser fails again with each packet. */
  const begun = new WeakMap<Socket, string>();

  return {
    onError(error, request, reply) {
      const problem = toProblem(error, request);
      logFailure(request, problem, error);
      return send(request, reply, problem);
    },
    onNotFound: (request, reply) => send(request, reply, notFound()),
    onParserError(error, socket) {
      if (error.code === 'ECONNRESET' || !socket.writable) {
        socket.destroy(error);
        return;
      }
      const status = STATUS_OF_PARSER[error.code ?? ''] ?? 400;
      const packet = error.rawPacket instanceof Buffer ? error.rawPacket.toString('latin1') : '';
      const former = begun.get(socket);
      const text = (former ?? '') + packet;
      if (status !== 431 || text.includes('\r\n\r\n') || text.length > REST.bytes) {
        refuse(status, socket, text);
        return;
      }
      begun.set(socket, text);
      if (former !== undefined) return;
      setTimeout(() => {
        if (socket.writable) refuse(status, socket, begun.get(socket) ?? '');
      }, REST.ms).unref();
    },
  };
}
