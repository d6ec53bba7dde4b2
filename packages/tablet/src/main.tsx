import '@concierge/ui/tokens.css';
import '@concierge/ui/base.css';
import './fonts.css';
import './brand.css';
import './layout.css';
import { createServerClock } from '@concierge/client/serverClock';
import { uniqueKey } from '@concierge/contract/uniqueKey';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { keepOffline } from './sync/serviceWorker.ts';
import { keepButtonInView } from './screens/keyboardRoom.ts';
import { createDeviceApi } from './sync/deviceApi.ts';
import { createKeptStorage } from './sync/keptStorage.ts';
import { openLiveSocket } from './sync/liveSocket.ts';
import { followBuildOf } from './sync/newBuild.ts';
import { ownStorage, pair } from './sync/pairing.ts';
import { createTablet } from './sync/tablet.ts';
import { browserLanguage, preferredLanguages } from './texts/texts.ts';

/** Runs the tablet in this page. */
function start(): void {
  const storage = ownStorage();
  const { key, keyKept } = pair(globalThis, storage);
  const ownLanguage = browserLanguage(preferredLanguages());
  const clock = createServerClock();
  const now = () => new Date(clock.now());
  const reload = () => globalThis.location.reload();
  const tablet = createTablet({
    api: key === null ? null : createDeviceApi({ key, fetch: (...call) => fetch(...call), clock }),
    connect: (handlers) => openLiveSocket(key ?? '', handlers),
    storage: createKeptStorage(storage),
    keyKept,
    now,
    newKey: uniqueKey,
    ownLanguage,
  });

  // The code of another device was scanned while this page was open.
  addEventListener('hashchange', reload);
  createRoot(document.getElementById('root') ?? document.body).render(
    <StrictMode>
      <App tablet={tablet} ownLanguage={ownLanguage} reload={reload} />
    </StrictMode>,
  );
  followBuildOf(tablet);
  keepButtonInView();
  keepOffline(tablet);
}

// The first script of the page has said that the browser is too old.
if (!('tooOld' in document.documentElement.dataset)) start();
