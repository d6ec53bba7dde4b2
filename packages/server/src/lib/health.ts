import type { FastifyInstance } from 'fastify';

const describe = (summary: string) => ({ tags: ['Health'], summary, security: [] });

/**
 * `/healthz`: the process runs. `/readyz`: it can serve, that is, the database answers and the server
 * is not on its way out; a balancer takes it off its list on 503.
 */
export function healthRoutes(app: FastifyInstance, askDatabase: () => Promise<unknown>): void {
  let leaving = false;
  app.addHook('preClose', async () => {
    leaving = true;
  });

  app.get('/healthz', { logLevel: 'warn', schema: describe('The process runs') }, async () => ({
    status: 'ok',
  }));
  app.get(
    '/readyz',
    { logLevel: 'warn', schema: describe('The server can serve; 503 otherwise') },
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
