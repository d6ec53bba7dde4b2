import type { User, UserUpdateBody } from '@concierge/contract/users';
import { UserType } from '@concierge/contract/userTypes';
import { Problem } from '../../lib/problem.ts';

/**
 * Whether `actor` may change `target` like this (specification §6): an admin anybody, others
 * themselves only, and without touching name or type. A password is changed by its owner, or by an
 * admin for a user who is not admin. Throws `forbidden` otherwise.
 */
export function requireMayUpdate(actor: User, target: User, change: UserUpdateBody): void {
  const self = actor.id === target.id;
  const admin = actor.user_type === UserType.admin;
  const renames = change.username !== target.username || change.user_type !== target.user_type;
  const mayPassword = self || (admin && target.user_type !== UserType.admin);
  if (!admin && (!self || renames)) throw new Problem(403, 'forbidden');
  if (change.password !== undefined && !mayPassword) throw new Problem(403, 'forbidden');
}
