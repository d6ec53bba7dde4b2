import { paths } from '@concierge/contract/paths';
import type { ConfirmBody, LoginBody, User } from '@concierge/contract/users';
import { get, post } from '../../lib/http/http.ts';

const own = { ownsUnauthorized: true };

export const authApi = {
  check: () => get<User>(paths.auth(), 'username', own),
  signIn: (credentials: LoginBody) =>
    post<User>(paths.login(), credentials, { has: 'username', ...own }),
  confirm: (password: string) => post<void>(paths.confirm(), { password } satisfies ConfirmBody),
  signOut: () => get<void>(paths.logout(), undefined, own),
};
