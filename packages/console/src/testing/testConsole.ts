import { type Middleware, type UnknownAction, isAction } from 'redux';
import type { BootData } from '@concierge/contract/bootData';
import type { LoginBody } from '@concierge/contract/users';
import { bootAuth } from '../app/boot.ts';
import { bootActions } from '../app/bootActions.ts';
import { type RootState, rootReducer } from '../app/rootReducer.ts';
import { rootSaga } from '../app/rootSaga.ts';
import { createConsoleStore } from '../app/store.ts';
import { signInRequested } from '../features/auth/authSlice.ts';
import { type Notice, onNotice } from '../lib/notify.ts';

/** One console (one tab) without its screens: the real store and sagas, those of all screens and dialogs. */
export interface TestConsole {
  dispatch: (action: UnknownAction) => void;
  state: () => RootState;
  /** Every action so far, the sagas' included. */
  actions: UnknownAction[];
  /** Every toast raised so far. */
  notices: Notice[];
  /** Resolves as soon as the state is as wanted; rejects after 30 s. */
  until: (wanted: (state: RootState) => boolean) => Promise<void>;
  signIn: (credentials: LoginBody) => Promise<void>;
  /** Closes the tab. */
  close: () => void;
}

const TIMEOUT_MS = 30_000;

/** As from a page that was sent without a session: no session check follows. */
const SIGNED_OUT: BootData = { user: null, language: 'en', texts: {} };

/**
 * Opens a console in the browser made by `openBrowser`.
 * @param boot What came with the page; null: nothing did, so the session is checked.
 */
export function openConsole(boot: BootData | null = SIGNED_OUT): TestConsole {
  const actions: UnknownAction[] = [];
  const record: Middleware = () => (next) => (action) => {
    if (isAction(action)) actions.push(action);
    return next(action);
  };
  const { store, runSaga } = createConsoleStore({
    auth: bootAuth(boot),
    middleware: [record],
  });
  store.replaceReducer(rootReducer);
  for (const action of bootActions(boot)) store.dispatch(action);
  const state = () => store.getState() as RootState;
  const task = runSaga(rootSaga);
  const notices: Notice[] = [];
  const unsubscribeNotices = onNotice((notice) => notices.push(notice));

  async function until(wanted: (state: RootState) => boolean): Promise<void> {
    if (wanted(state())) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const late = setTimeout(() => {
      reject(new Error(`Not in ${TIMEOUT_MS} ms: ${wanted}\n${JSON.stringify(store.getState())}`));
    }, TIMEOUT_MS);
    const unsubscribe = store.subscribe(() => {
      if (wanted(state())) resolve();
    });
    try {
      await promise;
    } finally {
      clearTimeout(late);
      unsubscribe();
    }
  }

  return {
    dispatch: (action) => store.dispatch(action),
    state,
    actions,
    notices,
    until,
    async signIn(credentials) {
      store.dispatch(signInRequested(credentials));
      await until(({ auth }) => !auth.pending);
      if (!store.getState().auth.loggedIn) throw new Error('The sign-in was refused');
    },
    close() {
      unsubscribeNotices();
      task.cancel();
    },
  };
}
