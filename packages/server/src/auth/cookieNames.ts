import type { FastifyRequest } from 'fastify';

const PREFIX = '__Host-';

/**
 * The name of a cookie in the browser. Where the site is https it has a prefix by which the browser takes it from this
 * very host alone, `Secure` and for the path `/`: a page of a sibling host cannot set it.
 */
export const cookieName = (
  name: string,
  { addressed }: Pick<FastifyRequest, 'addressed'>,
): string => (addressed.protocol === 'https' ? PREFIX + name : name);

/** The value of a cookie that has this name at its site. */
export const cookieOf = (request: FastifyRequest, name: string): string | undefined =>
  request.cookies[cookieName(name, request)];
