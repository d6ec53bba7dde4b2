/** How far the clock may have been ahead for another request to count: a clock that was wrong by more is not followed. */
const AHEAD_MS = 60 * 60_000;

/** What is stored as later than this is of a clock that was wrong. */
export const latestNear = (now: string): string =>
  new Date(Date.parse(now) + AHEAD_MS).toISOString();

/**
 * When something happens, as it is stored: now, but right behind what came before it. A clock that was put back, or that of
 * another process, turns nothing round.
 */
export function notBefore(now: Date, ...former: readonly (string | null | undefined)[]): string {
  const last = former.reduce<string>((latest, at) => (at && at > latest ? at : latest), '');
  const at = now.toISOString();
  return at < last ? new Date(Date.parse(last) + 1).toISOString() : at;
}
