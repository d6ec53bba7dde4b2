import { type AxiosRequestConfig, type AxiosResponse, create, isAxiosError, isCancel } from 'axios';
import { CANCEL } from 'redux-saga';
import { HTTP_TIMEOUT_MS } from '@concierge/contract/constants';
import { createIdempotencyKeys } from './idempotencyKeys.ts';
import { type Problem, ProblemError, answerProblem } from './problem.ts';
import { serverClock } from '../serverClock.ts';
import { createSignal } from '../signal.ts';
import { untilConfirmed, untilSignedIn } from './waitingCalls.ts';

/** The one axios instance: 30 s at most, only 200–299 is success. */
export const http = create({
  timeout: HTTP_TIMEOUT_MS,
  validateStatus: (status) => status >= 200 && status <= 299,
  headers: { Accept: 'application/json' },
});

/** The site the calls go to; everything relative is resolved against it. */
export function siteUrl(): string {
  return http.defaults.baseURL ?? window.location.origin;
}

export interface CallOptions<T = unknown> {
  /** What each answer to the call has, so that none of a portal or proxy is taken for it. */
  has?: (keyof T & string) | undefined;
  params?: Record<string, string | number | undefined>;
  /** It creates something: sent again after a failure, the same call creates no second one. */
  once?: boolean;
  /** A 401 of this call is its own answer, not the end of the session (sign-in, session check). */
  ownsUnauthorized?: boolean;
  /** The call goes on when the page is closed. At most 64 kB. */
  outlivesPage?: boolean;
}

/** GETs and returns the body, which has this. Rejects with `ProblemError`. */
export function get<T>(
  path: string,
  has?: CallOptions<T>['has'],
  options?: CallOptions,
): Cancellable<T> {
  return call<T>({ method: 'GET', url: path }, { ...options, has });
}

/** POSTs JSON (`{}` unless given, so that the type is always JSON) and returns the body. Rejects with `ProblemError`. */
export function post<T>(
  path: string,
  body: unknown = {},
  options?: CallOptions<T>,
): Cancellable<T> {
  return call<T>({ method: 'POST', url: path, data: body }, options);
}

/** A promise that a canceled saga aborts instead of merely forgetting it. */
export interface Cancellable<T> extends Promise<T> {
  cancel: () => void;
}

const keys = createIdempotencyKeys();

/** Calls that failed are not repeated any more: their user is gone. */
export const forgetFailedCalls = keys.forget;

let succeeded = 0;

/** How many calls that need a session have succeeded. */
export const succeededCalls = (): number => succeeded;

const failed = createSignal<Problem>();

/**
 * Listens for calls that failed, before the caller learns of it. Aborted calls have not failed, and a
 * 401 that a call owns is its own affair. Returns an unsubscribe function.
 */
export const onCallFailed = failed.listen;

function call<T>(request: AxiosRequestConfig, options: CallOptions<T> = {}): Cancellable<T> {
  const { has, params, once = false, ownsUnauthorized = false, outlivesPage } = options;
  const made = [request.url, request.data];
  const controller = new AbortController();
  const { signal } = controller;
  const cancel = () => controller.abort();
  return Object.assign(attempt(), { cancel, [CANCEL]: cancel });

  async function attempt(): Promise<T> {
    const askedAt = performance.now();
    const judge = ({ status, data, headers }: AxiosResponse<unknown>) => {
      const answer = { status, contentType: headers['content-type'], body: data };
      const problem = answerProblem(answer, headers['retry-after'], has);
      if (problem?.kind !== 'between') {
        serverClock.learnFromHeader(headers['date'], performance.now() - askedAt);
      }
      return problem;
    };
    try {
      const answer = await http.request<T>({
        ...request,
        signal,
        ...(params && { params }),
        ...(outlivesPage && { adapter: 'fetch', fetchOptions: { keepalive: true } }),
        ...(once && { headers: { 'Idempotency-Key': keys.keyFor(made) } }),
      });
      const refused = judge(answer);
      if (refused) throw new ProblemError(refused);
      if (!ownsUnauthorized) succeeded += 1;
      if (once) keys.accepted(made);
      return answer.data;
    } catch (error) {
      const response = isAxiosError(error) ? error.response : undefined;
      const problem = (response && judge(response)) ?? problemOf(error);
      const isUnauthorized = problem.status === 401 && !signal.aborted;
      const isLapsed = isUnauthorized && !ownsUnauthorized;
      if (isLapsed && (await untilSignedIn.wait(signal, problem.errorCode))) return attempt();
      const isAsked = problem.errorCode === 'confirmation_required';
      if (isAsked && (await untilConfirmed.wait(signal, null))) return attempt();
      const isOwn = signal.aborted || (isUnauthorized && ownsUnauthorized);
      if (!isOwn) failed.tell(problem);
      // Without the cause: it holds the payload (a password, at sign-in) and might be logged.
      throw new ProblemError(problem);
    }
  }
}

const TIMEOUT_CODES: readonly (string | undefined)[] = ['ECONNABORTED', 'ETIMEDOUT'];

function problemOf(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  const none = { status: null, errorCode: null, message: null };
  if (isCancel(error)) return { ...none, kind: 'network' };
  if (!isAxiosError(error)) throw error;
  return { ...none, kind: TIMEOUT_CODES.includes(error.code) ? 'timeout' : 'network' };
}
