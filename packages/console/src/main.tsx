import '@concierge/ui/tokens.css';
import '@concierge/ui/base.css';
import './fonts.css';
import './app/staticShell.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { bootAuth, readBootData } from './app/boot.ts';
import { createLazyConsole } from './app/lazyConsole.ts';
import { Providers } from './app/Providers.tsx';
import { preloadScreen } from './app/screenLoading.ts';
import { startTexts } from './app/screenRoutes.ts';
import { Start } from './app/Start.tsx';
import { createConsoleStore } from './app/store.ts';
import { loadToaster } from './app/ToastCorner.tsx';
import { LOGIN, isLogin, loginWithReturn } from './lib/addresses.ts';
import { watchVersion } from './lib/lazy/newVersion.ts';
import { startI18n } from './lib/i18n/i18n.ts';
import { serverClock } from './lib/serverClock.ts';

const boot = readBootData();
if (boot?.at) serverClock.learn(Date.parse(boot.at), performance.now());
const consoleStore = createConsoleStore({ auth: bootAuth(boot) });
const { store } = consoleStore;
const { loggedIn, checked } = store.getState().auth;
const signedOut = checked && !loggedIn;
const Console = createLazyConsole(consoleStore, boot);
const { pathname, search, hash } = window.location;

watchVersion();

// An action will be answered by a toast, perhaps of a connection that is lost by then.
for (const type of ['pointerdown', 'keydown']) {
  window.addEventListener(type, () => void loadToaster(), { once: true, capture: true });
}

// The first script of the page has said that the browser is too old.
if (!('tooOld' in document.documentElement.dataset)) void start();

/**
 * Until the screen is ready the page shows its static shell. What fails here is loaded again, and its
 * failure shown, where it is rendered.
 */
async function start(): Promise<void> {
  const address = signedOut ? LOGIN : pathname;
  await Promise.allSettled([
    startI18n({
      namespaces: startTexts(address),
      texts: boot?.texts,
      language: boot?.user?.lang,
    }),
    ...(signedOut ? [] : [Console.preload()]),
    ...(checked ? [preloadScreen(address)] : []),
  ]);
  // Not before the language was found, which may be in the address.
  if (signedOut && !isLogin(pathname)) {
    window.history.replaceState(null, '', loginWithReturn(pathname + search + hash));
  }
  const root = createRoot(document.getElementById('root') ?? document.body);
  root.render(
    <StrictMode>
      <Providers store={store}>
        <Start Console={Console} />
      </Providers>
    </StrictMode>,
  );
}
