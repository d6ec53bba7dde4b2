import { type Answer, isOwnAnswer } from '@concierge/client/ownAnswer';
import type { NewStay } from '@concierge/contract/problem';

/**
 * Where a failure comes from; `between` is the answer of a portal or proxy, `local` never left the browser, `unexpected`
 * is a bug.
 */
export type ProblemKind = 'http' | 'network' | 'timeout' | 'between' | 'local' | 'unexpected';

/** Why an operation failed: plain data, so that actions and the store may hold it. */
export interface Problem {
  kind: ProblemKind;
  /** HTTP status; null when the server did not answer. */
  status: number | null;
  errorCode: string | null;
  /** Text of the server, shown before any translation; of a local rejection, for logs. */
  message: string | null;
  /** The field of the call that is missing or not valid. */
  field?: string;
  /** The character of the field that it must not have, e.g. `U+0007`. */
  character?: string;
  /** The row as it now is, where the call was decided on an older one. */
  current?: unknown;
  /** Who changed it. */
  changedBy?: string;
  /** Devices whose guest is another one than the caller knew of. */
  devices?: NewStay[];
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

/** A rejection that is decided in the browser, without a call. The message is for logs, the user sees the code's text. */
export function localProblem(message: string, errorCode: string): ProblemError {
  return new ProblemError({ kind: 'local', status: null, errorCode, message });
}

/** The problem of anything that was caught. An unexpected error is logged: it is a bug. */
export function toProblem(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  console.error(error);
  return { kind: 'unexpected', status: null, errorCode: null, message: null };
}

/**
 * The problem of an answer; null for a success.
 * @param has As for `isOwnAnswer`.
 */
export function answerProblem(
  answer: Answer,
  retryAfterHeader: unknown,
  has?: string,
): Problem | null {
  const { status, body } = answer;
  const none = { errorCode: null, message: null };
  if (!isOwnAnswer(answer, has)) return { kind: 'between', status: null, ...none };
  if (status >= 200 && status <= 299) return null;
  const retryAfter = Number(retryAfterHeader);
  return { kind: 'http', status, ...readBody(body), ...(retryAfter > 0 && { retryAfter }) };
}

/** The problem that an answer to several things has for one of them. */
export function bodyProblem(body: unknown): Problem {
  return { kind: 'http', status: null, ...readBody(body) };
}

function readBody(body: unknown): Omit<Problem, 'kind' | 'status' | 'retryAfter'> {
  const { errorCode, message, field, character, current, changedBy, devices } = body as Record<
    string,
    unknown
  >;
  return {
    errorCode: typeof errorCode === 'string' ? errorCode : null,
    message: typeof message === 'string' && message !== '' ? message : null,
    ...(typeof field === 'string' && { field }),
    ...(typeof character === 'string' && { character }),
    ...(current !== undefined && { current }),
    ...(typeof changedBy === 'string' && { changedBy }),
    ...(Array.isArray(devices) && { devices }),
  };
}

/** What `problemText` needs of i18next; keys are in the namespace `errors`. */
export interface ErrorTexts {
  exists: (key: string) => boolean;
  text: (key: string) => string;
  /** What is said of a field that is not valid, given the key of its name. */
  invalid: (key: string) => string;
  /** What is said of a field with a character that it must not have. */
  forbidden: (key: string, character: string) => string;
}

/**
 * The text shown to the user: the server's message; the text of the error code, with the field it is about; the text of the
 * status for 400 and 403; the given fallback, or a general text. Without an answer there is none of
 * these, so a lost connection and a timeout have their own texts.
 */
export function problemText(problem: Problem, errors: ErrorTexts, fallback?: string): string {
  const { kind, status, errorCode, message, field, character } = problem;
  if (message && kind !== 'local') return message;
  const named = `fields.${field}`;
  if (errorCode === 'invalid_input' && errors.exists(named)) {
    return errors.invalid(named);
  }
  if (errorCode === 'invalid_name' && character && errors.exists(named)) {
    return errors.forbidden(named, character);
  }
  // Of the statuses 400 and 403 have a text, of the kinds a lost connection, a timeout, a portal and a bug.
  const key = [errorCode, status, kind].map(String).find(errors.exists);
  return key ? errors.text(key) : (fallback ?? errors.text('unexpected'));
}
