import { expect, it } from 'vitest';
import { formClosed, formPending, formRefused, formSaved, idleForm } from './formState.ts';

const problem = { kind: 'timeout', status: null, errorCode: null, message: null } as const;

it('J3 a refused form can be sent again', () => {
  expect(formRefused(formPending, problem)).toEqual({ ...idleForm, problem });
});

it('a form that was left keeps others from starting a second call, and nothing more', () => {
  const left = formClosed(formPending);
  expect(left.pending).toBe(true);
  expect(formSaved(left)).toEqual(idleForm);
  expect(formRefused(left, problem)).toEqual(idleForm);
});

it('closing a form that is done leaves nothing behind', () => {
  expect(formClosed(formSaved(formPending))).toEqual(idleForm);
  expect(formClosed(formRefused(formPending, problem))).toEqual(idleForm);
});
