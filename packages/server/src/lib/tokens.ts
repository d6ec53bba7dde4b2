import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 random bits, as text for a cookie or a header. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash that is stored in place of a token: it finds the token and cannot be used as one. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
