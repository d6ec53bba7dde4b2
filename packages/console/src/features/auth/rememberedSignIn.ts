import type { User } from '@concierge/contract/users';
import { storage } from '../../lib/storage.ts';

const PROJECT_KEY = 'concierge.project';
const SIGNED_OUT_KEY = 'concierge.signedOut';
const SIGNED_IN_KEY = 'concierge.signedIn';

/** What the tabs of this browser know of signing in and out, in `localStorage`. */
export const rememberedSignIn = {
  signedIn(projectCode: string): void {
    storage.set(PROJECT_KEY, projectCode);
    storage.remove(SIGNED_OUT_KEY);
  },
  /** The user is signing out. Before the call: the server ends the session of all tabs at once. */
  signingOut(user: Pick<User, 'id'> | null): void {
    if (user) storage.set(SIGNED_OUT_KEY, String(user.id));
  },
  /** The user is still signed in. */
  signOutFailed(): void {
    storage.remove(SIGNED_OUT_KEY);
  },
  /** Calls back when another tab has signed in or out. Returns an unsubscribe function. */
  onChange: (changed: () => void): (() => void) => storage.onChange(SIGNED_IN_KEY, changed),
  /** Whether this user has signed out, here or in another tab. */
  hasSignedOut: ({ id }: Pick<User, 'id'>): boolean => storage.get(SIGNED_OUT_KEY) === String(id),
  /** Whether a user is probably signed in, so that the console can be preloaded. */
  isLikely: (): boolean => storage.get(SIGNED_IN_KEY) !== null,
  expect(signedIn: boolean): void {
    // Another value each time: the other tabs hear of a change alone.
    if (signedIn) storage.set(SIGNED_IN_KEY, String(Date.now()));
    else storage.remove(SIGNED_IN_KEY);
  },
  /** The code that was last signed in with; empty when none is known. */
  projectCode: (): string => storage.get(PROJECT_KEY) ?? '',
};
