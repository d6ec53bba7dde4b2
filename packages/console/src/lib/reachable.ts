import { timeLimit } from '@concierge/contract/timeLimit';

const TIMEOUT_MS = 4_000;

/**
 * Asks the server for a sign of life where the browser believes to be offline, which it may be wrong about: browsers
 * remember a script that failed until the page is reloaded, so none should be requested in vain.
 * @throws without an answer.
 */
export async function expectServer(): Promise<void> {
  if (seemsOnline()) return;
  const limit = timeLimit(TIMEOUT_MS);
  try {
    await fetch('/login', { method: 'HEAD', cache: 'no-store', signal: limit.signal });
  } finally {
    limit.end();
  }
}

function seemsOnline(): boolean {
  try {
    return navigator.onLine;
  } catch {
    return false;
  }
}
