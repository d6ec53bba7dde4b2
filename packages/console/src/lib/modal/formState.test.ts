import { expect, it } from 'vitest';
import { type FormState, type Forms, formOf, formReducers, idleForm } from './formState.ts';

const problem = { kind: 'timeout', status: null, errorCode: null, message: null } as const;
const form = formReducers('forms');

interface Slice {
  forms: Forms;
}
type Step = (state: Slice) => void;
const of = (subject: number): Record<'submit' | 'save' | 'refuse' | 'close', Step> => ({
  submit: (state) => form.requested(state, subject),
  save: (state) => form.fulfilled(state, { payload: subject }),
  refuse: (state) => form.rejected(state, { payload: { subject, problem } }),
  close: (state) => form.closed(state, { payload: subject }),
});
const { submit, save, refuse, close } = of(1);

function after(...steps: Step[]): FormState {
  return formOf(formsAfter(...steps), 1);
}

function formsAfter(...steps: Step[]): Forms {
  const state: Slice = { forms: {} };
  for (const step of steps) step(state);
  return state.forms;
}

it('J3 a refused form can be sent again', () => {
  expect(after(submit, refuse)).toEqual({ ...idleForm, problem });
});

it('a form that was left keeps others from starting a second call, and nothing more', () => {
  expect(after(submit, close).pending).toBe(true);
  expect(formsAfter(submit, close, save)).toEqual({});
  expect(formsAfter(submit, close, refuse)).toEqual({});
});

it('closing a form that is done leaves nothing behind', () => {
  expect(formsAfter(submit, save, close)).toEqual({});
  expect(formsAfter(submit, refuse, close)).toEqual({});
});

it.each([
  ['saved', of(2).save],
  ['refused', of(2).refuse],
])('U47 an answer for another subject, %s, changes nothing of this one', (_outcome, late) => {
  const before = formsAfter(of(2).submit, of(2).close);
  const state = { forms: before };
  submit(state);
  late(state);
  expect(state.forms).toEqual({ 1: { ...idleForm, pending: true } });
});

it('U47 the outcome of a form that was never open saves none', () => {
  expect(formsAfter(save)).toEqual({});
  expect(formsAfter(refuse)).toEqual({});
});
