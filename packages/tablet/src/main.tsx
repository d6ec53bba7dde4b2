import '@concierge/ui/tokens.css';
import '@concierge/ui/base.css';
import './fonts.css';
import './brand.css';
import './layout.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { keepOffline } from './sync/serviceWorker.ts';
import { createDeviceApi } from './sync/deviceApi.ts';
import { createKeptStorage, memoryStorage } from './sync/keptStorage.ts';
import { openLiveSocket } from './sync/liveSocket.ts';
import { pair, type TextStorage } from './sync/pairing.ts';
import { createTablet } from './sync/tablet.ts';
import { browserLanguage } from './texts/texts.ts';

const PROBE = 'concierge.tablet.probe';

/** Some browsers throw where a page may keep nothing; the tablet then works as long as it is open. */
function ownStorage(): TextStorage {
  try {
    const { localStorage } = globalThis;
    localStorage.setItem(PROBE, '');
    localStorage.removeItem(PROBE);
    return localStorage;
  } catch {
    return memoryStorage();
  }
}

const storage = ownStorage();
const key = pair(globalThis, storage);
const ownLanguage = browserLanguage(navigator.languages);
const now = () => new Date();
const reload = () => globalThis.location.reload();
const tablet = createTablet({
  api: key === null ? null : createDeviceApi(key, (...call) => fetch(...call)),
  connect: (handlers) => openLiveSocket(key ?? '', handlers),
  storage: createKeptStorage(storage),
  now,
  newKey: () => crypto.randomUUID(),
  ownLanguage,
});

// The code of another device was scanned while this page was open.
addEventListener('hashchange', reload);
createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <App tablet={tablet} now={now} ownLanguage={ownLanguage} reload={reload} />
  </StrictMode>,
);
keepOffline(tablet);
