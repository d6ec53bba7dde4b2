/**
 * A name that nothing else has, e.g. for an idempotency key. It is no secret: browsers that offer no random bytes,
 * as some do without a secure context, get one of `Math.random()`.
 */
export function uniqueKey(): string {
  return Array.from(randomBytes(), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function randomBytes(): Uint8Array {
  const bytes = new Uint8Array(16);
  try {
    return crypto.getRandomValues(bytes);
  } catch {
    return bytes.map(() => Math.floor(Math.random() * 256));
  }
}
