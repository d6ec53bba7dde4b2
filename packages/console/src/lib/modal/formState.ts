import type { Problem } from '../http/problem.ts';

/** How the call of a form stands. What is typed is the form's own (react-hook-form), never here. */
export interface FormState {
  pending: boolean;
  /** The call succeeded: the form closes. */
  saved: boolean;
  /** Why it failed; the form stays open with what was typed (J3). */
  problem: Problem | null;
  /** The person left while the call was under way: its outcome concerns no form any more. */
  left: boolean;
}

export const idleForm: FormState = { pending: false, saved: false, problem: null, left: false };

export const formPending: FormState = { ...idleForm, pending: true };

/** The form was closed. A call under way goes on, and no second one may start before it is over. */
export function formClosed({ pending }: FormState): FormState {
  return { ...idleForm, pending, left: pending };
}

export function formSaved({ left }: FormState): FormState {
  return { ...idleForm, saved: !left };
}

export function formRefused({ left }: FormState, problem: Problem): FormState {
  return { ...idleForm, problem: left ? null : problem };
}
