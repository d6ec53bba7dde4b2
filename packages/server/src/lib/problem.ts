import type { ErrorCode, ProblemBody } from '@concierge/contract/problem';

type BodyDetails = Omit<ProblemBody, 'errorCode' | 'message'>;

/** What the body says besides its code. */
type ProblemDetails = { [Name in keyof BodyDetails]?: BodyDetails[Name] | undefined } & {
  /** Seconds until the call may be repeated (`Retry-After`). */
  retryAfterSeconds?: number;
};

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
