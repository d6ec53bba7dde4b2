/** Where a failure comes from; `local` never left the browser, `unexpected` is a bug. */
export type ProblemKind = 'http' | 'network' | 'timeout' | 'local' | 'unexpected';

/** Why an operation failed: plain data, so that actions and the store may hold it. */
export interface Problem {
  kind: ProblemKind;
  /** HTTP status; null when no answer came. */
  status: number | null;
  errorCode: string | null;
  /** Text of the server, shown before any translation; of a local rejection, for logs. */
  message: string | null;
  /** The field of the call that is missing or not valid. */
  field?: string;
  /** The row as it now is, where the call was decided on an older one (D10). */
  current?: unknown;
  /** Who changed it. */
  changedBy?: string;
  /** Seconds until the call may be repeated (`Retry-After`). */
  retryAfter?: number;
}

/** Carries a `Problem` through `throw` and promise rejections. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message ?? problem.errorCode ?? problem.kind);
    this.name = 'ProblemError';
    this.problem = problem;
  }
}

/** A rejection that is decided in the browser, without a call (A7). The message is for logs, the user sees the code's text. */
export function localProblem(message: string, errorCode: string): ProblemError {
  return new ProblemError({ kind: 'local', status: null, errorCode, message });
}

/** The problem of anything that was caught. An unexpected error is logged: it is a bug. */
export function toProblem(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  console.error(error);
  return { kind: 'unexpected', status: null, errorCode: null, message: null };
}

/** What `problemText` needs of i18next; keys are in the namespace `errors`. */
export interface ErrorTexts {
  exists: (key: string) => boolean;
  text: (key: string) => string;
  /** What is said of a field that is not valid, given the key of its name. */
  invalid: (key: string) => string;
}

/**
 * The text shown to the user (J1): the server's message; the text of the error code, with the field it is about; the text of the
 * status for 400 and 403; the given fallback, or a general text. Without an answer there is none of
 * these, so a lost connection and a timeout have their own texts (J3).
 */
export function problemText(problem: Problem, errors: ErrorTexts, fallback?: string): string {
  const { kind, status, errorCode, message, field } = problem;
  if (message && kind !== 'local') return message;
  const named = `fields.${field}`;
  if (errorCode === 'invalid_input' && errors.exists(named)) {
    return errors.invalid(named);
  }
  // Of the statuses 400 and 403 have a text, of the kinds a lost connection, a timeout and a bug.
  const key = [errorCode, status, kind].map(String).find(errors.exists);
  return key ? errors.text(key) : (fallback ?? errors.text('unexpected'));
}
