import { paths } from '@concierge/contract/paths';
import type { LoginBody, User } from '@concierge/contract/users';
import { get, post } from '../../lib/http/http.ts';

const own = { ownsUnauthorized: true };

export const authApi = {
  check: () => get<User>(paths.auth(), own),
  signIn: (credentials: LoginBody) => post<User>(paths.login(), credentials, own),
  signOut: () => get<void>(paths.logout(), own),
};
