import { enumOf } from '@concierge/contract/refs';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { problems } from './schemas.ts';

const described = (summary: string, response: object) => ({
  tags: ['Health'],
  summary,
  security: [],
  response: { ...response, ...problems(429, 500) },
});

const ok = Type.Object({ status: enumOf(['ok']) }, { description: 'Yes.' });
const notReady = Type.Object(
  { status: enumOf(['leaving', 'no database']) },
  { description: 'Not now, and why.' },
);

/**
 * `/healthz`: the process runs. `/readyz`: it can serve, that is, the database answers and the server
 * is not on its way out; a balancer takes it off its list on 503.
 */
export function healthRoutes(app: FastifyInstance, askDatabase: () => Promise<unknown>): void {
  let leaving = false;
  app.addHook('preClose', async () => {
    leaving = true;
  });

  app.get(
    '/healthz',
    { logLevel: 'warn', schema: described('The process runs', { 200: ok }) },
    async () => ({ status: 'ok' }),
  );
  app.get(
    '/readyz',
    { logLevel: 'warn', schema: described('The server can serve', { 200: ok, 503: notReady }) },
    async (request, reply) => {
      if (leaving) return reply.code(503).send({ status: 'leaving' });
      try {
        await askDatabase();
        return { status: 'ok' };
      } catch (error) {
        request.log.error({ err: error }, 'database does not answer');
        return reply.code(503).send({ status: 'no database' });
      }
    },
  );
}
