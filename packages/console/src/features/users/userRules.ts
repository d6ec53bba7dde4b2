import type { User } from '@concierge/contract/users';
import { UserType } from '@concierge/contract/userTypes';

/** Whether this user may change usernames and types. */
export function canEditIdentity(me: Pick<User, 'user_type'>): boolean {
  return me.user_type === UserType.admin;
}

/** Whether this user may give an existing user a new password: themselves, or an admin an operator. */
export function canChangePassword(
  me: Pick<User, 'id' | 'user_type'>,
  edited: Pick<User, 'id' | 'user_type'>,
): boolean {
  return (
    me.id === edited.id || (me.user_type === UserType.admin && edited.user_type !== UserType.admin)
  );
}
