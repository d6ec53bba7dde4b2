import { BOOT_DATA_ELEMENT_ID, type BootData } from '@concierge/contract/bootData';
import { rememberedSignIn } from '../features/auth/rememberedSignIn.ts';
import {
  authReducer,
  sessionCheckFulfilled,
  sessionCheckRejected,
} from '../features/auth/authSlice.ts';
import { liveReducer, positionKnown } from '../features/live/liveSlice.ts';
import { REQUEST_LIST_SHAPES, readRequestListCall } from '../features/requests/requestQuery.ts';
import {
  listFulfilled,
  listRequested,
  requestsReducer,
} from '../features/requests/requestsSlice.ts';
import { dashboardFulfilled, servicesReducer } from '../features/services/servicesSlice.ts';
import type { RootState } from './rootReducer.ts';

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

/** The store's state as if the answers in the page had been loaded. */
export function preloadedState(boot: BootData | null): Partial<RootState> {
  if (!boot) return {};
  const { user, dashboard, waiting, live } = boot;
  if (!user) {
    // A page from the browser's history may be older than the last sign-in: the session is checked.
    if (rememberedSignIn.isLikely()) return {};
    return { auth: authReducer(undefined, sessionCheckRejected(NO_SESSION)) };
  }
  const call = readRequestListCall(new URLSearchParams(), REQUEST_LIST_SHAPES.waiting);
  return {
    auth: authReducer(undefined, sessionCheckFulfilled(user)),
    ...(dashboard && { services: servicesReducer(undefined, dashboardFulfilled(dashboard)) }),
    ...(live && { live: liveReducer(undefined, positionKnown(live)) }),
    ...(waiting && {
      requests: requestsReducer(
        requestsReducer(undefined, listRequested(call)),
        listFulfilled({ call, page: waiting }),
      ),
    }),
  };
}
