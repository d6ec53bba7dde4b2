import type { ErrorCode, NamedField, NewStay } from '@concierge/contract/problem';

interface ProblemDetails {
  /** The field that is missing or not valid. */
  field?: NamedField | undefined;
  /** The character of the field that it must not have. */
  character?: string | undefined;
  /** The current row. */
  current?: unknown;
  changedBy?: string;
  /** Devices whose guest is another one. */
  devices?: NewStay[];
  /** Seconds until the call may be repeated (`Retry-After`). */
  retryAfterSeconds?: number;
}

/**
 * A failure that is reported to the client. The answer has only the code: the console has the text in the
 * user's language, and a `message` would take precedence over it (specification §8).
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
