/**
 * Why a session was ended by someone else than its user. The error code of its next call, and the reason of
 * the close frame of its sockets (4401). Only who holds the session's cookie learns it.
 */
export const END_REASONS = ['account_deleted', 'session_ended_by_admin'] as const;
export type EndReason = (typeof END_REASONS)[number];

export function isEndReason(code: string | null): code is EndReason {
  return END_REASONS.some((reason) => reason === code);
}
