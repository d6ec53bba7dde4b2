import { enumOf } from '@concierge/contract/refs';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { problems } from './schemas.ts';

const described = (operationId: string, summary: string, response: object) => ({
  tags: ['Health'],
  operationId,
  summary,
  security: [],
  response: { ...response, ...problems(500) },
});

/** Whether the database can serve, or why not. */
export type Readiness = 'ok' | 'no database' | 'storage full' | 'damaged database';

/** Whether it can serve, and the identity of its database, null where that cannot be read. */
export interface Ready {
  status: Readiness;
  identity: string | null;
}

/** By it a command sees whether it works on the database of the running server. */
export const IDENTITY_HEADER = 'x-database';

/** A crowd behind the address of the load balancer must not make the server look dead. */
const UNLIMITED = {
  logLevel: 'warn',
  config: { rateLimit: false, servesWhileClosing: true },
} as const;

const ok = Type.Object({ status: enumOf(['ok']) }, { description: 'Yes.' });
const notReady = Type.Object(
  { status: enumOf(['leaving', 'no database', 'storage full', 'damaged database']) },
  { description: 'Not ready, with the reason.' },
);

/**
 * `/healthz`: the process runs. `/readyz`: it can serve, that is, its database can and the server is not
 * shutting down; a load balancer stops using it on 503.
 */
export function healthRoutes(app: FastifyInstance, readiness: () => Promise<Ready>): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });

  app.get(
    '/healthz',
    {
      ...UNLIMITED,
      schema: described('getHealth', 'The process runs', { 200: ok, ...problems(400) }),
    },
    async () => ({ status: 'ok' }),
  );
  app.get(
    '/readyz',
    {
      ...UNLIMITED,
      schema: described('getReadiness', 'The server can serve', {
        200: ok,
        503: notReady,
        ...problems(400),
      }),
    },
    async (_request, reply) => {
      if (closing) return reply.code(503).send({ status: 'leaving' });
      const { status, identity } = await readiness();
      if (identity !== null) reply.header(IDENTITY_HEADER, identity);
      return reply.code(status === 'ok' ? 200 : 503).send({ status });
    },
  );
}
