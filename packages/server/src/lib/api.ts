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

/** Makes the options of the calls of a group: who may make it, how it is described, and what else is said of it. */
export function callsOf(group: string) {
  const callBy =
    (access: Access) =>
    <const Schema extends FastifySchema>(schema: Schema, config: FastifyContextConfig = {}) => ({
      config: { ...config, access },
      schema: { tags: [group], ...schema },
    });
  return {
    publicCall: callBy('public'),
    deviceCall: callBy('device'),
    staffCall: callBy('staff'),
    adminCall: callBy('admin'),
  };
}
