import '@concierge/ui/tokens.css';
import './fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { loadScreen } from './app/screenModules.ts';
import { loadSignedIn } from './app/shellLoading.ts';
import { createConsoleStore } from './app/store.ts';
import { loadToaster, raiseToast } from './app/toastQueue.ts';
import { sessionCheckRequested } from './features/auth/authSlice.ts';
import { rememberedSignIn } from './features/auth/rememberedSignIn.ts';
import { createConsoleHistory } from './lib/consoleHistory.ts';
import { startI18n } from './lib/i18n.ts';
import { onNotice } from './lib/notify.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');

const { store } = createConsoleStore();
onNotice(raiseToast);
void startI18n();
store.dispatch(sessionCheckRequested());
if (rememberedSignIn.isLikely()) loadAhead();
// Who does something will be told how it went, and perhaps that there is no connection any more.
for (const deed of ['pointerdown', 'keydown']) {
  window.addEventListener(deed, () => void loadToaster(), { once: true, capture: true });
}

createRoot(root).render(
  <StrictMode>
    <App store={store} history={createConsoleHistory()} />
  </StrictMode>,
);

/** While the session check is under way. What cannot be had now is asked for again when it is shown. */
function loadAhead(): void {
  const ignore = () => undefined;
  loadSignedIn().catch(ignore);
  loadScreen(window.location.pathname)?.catch(ignore);
}
