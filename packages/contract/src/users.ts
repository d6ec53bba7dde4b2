import { Type, type Static } from 'typebox';
import { LANGUAGES, TEXT_LIMITS } from './constants.ts';
import { UserType } from './userTypes.ts';
import { Id, enumOf, formerly, name, refTo, text } from './refs.ts';

const UserTypeSchema = enumOf([UserType.admin, UserType.operator]);

export const User = Type.Object(
  {
    id: Id,
    username: Type.String(),
    user_type: UserTypeSchema,
    project_id: Id,
    lang: enumOf(LANGUAGES),
    /** This and the next of the signed-in user only. */
    project_name: Type.Optional(Type.String()),
    /** The timezone of their project. */
    time_zone: Type.Optional(Type.String()),
  },
  { $id: 'User' },
);
export type User = Static<typeof User>;

export const LoginBody = Type.Object(
  {
    username: name(TEXT_LIMITS.username, { required: false }),
    password: text(TEXT_LIMITS.password),
    projectCode: name(TEXT_LIMITS.projectCode, { required: false }),
  },
  { additionalProperties: false },
);
export type LoginBody = Static<typeof LoginBody>;

export const UserCreateBody = Type.Object(
  {
    username: name(TEXT_LIMITS.username),
    user_type: UserTypeSchema,
    password: Type.String({ minLength: 1, maxLength: TEXT_LIMITS.password }),
  },
  { additionalProperties: false },
);
export type UserCreateBody = Static<typeof UserCreateBody>;

export const UserUpdateBody = Type.Object(
  {
    id: Id,
    username: name(TEXT_LIMITS.username),
    user_type: UserTypeSchema,
    /** Absent when the password does not change. */
    password: Type.Optional(Type.String({ minLength: 1, maxLength: TEXT_LIMITS.password })),
    /** One's own so far, needed to change one's own. */
    current_password: Type.Optional(text(TEXT_LIMITS.password)),
    was: formerly({ username: text(TEXT_LIMITS.username), user_type: UserTypeSchema }),
  },
  { additionalProperties: false },
);
export type UserUpdateBody = Static<typeof UserUpdateBody>;

export const ConfirmBody = Type.Object(
  { password: text(TEXT_LIMITS.password) },
  { additionalProperties: false },
);
export type ConfirmBody = Static<typeof ConfirmBody>;

export const UserDeleteBody = Type.Object({ id: Id }, { additionalProperties: false });
export type UserDeleteBody = Static<typeof UserDeleteBody>;

/** A service a user is assigned to; `icon` is the icon's path. */
export const UserService = Type.Object(
  { service_id: Id, service_name: Type.String(), icon: Type.String() },
  { $id: 'UserService' },
);
export type UserService = Static<typeof UserService>;

export const UserServicesBody = Type.Object(
  { services: Type.Array(refTo(UserService), { minItems: 1, maxItems: 200 }) },
  { additionalProperties: false },
);
export type UserServicesBody = Static<typeof UserServicesBody>;
