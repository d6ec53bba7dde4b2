/** How often a notification is sent again. */
const MAX_RETRIES = 3;
const FIRST_RETRY_MS = 2_000;

const isPutOff = (status: number | undefined) =>
  status === undefined || status === 429 || (status >= 500 && status <= 599);

/** The milliseconds that a header `Retry-After` asks for: seconds or a date (RFC 9110, 10.2.3). */
function askedFor(retryAfter: string | undefined): number | undefined {
  const text = retryAfter?.trim();
  if (!text) return undefined;
  if (/^\d+$/.test(text)) return Number(text) * 1_000;
  const date = Date.parse(text);
  // The date is of the push service's clock, which is the real one.
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

/**
 * After how many milliseconds to send a notification again: when the push service asks for it, or could not
 * be reached or not serve it (no status, 429, 5xx). Undefined where sending again is of no use: after another
 * answer, the third time, or when it would come too late.
 */
export function retryDelay(
  status: number | undefined,
  retryAfter: string | undefined,
  putOff: number,
  ttlSeconds: number,
): number | undefined {
  if (!isPutOff(status) || putOff >= MAX_RETRIES) return undefined;
  const delay = askedFor(retryAfter) ?? FIRST_RETRY_MS * 4 ** putOff;
  return delay < ttlSeconds * 1_000 ? delay : undefined;
}
