import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { INDEX, filesBelow, serveBuild } from './files.ts';

export interface TabletOptions {
  /** Folder of the built tablet. */
  root: string;
  /** Counts the call of the page. */
  admit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

/** Where the tablet is opened; its build names its files by this. */
const BASE = '/tablet';

/**
 * Serves the guest's tablet: one page, the same for everyone, since its key is in the part of the address that
 * browsers send to no server. Without a build it says so in the log and the address stays unknown.
 */
export async function registerTablet(
  app: FastifyInstance,
  { root, admit }: TabletOptions,
): Promise<void> {
  const files = filesBelow(root);
  if (!files.has(INDEX)) {
    app.log.warn('The tablet is not built');
    return;
  }
  const page = readFileSync(join(root, INDEX), 'utf8');

  await app.register(async (scope) => {
    const otherwise = async (request: FastifyRequest, reply: FastifyReply) => {
      await admit(request, reply);
      return reply.callNotFound();
    };
    await serveBuild(scope, { root, files, base: BASE, otherwise });
    for (const address of [BASE, `${BASE}/`]) {
      scope.get(address, { schema: { hide: true } }, async (_request, reply) => {
        reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').compress(page);
        return reply;
      });
    }
  });
}
