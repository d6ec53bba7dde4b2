import { enumOf } from '@concierge/contract/refs';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { problems } from './schemas.ts';

const described = (summary: string, response: object) => ({
  tags: ['Health'],
  summary,
  security: [],
  response: { ...response, ...problems(500) },
});

/** Whether the database can serve, or why not. */
export type Readiness = 'ok' | 'no database' | 'storage full' | 'damaged database';

/** A crowd behind the address of the load balancer must not make the server look dead. */
const UNLIMITED = {
  logLevel: 'warn',
  config: { rateLimit: false, servesWhileClosing: true },
} as const;

const ok = Type.Object({ status: enumOf(['ok']) }, { description: 'Yes.' });
const notReady = Type.Object(
  { status: enumOf(['leaving', 'no database', 'storage full', 'damaged database']) },
  { description: 'Not now, and why.' },
);

/**
 * `/healthz`: the process runs. `/readyz`: it can serve, that is, its database can and the server is not
 * shutting down; a load balancer stops using it on 503.
 */
export function healthRoutes(app: FastifyInstance, readiness: () => Promise<Readiness>): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });

  app.get(
    '/healthz',
    { ...UNLIMITED, schema: described('The process runs', { 200: ok }) },
    async () => ({ status: 'ok' }),
  );
  app.get(
    '/readyz',
    { ...UNLIMITED, schema: described('The server can serve', { 200: ok, 503: notReady }) },
    async (_request, reply) => {
      const status = closing ? 'leaving' : await readiness();
      return reply.code(status === 'ok' ? 200 : 503).send({ status });
    },
  );
}
