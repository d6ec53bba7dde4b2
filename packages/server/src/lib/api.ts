import type { IncomingMessage, ServerResponse } from 'node:http';
import type {
  FastifyBaseLogger,
  FastifyContextConfig,
  FastifyInstance,
  FastifySchema,
  RawServerDefault,
} from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';

/** The Fastify instance routes are added to: handlers are typed by their schemas. */
export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

type Access = NonNullable<FastifyContextConfig['access']>;

/** The options of a call: who may make it, how it is described, and what else is said of it. */
const callBy =
  (access: Access) =>
  <const Schema extends FastifySchema>(schema: Schema, config: FastifyContextConfig = {}) => ({
    config: { ...config, access },
    schema,
  });

export const publicCall = callBy('public');
export const deviceCall = callBy('device');
export const staffCall = callBy('staff');
export const adminCall = callBy('admin');
