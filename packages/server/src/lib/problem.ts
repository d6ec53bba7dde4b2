import type { ErrorCode } from '@concierge/contract/problem';

interface ProblemDetails {
  /** The row as it now is. */
  current?: unknown;
  changedBy?: string;
  /** Seconds until the call may be repeated (`Retry-After`). */
  retryAfterSeconds?: number;
}

/**
 * A failure the caller is told about. The answer carries the code only: the console has its text in
 * the person's language, and a `message` would go before it (specification §8).
 */
export class Problem extends Error {
  readonly status: number;
  readonly errorCode: ErrorCode;
  readonly details: ProblemDetails;

  constructor(status: number, errorCode: ErrorCode, details: ProblemDetails = {}) {
    super(errorCode);
    this.name = 'Problem';
    this.status = status;
    this.errorCode = errorCode;
    this.details = details;
  }
}

export function notFound(): Problem {
  return new Problem(404, 'not_found');
}
