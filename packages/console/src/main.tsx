import '@concierge/ui/tokens.css';
import './fonts.css';
import './firstView.css';
import type { FirstViewState } from '@concierge/contract/firstView';
import { type ReactElement, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { fillStore } from './app/fillStore.ts';
import { loadScreen } from './app/screenModules.ts';
import { loadShell, loadWork } from './app/signedInLoading.ts';
import { createConsoleStore } from './app/store.ts';
import { loadToaster, raiseToast } from './app/toastQueue.ts';
import { sessionCheckRequested } from './features/auth/authSlice.ts';
import { rememberedSignIn } from './features/auth/rememberedSignIn.ts';
import { createConsoleHistory } from './lib/consoleHistory.ts';
import { readFirstView } from './lib/firstView.ts';
import { i18n, startI18n } from './lib/i18n.ts';
import { onNotice } from './lib/notify.ts';
import { afterLogin } from './lib/routes.ts';

const { store } = createConsoleStore();
onNotice(raiseToast);
void start(readFirstView());
for (const deed of ['pointerdown', 'keydown']) {
  window.addEventListener(deed, prepare, { once: true, capture: true });
}

async function start(view: FirstViewState | null): Promise<void> {
  const texts = startI18n(view?.texts);
  // A page from the browser's history may be older than the last sign-in.
  const isKnown = view !== null && !rememberedSignIn.isLikely();
  if (isKnown) fillStore(store, view);
  else store.dispatch(sessionCheckRequested());
  if (rememberedSignIn.isLikely()) loadAhead(window.location.pathname);

  const app = (
    <StrictMode>
      <App store={store} history={createConsoleHistory()} />
    </StrictMode>
  );
  const { pathname, search } = window.location;
  if (isKnown && view.drawnFor === pathname + search) {
    await texts;
    if (i18n.language === view.language) {
      show(app, { hydrate: true });
      return;
    }
  }
  show(app, { hydrate: false });
}

/** Takes over what the server drew, or draws everything anew. */
function show(app: ReactElement, { hydrate }: { hydrate: boolean }): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root');
  if (hydrate) {
    hydrateRoot(root, app);
  } else {
    root.replaceChildren();
    root.removeAttribute('inert');
    createRoot(root).render(app);
  }
  delete document.documentElement.dataset['view'];
}

/** Loads what a screen needs. What cannot be had now is asked for again when it is shown. */
function loadAhead(pathname: string): void {
  const ignore = () => undefined;
  loadWork().catch(ignore);
  loadShell().catch(ignore);
  loadScreen(pathname)?.catch(ignore);
}

/**
 * Who does something will be told how it went, and perhaps that there is no connection any more. Who
 * begins to fill in the sign-in form will want to see the console.
 */
function prepare(): void {
  void loadToaster();
  if (store.getState().auth.loggedIn) return;
  loadAhead(new URL(afterLogin(window.location.search), window.location.href).pathname);
}
