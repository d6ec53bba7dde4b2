import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { paths } from '@concierge/contract/paths';
import { metaOrMade } from '../database/meta.ts';
import type { Connection } from '../database/schema.ts';
import { newToken } from '../lib/tokens.ts';
import { cookieName } from './cookieNames.ts';
import type { Attempt } from './signInThrottle.ts';

/** Proves that an account has been signed in to with this browser before; it authorizes nothing. */
export const BROWSER_COOKIE = 'concierge_browser';
const BROWSER_SECONDS = 365 * 24 * 60 * 60;
const SECRET_KEY = 'browser_key';

/** The installation's secret that signs the cookies, made at the first sign-in. */
const readSecret = (db: Connection) => metaOrMade(db, SECRET_KEY, newToken());

const signatureOf = (secret: string, browser: string, account: string) =>
  createHmac('sha256', secret).update(`${browser} ${account}`).digest();

/**
 * The browser's id if it has a cookie of this account with our signature, else `null`. Its attempts are
 * counted apart, so that an attacker who guesses the account's password, or many users behind the same
 * address, cannot lock out a user who works here every day.
 */
export async function knownBrowser(
  db: Connection,
  cookie: string | undefined,
  { account }: Attempt,
): Promise<string | null> {
  const [browser = '', signature = ''] = cookie?.split('.') ?? [];
  if (!browser || !signature) return null;
  const expected = signatureOf(await readSecret(db), browser, account);
  const given = Buffer.from(signature, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? browser : null;
}

/** Sets the cookie of this account in the browser. */
export async function rememberBrowser(
  db: Connection,
  reply: FastifyReply,
  { account }: Attempt,
): Promise<void> {
  const browser = randomBytes(12).toString('base64url');
  const signature = signatureOf(await readSecret(db), browser, account).toString('base64url');
  const secure = reply.request.addressed.protocol === 'https';
  reply.setCookie(cookieName(BROWSER_COOKIE, reply.request), `${browser}.${signature}`, {
    // The name that it has with TLS asks for the path.
    path: secure ? '/' : paths.login(),
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: BROWSER_SECONDS,
  });
}
