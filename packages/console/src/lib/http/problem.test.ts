import { expect, it, vi } from 'vitest';
import { type Problem, localProblem, problemText, toProblem } from './problem.ts';

const TEXTS: Record<string, string> = {
  user_exist: 'Taken',
  no_project: 'No project',
  '400': 'Not understood',
  '403': 'Not allowed',
  invalid_input: 'Some values are not valid',
  'fields.title': 'Title',
  unexpected: 'Something went wrong',
  network: 'No connection',
  timeout: 'Too slow',
  between: 'Not the server',
};
const errors = {
  exists: (key: string) => key in TEXTS,
  text: (key: string) => TEXTS[key] ?? key,
  invalid: (key: string) => `Not valid: ${TEXTS[key]}`,
  forbidden: (key: string, character: string) => `${TEXTS[key]} has ${character}`,
};
const problem = (facts: Partial<Problem>): Problem => ({
  kind: 'http',
  status: 500,
  errorCode: null,
  message: null,
  ...facts,
});

it.each([
  [
    'the message of the answer',
    { message: 'Said so', errorCode: 'user_exist', status: 400 },
    'Said so',
  ],
  ['the text of its error code', { errorCode: 'user_exist', status: 400 }, 'Taken'],
  [
    'the field that is not valid',
    { errorCode: 'invalid_input', field: 'title', status: 400 },
    'Not valid: Title',
  ],
  [
    'the character that a name must not have',
    { errorCode: 'invalid_name', field: 'title', character: 'U+0007', status: 400 },
    'Title has U+0007',
  ],
  [
    'the text of its error code for a field without a name',
    { errorCode: 'invalid_input', field: 'x', status: 400 },
    'Some values are not valid',
  ],
  ['the text of 400', { errorCode: 'nobody_knows', status: 400 }, 'Not understood'],
  ['the text of 403', { status: 403 }, 'Not allowed'],
  ['the fallback', { errorCode: 'nobody_knows' }, 'Not saved'],
])('J1 the text is %s', (_what, facts, text) => {
  expect(problemText(problem(facts), errors, 'Not saved')).toBe(text);
});

it('J1 without a fallback the text is the general one', () => {
  expect(problemText(problem({}), errors)).toBe('Something went wrong');
});

it('J3 Y63 a lost connection, a timeout and a portal have texts of their own', () => {
  const silent = { status: null };
  expect(problemText(problem({ ...silent, kind: 'network' }), errors, 'Not saved')).toBe(
    'No connection',
  );
  expect(problemText(problem({ ...silent, kind: 'timeout' }), errors, 'Not saved')).toBe(
    'Too slow',
  );
  expect(problemText(problem({ ...silent, kind: 'between' }), errors, 'Not saved')).toBe(
    'Not the server',
  );
});

it('A7 a local rejection has a text in the user’s language; its message is for logs', () => {
  const rejected = toProblem(localProblem('Project ID not found', 'no_project'));
  expect(rejected.kind).toBe('local');
  expect(rejected.message).toBe('Project ID not found');
  expect(problemText(rejected, errors)).toBe('No project');
});

it('an unexpected error becomes a problem and is logged', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fault = new TypeError('x is not a function');
  expect(problemText(toProblem(fault), errors)).toBe('Something went wrong');
  expect(log).toHaveBeenCalledWith(fault);
  log.mockRestore();
});
