import type { FastifyReply } from 'fastify';
import { SESSION_COOKIE, SESSION_MS } from './sessions.ts';

/** `Secure` whenever the call came by TLS, also through a trusted proxy. */
const attributes = (reply: FastifyReply) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: reply.request.protocol === 'https',
  }) as const;

export function sendSessionCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(SESSION_COOKIE, token, { ...attributes(reply), maxAge: SESSION_MS / 1000 });
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, attributes(reply));
}
