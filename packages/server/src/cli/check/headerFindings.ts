import Fastify from 'fastify';
import type { Config } from '../../config.ts';
import type { Addressed } from '../../lib/addressed.ts';
import { securityHeaders } from '../../lib/securityHeaders.ts';
import { contentSecurityPolicy } from '../../pages/csp.ts';
import { type Finding, failure, ok } from './finding.ts';
import type { Site } from './site.ts';

/** Of each answer its own, or of the connection. */
const OTHERS = new Set(['x-request-id', 'content-length', 'content-type', 'date', 'connection']);

/** The security headers that a server with these settings sends. */
async function expectedHeaders({ origin }: Site, config: Config): Promise<[string, string][]> {
  const protocol = origin.startsWith('https:') ? 'https' : 'http';
  const put = securityHeaders(contentSecurityPolicy(config), () => ({ protocol }) as Addressed);
  const app = Fastify();
  app.addHook('onRequest', async (request, reply) => put(request, reply));
  app.get('/', async () => '');
  const { headers } = await app.inject('/');
  return Object.entries(headers)
    .filter(([name]) => !OTHERS.has(name))
    .map(([name, value]) => [name, String(value)]);
}

/** Whether the security headers arrive as the server sends them. */
export async function headerFindings(
  site: Site,
  config: Config,
  received: Headers,
): Promise<Finding[]> {
  const expected = await expectedHeaders(site, config);
  const changed = expected.filter(([name, value]) => received.get(name) !== value);
  if (changed.length === 0) return [ok('headers', 'the security headers arrive unchanged')];
  return changed.map(([name, value]) => {
    const found = received.get(name);
    const how = found === null ? 'is missing' : `arrives as "${found}"`;
    const fix =
      found === null && name === 'strict-transport-security'
        ? 'pass on X-Forwarded-Proto, and what the server answers'
        : 'leave it to the server';
    return failure('headers', `${name} ${how}, not as "${value}": ${fix}`);
  });
}
