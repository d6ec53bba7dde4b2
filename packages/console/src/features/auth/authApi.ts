import { startPaths } from '@concierge/contract/startPaths';
import type { LoginBody, User } from '@concierge/contract/users';
import { get, post } from '../../lib/http/http.ts';

const own = { ownsUnauthorized: true };

export const authApi = {
  check: () => get<User>(startPaths.auth(), own),
  signIn: (credentials: LoginBody) => post<User>(startPaths.login(), credentials, own),
  signOut: () => get<void>(startPaths.logout(), own),
};
