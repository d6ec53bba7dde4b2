import { number, object, string, type ObjectSchema } from 'yup';

/** 1 administrator, 2 operator. */
export type UserType = 1 | 2;

/** What a filled form gives; `password` is absent when it stays as it is. */
export interface UserFormValues {
  username: string;
  user_type: UserType;
  password?: string;
  /** With a new password, where the form asks for the one so far. */
  current_password?: string;
}

/** The fields while they are being filled. */
export interface UserFormFields {
  username: string;
  user_type: UserType | null;
  current_password: string;
  password: string;
  password_confirm: string;
}

/** The same once every rule holds. */
export type FilledUserForm = UserFormFields & { user_type: UserType };

export type UserFormMode = 'create' | 'edit';

const identity = {
  username: string().trim().required(),
  user_type: number<UserType>().oneOf([1, 2]).required(),
};

const identitySchema = object(identity);

/**
 * The rules of the user form. A new user needs a password; of an existing one it may stay empty.
 * In both cases a password must be repeated exactly.
 */
export function userFormSchema(mode: UserFormMode): ObjectSchema<FilledUserForm> {
  const password = string().defined().default('');
  return object({
    ...identity,
    current_password: string().defined().default(''),
    password: mode === 'create' ? password.min(1) : password,
    password_confirm: string()
      .defined()
      .default('')
      .test(
        'repeats-password',
        'passwordNotMatch',
        (value, { parent }) => value === (parent as UserFormFields).password,
      ),
  });
}

/**
 * Whether submitting makes sense yet: a new user has to be complete, of an existing one a mistyped
 * repetition is reported on submit.
 */
export function canSubmitUser(fields: UserFormFields, mode: UserFormMode): boolean {
  return mode === 'create'
    ? userFormSchema('create').isValidSync(fields)
    : identitySchema.isValidSync(fields);
}

/** Leaves out the passwords that were not typed, and the repetition always. */
export function userFormValues(fields: FilledUserForm): UserFormValues {
  const { username, user_type, password, current_password } = fields;
  const identityOf = { username: username.trim(), user_type };
  if (password === '') return identityOf;
  return { ...identityOf, password, ...(current_password === '' ? {} : { current_password }) };
}
