import '@concierge/ui/tokens.css';
import './fonts.css';
import './firstView.css';
import type { FirstViewState } from '@concierge/contract/firstView';
import { type ReactElement, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App, preloadView } from './app/App.tsx';
import { fillSession } from './app/fillSession.ts';
import { makeUsable, usable } from './app/Hydrated.tsx';
import type { RootState } from './app/rootReducer.ts';
import { loadScreen } from './app/screenModules.ts';
import { loadShell, loadWork } from './app/signedInLoading.ts';
import { type ConsoleStore, createConsoleStore } from './app/store.ts';
import { loadToaster, raiseToast } from './app/toastQueue.ts';
import { sessionCheckRequested } from './features/auth/authSlice.ts';
import { rememberedSignIn } from './features/auth/rememberedSignIn.ts';
import { type ConsoleHistory, createConsoleHistory } from './lib/consoleHistory.ts';
import { readFirstView } from './lib/firstView.ts';
import { i18n, startI18n } from './lib/i18n/i18n.ts';
import { nextTask } from './lib/lazy/nextTask.ts';
import { onNotice } from './lib/notify.ts';
import { setDrawnPreferences } from './lib/preference.ts';
import { afterLogin } from './lib/routes.ts';

let store: ConsoleStore;
let addAreas: ReturnType<typeof createConsoleStore>['addAreas'];
let history: ConsoleHistory;
void start();

/**
 * Step by step, each in a task of its own: running the scripts was the first, and on a slow processor
 * each of them takes as long as a keystroke may wait.
 */
async function start(): Promise<void> {
  await nextTask();
  ({ store, addAreas } = createConsoleStore());
  history = createConsoleHistory();
  onNotice(raiseToast);
  for (const deed of ['pointerdown', 'keydown']) {
    window.addEventListener(deed, prepare, { once: true, capture: true });
  }
  await nextTask();
  const view = readFirstView();
  if (view?.user) await takeOver(view);
  // A page from the browser's history may be older than the last sign-in.
  else if (view && !rememberedSignIn.isLikely()) await beGuest(view);
  else checkSession();
}

/** The page does not say who is there. */
function checkSession(): void {
  void startI18n();
  store.dispatch(sessionCheckRequested());
  if (rememberedSignIn.isLikely()) loadAhead(window.location.pathname);
  drawAnew();
}

/** Nobody is signed in; the sign-in page may be there already. */
async function beGuest(view: FirstViewState): Promise<void> {
  const texts = startI18n({ texts: view.texts, pageStands: usable });
  fillSession(store.dispatch, null);
  if (isDrawnFor(view)) await texts;
  await nextTask();
  if (isDrawnFor(view) && i18n.language === view.language) hydrate();
  else drawAnew();
}

/** The screen is there already: what works behind it is put in its place, and then it is taken over. */
async function takeOver(view: FirstViewState): Promise<void> {
  const { user, language, texts, answers, preferences } = view;
  const textsReady = startI18n({ texts, language, pageStands: usable });
  setDrawnPreferences(preferences);
  try {
    const { signedInAreas, fillAreas } = await loadWork();
    await nextTask();
    addAreas(signedInAreas);
    fillAreas(store.dispatch, answers);
    fillSession(store.dispatch, user);
    const drawnFrom = store.getState();
    await Promise.all([textsReady, preloadView(window.location.pathname)]);
    await nextTask();
    if (isDrawnFor(view)) hydrate(drawnFrom);
    else drawAnew();
  } catch {
    // What could not be had is asked for again, and told, where it is drawn.
    fillSession(store.dispatch, user);
    drawAnew();
  }
}

function isDrawnFor({ drawnFor }: FirstViewState): boolean {
  return drawnFor === window.location.pathname + window.location.search;
}

function rootElement(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('No element #root');
  delete document.documentElement.dataset['view'];
  return root;
}

function appFrom(drawnFrom?: RootState): ReactElement {
  return (
    <StrictMode>
      <App store={store} history={history} drawnFrom={drawnFrom} />
    </StrictMode>
  );
}

function hydrate(drawnFrom?: RootState): void {
  startTransition(() => {
    hydrateRoot(rootElement(), appFrom(drawnFrom));
  });
}

function drawAnew(): void {
  const root = rootElement();
  root.replaceChildren();
  makeUsable();
  createRoot(root).render(appFrom());
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
