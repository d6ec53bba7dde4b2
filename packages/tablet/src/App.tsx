import type { Language } from '@concierge/contract/constants';
import {
  type ReactElement,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { FORGET_AFTER_MS, BACK_AFTER_MS, whenLeftAlone } from './model/leftAlone.ts';
import { addressOf, type View, viewOf } from './model/view.ts';
import { TabletScreen } from './screens/TabletScreen.tsx';
import type { Sent } from './sync/outbox.ts';
import type { Tablet } from './sync/tablet.ts';

interface Place {
  view: View;
  /** False for the view the page began with. */
  moved: boolean;
}

/** The view the address names, and going to another one. */
function usePlace() {
  const [place, setPlace] = useState<Place>(() => ({
    view: viewOf(globalThis.location.search),
    moved: false,
  }));
  useEffect(() => {
    const follow = () => setPlace({ view: viewOf(globalThis.location.search), moved: true });
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const go = useCallback((view: View, how: 'push' | 'replace' = 'push'): void => {
    history[`${how}State`](null, '', addressOf(view));
    setPlace({ view, moved: true });
    scrollTo(0, 0);
  }, []);
  return { ...place, go };
}

const TICK_MS = 10_000;

/** The server's time, read every few seconds. */
function useNow(read: () => number): number {
  const [now, setNow] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setNow(read()), TICK_MS);
    return () => clearInterval(timer);
  }, [read]);
  return now;
}

interface AppProps {
  tablet: Tablet;
  ownLanguage: Language;
  /** Reloads the page: the tablet may have been paired meanwhile. */
  reload: () => void;
}

/** Joins what the tablet knows with what it shows. */
export function App({ tablet, ownLanguage, reload }: AppProps): ReactElement {
  const state = useSyncExternalStore(tablet.subscribe, tablet.getState);
  const now = useNow(tablet.now);
  const { view, moved, go } = usePlace();
  const place = useRef(view);
  const { guest, pairing, messages } = state;
  const language = state.language ?? ownLanguage;
  // Only once it has come: the page may begin with its address.
  const opened = messages.find(
    ({ message_id }) => view.name === 'message' && message_id === view.id,
  )?.message_id;
  const names = [state.device?.name, state.device?.project.name ?? 'Concierge'];
  const title = names.filter(Boolean).join(' · ');

  useEffect(() => tablet.start(), [tablet]);
  useEffect(() => {
    place.current = view;
  }, [view]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  // The title of `index.html`; one that React renders would be a second element beside it.
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (opened !== undefined) void tablet.openMessage(opened);
  }, [tablet, opened]);
  // Another guest begins where every guest begins.
  const firstGuest = useRef(guest);
  useEffect(() => {
    if (firstGuest.current === guest) return;
    firstGuest.current = guest;
    go({ name: 'services' }, 'replace');
  });
  useEffect(
    () =>
      whenLeftAlone(document, [
        [
          BACK_AFTER_MS,
          () => {
            if (place.current.name !== 'services') go({ name: 'services' }, 'replace');
          },
        ],
        [FORGET_AFTER_MS, tablet.leftAlone],
      ]),
    [tablet, go],
  );

  /** Goes on to what was sent, unless the guest has gone elsewhere meanwhile. */
  async function follow(sending: Promise<Sent>): Promise<void> {
    const from = place.current;
    const sent = await sending;
    if (sent === null || place.current !== from) return;
    go(sent === 'kept' ? { name: 'requests' } : { name: 'sent', id: sent }, 'replace');
  }

  return (
    <>
      <TabletScreen
        state={state}
        view={view}
        moved={moved}
        ownLanguage={ownLanguage}
        onNavigate={(href) => go(viewOf(new URL(href, globalThis.location.href).search))}
        onPickLanguage={(picked) => {
          tablet.pickLanguage(picked);
          go({ name: 'services' }, 'replace');
        }}
        onWrite={tablet.write}
        now={now}
        onSend={(serviceId) => void follow(tablet.send(serviceId))}
        onFollow={(requestId) => void follow(tablet.follow(requestId))}
        onAct={(act, requestId) => void tablet.act(act, requestId)}
        onResend={tablet.resend}
        onDiscard={tablet.discard}
        onRetry={pairing === 'paired' ? tablet.retry : reload}
      />
    </>
  );
}
