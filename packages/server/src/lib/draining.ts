import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 50;

/**
 * Lets a closing server end as soon as what is under way is answered: connections that browsers keep
 * open for their next call would hold it for a minute. Whatever is left after `patienceMs` is cut.
 */
export function drainOnClose(app: FastifyInstance, patienceMs: number): void {
  let closing = false;
  let timers: NodeJS.Timeout[] = [];
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    closing = true;
    const { server } = app;
    timers = [
      setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS),
      setTimeout(() => server.closeAllConnections(), patienceMs),
    ];
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
  });
}
