import { expect, it } from 'vitest';
import { withCleanNames } from './cleanNames.ts';
import { toProblem } from './problem.ts';

const problemOf = (name: string) => {
  try {
    withCleanNames({ name }, 'name');
  } catch (error) {
    return toProblem(error);
  }
  return null;
};

it('Y13 names are sent as they are kept, other fields as they are', () => {
  const body = { name: ' \u200E🛎️ Bell\u200B', serial_id: ' 1 ', group_name: null };
  expect(withCleanNames(body, 'name', 'group_name')).toEqual({ ...body, name: '🛎️ Bell' });
});

it('Y13 what the server would refuse is refused without a call, in the same words', () => {
  const refused = { kind: 'local', field: 'name' };
  expect(problemOf('Bell\u0007')).toMatchObject({
    ...refused,
    errorCode: 'invalid_name',
    character: 'U+0007',
  });
  expect(problemOf('\u200B \u3164')).toMatchObject({ ...refused, errorCode: 'invalid_input' });
  expect(problemOf('🛎️ Bell')).toBeNull();
});
