import '@concierge/ui/tokens.css';
import './fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { loadScreen } from './app/screenModules.ts';
import { loadShell, loadWork } from './app/signedInLoading.ts';
import { createConsoleStore } from './app/store.ts';
import { loadToaster, raiseToast } from './app/toastQueue.ts';
import { sessionCheckRequested } from './features/auth/authSlice.ts';
import { rememberedSignIn } from './features/auth/rememberedSignIn.ts';
import { createConsoleHistory } from './lib/consoleHistory.ts';
import { startI18n } from './lib/i18n.ts';
import { onNotice } from './lib/notify.ts';
import { afterLogin } from './lib/routes.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');

const { store } = createConsoleStore();
onNotice(raiseToast);
void startI18n();
store.dispatch(sessionCheckRequested());
if (rememberedSignIn.isLikely()) loadAhead(window.location.pathname);
for (const deed of ['pointerdown', 'keydown']) {
  window.addEventListener(deed, prepare, { once: true, capture: true });
}

createRoot(root).render(
  <StrictMode>
    <App store={store} history={createConsoleHistory()} />
  </StrictMode>,
);

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
