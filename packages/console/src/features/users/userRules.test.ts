import { expect, it } from 'vitest';
import { canChangePassword, canEditIdentity } from './userRules.ts';

const admin = { id: 1, user_type: 1 } as const;
const otherAdmin = { id: 2, user_type: 1 } as const;
const operator = { id: 3, user_type: 2 } as const;
const otherOperator = { id: 4, user_type: 2 } as const;

it('F5 only an admin changes usernames and types', () => {
  expect(canEditIdentity(admin)).toBe(true);
  expect(canEditIdentity(operator)).toBe(false);
});

it('F5 a new password is for oneself, or for an operator by an admin', () => {
  expect(canChangePassword(admin, admin)).toBe(true);
  expect(canChangePassword(operator, operator)).toBe(true);
  expect(canChangePassword(admin, operator)).toBe(true);
  expect(canChangePassword(admin, otherAdmin)).toBe(false);
  expect(canChangePassword(operator, otherOperator)).toBe(false);
});
