import type { FastifySchema, RouteOptions, preHandlerHookHandler } from 'fastify';
import { problems } from './schemas.ts';

const READING = new Set(['GET', 'HEAD']);

const SECURITY = {
  public: [],
  device: [{ deviceKey: [] }],
  staff: [{ session: [] }],
  admin: [{ session: [] }],
} as const;

function commonFailures(route: RouteOptions): number[] {
  const { body, params } = route.schema ?? {};
  const { access, writes } = route.config ?? {};
  const changes = writes === true || !READING.has(String(route.method));
  return [
    400,
    ...(access === 'public' ? [] : [401]),
    ...(changes || access === 'admin' ? [403] : []),
    ...(params && access !== 'public' ? [404] : []),
    ...(body ? [413, 415] : []),
    429,
    500,
    503,
    507,
  ];
}

/**
 * Adds to a route's schema who may call it and the failures of the guard, the validation and the limits,
 * so that the OpenAPI document names every status a client may get.
 */
export function describeCommonFailures(route: RouteOptions): void {
  const schema: FastifySchema = route.schema ?? {};
  const known = schema.response as object | undefined;
  const response = { ...problems(...commonFailures(route)), ...known };
  const security = SECURITY[route.config?.access ?? 'staff'];
  route.schema = { ...schema, security, response };
}

/** Lets a call that succeeds answer with the status that its schema names. */
export function answerAsDescribed(route: RouteOptions): void {
  const statuses = Object.keys(route.schema?.response ?? {}).map(Number);
  const success = statuses.find((status) => status > 200 && status < 300);
  if (success === undefined) return;
  const setStatus: preHandlerHookHandler = (_request, reply, done) => {
    reply.code(success);
    done();
  };
  route.preHandler = [route.preHandler ?? [], setStatus].flat();
}
