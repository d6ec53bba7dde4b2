import type { PayloadAction } from '@reduxjs/toolkit';
import type { Problem } from '../http/problem.ts';

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

/** The reducers of the form a slice keeps at `key`. */
export function formReducers<Key extends string>(key: Key) {
  type Slice = Record<Key, FormState>;
  const set = (state: Slice, form: Partial<FormState>) => {
    state[key] = { ...idleForm, ...form };
  };
  return {
    requested: (state: Slice) => set(state, { pending: true }),
    held: (state: Slice) => set(state, { held: true }),
    undone: (state: Slice) => set(state, {}),
    /** The wait is over, the call begins. */
    released: (state: Slice) => set(state, { pending: true, left: state[key].left }),
    fulfilled: (state: Slice) => set(state, { saved: !state[key].left }),
    rejected: (state: Slice, { payload }: PayloadAction<Problem>) =>
      set(state, { problem: state[key].left ? null : payload }),
    /** A pending call goes on, and no second one may start before it is over. */
    closed: (state: Slice) => {
      const { held, pending } = state[key];
      set(state, { held, pending, left: held || pending });
    },
  };
}
