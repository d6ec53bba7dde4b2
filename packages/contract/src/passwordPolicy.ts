import { Type, type Static } from 'typebox';

/** Whether the project's passwords have to be hard to guess; where not, one character is enough. */
export const PasswordPolicy = Type.Object(
  { enabled: Type.Boolean() },
  { $id: 'PasswordPolicy', additionalProperties: false },
);
export type PasswordPolicy = Static<typeof PasswordPolicy>;
