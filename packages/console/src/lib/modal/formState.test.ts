import { expect, it } from 'vitest';
import { formReducers, idleForm, type FormState } from './formState.ts';

const problem = { kind: 'timeout', status: null, errorCode: null, message: null } as const;
const form = formReducers('form');

type Step = (state: { form: FormState }) => void;
const refuse: Step = (state) => form.rejected(state, { type: 'rejected', payload: problem });
const { requested: submit, fulfilled: save, closed: close } = form;

function after(...steps: Step[]): FormState {
  const state = { form: idleForm };
  for (const step of steps) step(state);
  return state.form;
}

it('J3 a refused form can be sent again', () => {
  expect(after(submit, refuse)).toEqual({ ...idleForm, problem });
});

it('a form that was left keeps others from starting a second call, and nothing more', () => {
  expect(after(submit, close).pending).toBe(true);
  expect(after(submit, close, save)).toEqual(idleForm);
  expect(after(submit, close, refuse)).toEqual(idleForm);
});

it('closing a form that is done leaves nothing behind', () => {
  expect(after(submit, save, close)).toEqual(idleForm);
  expect(after(submit, refuse, close)).toEqual(idleForm);
});
