import type { Problem } from '../http/problem.ts';

/** What a form is about: the id of its row, or a word for what it creates. */
export type Subject = string | number;

/** The state of a form's call. What is typed is the form's own (react-hook-form), never here. */
export interface FormState {
  /** What was sent to a guest waits, and can still be taken back. */
  held: boolean;
  pending: boolean;
  /** The call succeeded: the form closes. */
  saved: boolean;
  /** Why it failed; the form stays open with what was typed. */
  problem: Problem | null;
  /** The user left while the call was pending or held: its outcome concerns no form any more. */
  left: boolean;
}

export const idleForm: FormState = {
  held: false,
  pending: false,
  saved: false,
  problem: null,
  left: false,
};

/** The forms that have something to say, by what they are about: an answer reaches only the form that asked. */
export type Forms = Readonly<Record<Subject, FormState>>;

export const noForms: Forms = {};

/** The form about this subject; idle where nothing was sent, and without a subject. */
export const formOf = (forms: Forms, subject: Subject | null): FormState =>
  (subject === null ? undefined : forms[subject]) ?? idleForm;

/** Whether no form waits for the outcome of this call any more. */
export const isLeft = (forms: Forms, subject: Subject): boolean => forms[subject]?.left ?? true;

/** Why the call of a form failed. */
export interface Refusal {
  subject: Subject;
  problem: Problem;
}

/** An action about the form of this subject. */
interface Of {
  payload: Subject;
}

/** The reducers of the forms a slice keeps at `key`. */
export function formReducers<Key extends string>(key: Key) {
  type Slice = Record<Key, Forms>;
  const set = (state: Slice, subject: Subject, form: Partial<FormState>) => {
    state[key] = { ...state[key], [subject]: { ...idleForm, ...form } };
  };
  const end = (state: Slice, subject: Subject) => {
    const { [subject]: _ended, ...others } = state[key];
    state[key] = others;
  };
  /** After the outcome of a call: what its form shows, if it is still open. */
  const settle = (state: Slice, subject: Subject, outcome: Partial<FormState>) => {
    if (isLeft(state[key], subject)) end(state, subject);
    else set(state, subject, outcome);
  };
  return {
    requested: (state: Slice, subject: Subject) => set(state, subject, { pending: true }),
    held: (state: Slice, subject: Subject) => set(state, subject, { held: true }),
    /** Nothing came of it: the user took it back, or something else says what to do. */
    ended: (state: Slice, { payload }: Of) => end(state, payload),
    /** The wait is over, the call begins. */
    released: (state: Slice, { payload }: Of) =>
      set(state, payload, { pending: true, left: isLeft(state[key], payload) }),
    fulfilled: (state: Slice, { payload }: Of) => settle(state, payload, { saved: true }),
    /** What it was opened for is done in another way. */
    done: (state: Slice, { payload }: Of) => set(state, payload, { saved: true }),
    rejected: (state: Slice, { payload: { subject, problem } }: { payload: Refusal }) =>
      settle(state, subject, { problem }),
    /** A pending call goes on, and no second one about the same may start before it is over. */
    closed: (state: Slice, { payload }: Of) => {
      const { held, pending } = formOf(state[key], payload);
      if (held || pending) set(state, payload, { held, pending, left: true });
      else end(state, payload);
    },
  };
}
