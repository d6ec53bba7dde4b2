import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheRule, filesBelow } from './files.ts';

export interface TabletOptions {
  /** Folder of the built tablet. */
  root: string;
  /** Counts the call of the page. */
  admit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

/** Where the tablet is opened; its build names its files by this. */
const BASE = '/tablet';
const INDEX = '/index.html';
const SERVICE_WORKER = '/service-worker.js';

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
    await scope.register(compress, { global: false, encodings: ['br', 'gzip'] });
    await scope.register(fastifyStatic, { root, serve: false, preCompressed: true });

    for (const address of [BASE, `${BASE}/`]) {
      scope.get(address, { schema: { hide: true } }, async (_request, reply) => {
        reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').compress(page);
        return reply;
      });
    }

    // The same for everyone, and no call of the database: as the files of the console they are not counted.
    scope.get<{ Params: { '*': string } }>(
      `${BASE}/*`,
      { config: { rateLimit: false }, schema: { hide: true } },
      async (request, reply) => {
        const path = `/${request.params['*']}`;
        if (path === INDEX || !files.has(path)) {
          await admit(request, reply);
          return reply.callNotFound();
        }
        // It also answers for the page, which has no slash behind it.
        if (path === SERVICE_WORKER) reply.header('service-worker-allowed', BASE);
        reply.header('cache-control', cacheRule(path));
        return reply.sendFile(path.slice(1), { cacheControl: false });
      },
    );
  });
}
