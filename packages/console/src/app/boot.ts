import { BOOT_DATA_ELEMENT_ID, type BootData } from '@concierge/contract/bootData';
import { rememberedSignIn } from '../features/auth/rememberedSignIn.ts';
import {
  type AuthState,
  authReducer,
  sessionCheckFulfilled,
  sessionCheckRejected,
} from '../features/auth/authSlice.ts';

/** What the server knew when it sent this page; null where it said nothing. */
export function readBootData(): BootData | null {
  const text = document.getElementById(BOOT_DATA_ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as BootData) : null;
}

const NO_SESSION = {
  kind: 'http',
  status: 401,
  errorCode: 'not_signed_in',
  message: null,
} as const;

/** Who is signed in, as if the session had been checked; undefined where it has to be. */
export function bootAuth(boot: BootData | null): AuthState | undefined {
  if (!boot) return undefined;
  if (boot.user) return authReducer(undefined, sessionCheckFulfilled(boot.user));
  // A page from the browser's history may be older than the last sign-in: the session is checked.
  if (rememberedSignIn.isLikely()) return undefined;
  return authReducer(undefined, sessionCheckRejected(NO_SESSION));
}
