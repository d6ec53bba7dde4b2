import type { User } from '@concierge/contract/users';
import type { AppContext } from '../context.ts';
import { Problem } from '../lib/problem.ts';
import { usernameKey } from '../lib/usernameKey.ts';
import { findAccount } from './accountQueries.ts';
import { findPolicy } from './passwordPolicy.ts';
import { verifyPassword } from './passwords.ts';
import { attemptOf, clearAttempt, registerAttempt } from './signInThrottle.ts';

/**
 * Asks for the password so far of a user who changes the own one: whoever finds an open console cannot take the account
 * over. Wrong ones count as wrong sign-ins do.
 * @throws Problem 400 with the field, 429 after too many.
 */
export async function requireCurrentPassword(
  { db, now, passwordCost }: AppContext,
  user: User,
  given: string | undefined,
  address: string | null,
): Promise<void> {
  const project = await findPolicy(db, user.project_id);
  const wrong = new Problem(400, 'current_password_wrong', { field: 'current_password' });
  if (!project || given === undefined) throw wrong;
  const key = usernameKey(user.username);
  const attempt = attemptOf(project.code, key, address ?? '');
  const registered = await registerAttempt(db, attempt, now());
  if (registered.waitMs > 0) {
    const retryAfterSeconds = registered.waitMs / 1000;
    throw new Problem(429, 'too_many_attempts', { retryAfterSeconds });
  }
  const account = await findAccount(db, project.code, key);
  const isRight = await verifyPassword(given, account?.password_hash ?? null, passwordCost);
  if (!isRight) throw wrong;
  await clearAttempt(db, attempt, registered);
}
