import type { CustomTypeOptions } from 'i18next';
import { i18n } from './i18n/i18n.ts';
import { type Problem, problemText } from './http/problem.ts';
import { createSignal } from './signal.ts';

/** What a toast says, in the user's language. */
export interface Notice {
  tone: 'info' | 'success' | 'warning' | 'danger';
  title?: string | undefined;
  body: string;
  /** What it is about, where that may not be on screen any more: a room, a user. */
  about?: string | undefined;
  /** Milliseconds; 5000 unless given. */
  timeout?: number;
  /** Notices with the same id replace each other. */
  id?: string;
  /** Path of an image, or an interface icon as `prefix:name`. */
  icon?: string;
  /** Of a live notice: it soon folds into one line, which counts what has come. */
  live?: LiveOrigin | undefined;
}

/** What a live notice is about. */
export interface LiveOrigin {
  /** How many events it reports. */
  count: number;
  /** Where a press on it leads; nowhere without. */
  href?: string | undefined;
  /** The header says so by itself until it is opened: it does not fold. */
  kept?: boolean;
}

const raised = createSignal<Notice>();

/** Listens for notices; the application renders them as toasts. Returns an unsubscribe function. */
export const onNotice = raised.listen;

/** Raises a toast. An effect: call it from sagas (`yield* call(notify, …)`) or event handlers. */
export const notify = raised.tell;

/**
 * Raises the toast of a success, e.g. `notifySuccess(i18n.t('users:form.createSuccess'))`.
 * @param failed What `notifyProblem` says when the same fails: the toast of an earlier failure goes.
 * @param about What it was done to, e.g. the room of a request.
 */
export function notifySuccess(body: string, failed?: string, about?: string): void {
  notify({ tone: 'success', body, about, ...(failed && { id: idOfFailure(failed, about) }) });
}

const idOfFailure = (failed: string, about = '') => `${failed} ${about}`.trim();

/** Says that the page is of an older build, also over an open dialog. */
export function notifyNewVersion(): void {
  const [title, body] = [i18n.t('shell:newVersion.title'), i18n.t('shell:newVersion.ask')];
  notify({ tone: 'info', title, body, id: 'new-version' });
}

/** Raises the toast of something the user should know and can fix. */
export function notifyWarning(body: string, about?: string): void {
  notify({ tone: 'warning', body, about });
}

/**
 * Raises the toast of a failure: what failed as its title, and why, chosen by `problemText`. The same
 * call that fails several times has one toast, with the last reason.
 * @param failed What failed, e.g. 'The user could not be saved'; alone where no reason is known.
 * @param about What it should have been done to, e.g. the room of a request.
 */
export function notifyProblem(problem: Problem, failed?: string, about?: string): void {
  const body = textOfProblem(problem, failed);
  const title = body === failed ? undefined : failed;
  notify({ tone: 'danger', title, body, about, id: failed ? idOfFailure(failed, about) : body });
}

/** `problemText` in the current language, for a failure shown in place. */
export function textOfProblem(problem: Problem, fallback?: string): string {
  return problemText(problem, errors, fallback);
}

/** Error codes come from the server: whether there is a text for one shows only at run time. */
type ErrorKey = Exclude<keyof CustomTypeOptions['resources']['errors'], 'fields'>;

const errors = {
  exists: (key: string) => i18n.exists(`errors:${key}`),
  text: (key: string) => i18n.t(`errors:${key as ErrorKey}`),
  invalid: (key: string) =>
    i18n.t('errors:invalid_field', { field: i18n.t(`errors:${key as ErrorKey}`) }),
  forbidden: (key: string, character: string) =>
    i18n.t('errors:invalid_character', { field: i18n.t(`errors:${key as ErrorKey}`), character }),
};
