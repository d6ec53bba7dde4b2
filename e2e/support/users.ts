import type { User } from '@concierge/contract/users';
import { paths } from '@concierge/contract/paths';
import type { Staff } from './staff.ts';

export const usersOf = (staff: Staff): Promise<User[]> => staff.get<User[]>(paths.users);

export async function findUser(staff: Staff, username: string): Promise<User> {
  const found = (await usersOf(staff)).find((user) => user.username === username);
  if (!found) throw new Error(`No user ${username}`);
  return found;
}
