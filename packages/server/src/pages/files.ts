import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export const INDEX = '/index.html';
const SERVICE_WORKER = '/service-worker.js';
const COMPRESSED = /\.(br|gz)$/;

/**
 * The addresses of all files of a build, e.g. `/assets/app-3f9c.js`. Only these are served, so no address can
 * lead outside the folder. An unknown folder has none.
 */
export function filesBelow(root: string): ReadonlySet<string> {
  if (!existsSync(root)) return new Set();
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)));
  return new Set(files.map((file) => `/${file.split(sep).join('/')}`));
}

export interface Build {
  root: string;
  files: ReadonlySet<string>;
  /** Where its files are served, without a slash behind it: empty for the root of the site. */
  base: string;
  /** Answers every other address below, and that of the page. */
  otherwise: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

/**
 * Serves the files of a build, precompressed where `.br` or `.gz` lie beside them. They are the same for everyone
 * and touch no database. After an update all consoles of a site load dozens of each at once, often from one
 * address: they are not counted.
 */
export async function serveBuild(
  app: FastifyInstance,
  { root, files, base, otherwise }: Build,
): Promise<void> {
  await app.register(compress, { global: false, encodings: ['br', 'gzip'] });
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true });
  app.get<{ Params: { '*': string } }>(
    `${base}/*`,
    { config: { rateLimit: false }, schema: { hide: true } },
    async (request, reply) => {
      const path = `/${request.params['*']}`;
      if (path === INDEX || !files.has(path)) return otherwise(request, reply);
      // It also answers for the page, which may have no slash behind it.
      if (path === SERVICE_WORKER) reply.header('service-worker-allowed', base || '/');
      // Names below /assets/ carry a hash of their content.
      const isHashed = path.startsWith('/assets/');
      const cache = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
      return reply.header('cache-control', cache).sendFile(path.slice(1), { cacheControl: false });
    },
  );
}
