import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 random bits, as text that fits a cookie or a header. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: enough to find it, not enough to use it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
