import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

const POLL_MS = 50;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Health checks, which say by themselves that the server closes. */
    servesWhileClosing?: true;
  }
}

/**
 * Lets a closing server end as soon as the calls in progress are answered: browsers keep connections open
 * for their next call, which would delay it for a minute. Such a call is answered 503. After `timeoutMs`
 * all connections are closed.
 */
export function drainOnClose(app: FastifyInstance, timeoutMs: number): void {
  let closing = false;
  let timers: NodeJS.Timeout[] = [];
  app.addHook('onRequest', async (request) => {
    if (!closing || request.routeOptions.config?.servesWhileClosing) return;
    throw new Problem(503, 'unavailable', { retryAfterSeconds: 1 });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    closing = true;
    const { server } = app;
    timers = [
      setInterval(() => server.closeIdleConnections(), POLL_MS),
      setTimeout(() => server.closeAllConnections(), timeoutMs),
    ];
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
  });
}
