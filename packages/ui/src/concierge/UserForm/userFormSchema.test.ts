import { describe, expect, it } from 'vitest';
import {
  canSubmitUser,
  userFormSchema,
  userFormValues,
  type FilledUserForm,
  type UserFormFields,
} from './userFormSchema.ts';

const complete: FilledUserForm = {
  username: 'ayse',
  user_type: 2,
  current_password: '',
  password: 'correct horse',
  password_confirm: 'correct horse',
};

describe('canSubmitUser', () => {
  it.each<[string, Partial<UserFormFields>, boolean]>([
    ['all set', {}, true],
    ['no username', { username: '' }, false],
    ['a username of blanks', { username: '   ' }, false],
    ['no type', { user_type: null }, false],
    ['no password', { password: '', password_confirm: '' }, false],
    ['no repetition', { password_confirm: '' }, false],
    ['another repetition', { password_confirm: 'correct hose' }, false],
    ['a repetition in other case', { password_confirm: 'Correct horse' }, false],
    ['a password of blanks, repeated', { password: '  ', password_confirm: '  ' }, true],
  ])('F3 a new user with %s', (_, change, expected) => {
    expect(canSubmitUser({ ...complete, ...change }, 'create')).toBe(expected);
  });

  it.each<[string, Partial<UserFormFields>, boolean]>([
    ['no password', { password: '', password_confirm: '' }, true],
    ['a wrong repetition, reported on submit', { password_confirm: 'x' }, true],
    ['no username', { username: '' }, false],
    ['no type', { user_type: null }, false],
  ])('F3 an existing user with %s', (_, change, expected) => {
    expect(canSubmitUser({ ...complete, ...change }, 'edit')).toBe(expected);
  });
});

describe('userFormSchema', () => {
  it.each(['create', 'edit'] as const)(
    'F3 %s puts a mismatch at the confirm field',
    async (mode) => {
      const schema = userFormSchema(mode);
      await expect(schema.validate({ ...complete, password_confirm: 'x' })).rejects.toMatchObject({
        path: 'password_confirm',
        message: 'passwordNotMatch',
      });
    },
  );

  it('F3 edit takes an empty password, but not a repetition of nothing', async () => {
    const schema = userFormSchema('edit');
    const unchanged = { ...complete, password: '', password_confirm: '' };
    await expect(schema.isValid(unchanged)).resolves.toBe(true);
    await expect(schema.isValid({ ...unchanged, password_confirm: 'x' })).resolves.toBe(false);
  });

  it('does not touch blanks around a password', async () => {
    const blank = { ...complete, password: ' a ', password_confirm: ' a ' };
    await expect(userFormSchema('create').validate(blank)).resolves.toMatchObject({
      password: ' a ',
    });
  });
});

describe('userFormValues', () => {
  it('F4 leaves an empty password out', () => {
    expect(userFormValues({ ...complete, password: '', password_confirm: '' })).toEqual({
      username: 'ayse',
      user_type: 2,
    });
  });

  it('gives the password, never its repetition, and the username without outer blanks', () => {
    expect(userFormValues({ ...complete, username: ' ayse ' })).toEqual({
      username: 'ayse',
      user_type: 2,
      password: 'correct horse',
    });
  });
});
