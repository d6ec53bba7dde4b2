import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

/** A NUL character in JSON, where it is always escaped; a backslash before it may be one of a pair. */
const NUL = /(?<!\\)(?:\\\\)*\\u0000/;

/**
 * Reads JSON bodies only. An empty body counts as `{}` (a call without payload), a NUL character is
 * refused since PostgreSQL cannot hold it, and keys such as `__proto__` are an error.
 */
export function readJsonBodiesOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.length === 0) return done(null, {});
    const json = text.toString();
    if (NUL.test(json)) return done(new Problem(400, 'invalid_input'), undefined);
    return parse(request, json, done);
  });
  app.addHook('preValidation', async (request) => {
    if (request.body === undefined && request.routeOptions.schema?.body) request.body = {};
  });
}
