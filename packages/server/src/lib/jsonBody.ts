import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

/** Without recursion: a body may be nested very deeply. */
function holdsNul(body: unknown): boolean {
  const open = [body];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string' && value.includes('\0')) return true;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) open.push(key, inner);
  }
  return false;
}

/**
 * Reads JSON bodies only. An empty body counts as `{}` (a call without payload), a NUL character is
 * refused since PostgreSQL cannot hold it, and keys such as `__proto__` are an error.
 */
export function readJsonBodiesOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.length === 0) return done(null, {});
    return parse(request, text.toString(), (error, body: unknown) => {
      const refused = error ?? (holdsNul(body) ? new Problem(400, 'invalid_input') : null);
      done(refused, body);
    });
  });
  app.addHook('preValidation', async (request) => {
    if (request.body === undefined && request.routeOptions.schema?.body) request.body = {};
  });
}
