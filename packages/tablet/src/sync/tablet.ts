import { fullJitter } from '@concierge/client/backoff';
import type { ReconnectingSocket } from '@concierge/client/reconnectingSocket';
import type { Language } from '@concierge/contract/constants';
import { DEVICE_BACKOFF_MAX_MS } from '@concierge/contract/deviceLive';
import type { DeviceMessage, OwnDevice } from '@concierge/contract/devices';
import { languageOf } from '@concierge/contract/serviceNames';
import {
  isInQuestion,
  type Kept,
  NOTHING_KEPT,
  type SendFailure,
  type TabletState,
  withViewed,
} from '../model/tabletState.ts';
import { CallFailed, type DeviceApi, failureOf } from './deviceApi.ts';
import type { KeptStorage } from './keptStorage.ts';
import type { LiveHandlers } from './liveSocket.ts';
import { createOutbox, type OutboxActions } from './outbox.ts';

export interface TabletParts {
  /** Null: the tablet has no key. */
  api: DeviceApi | null;
  connect: (handlers: LiveHandlers) => ReconnectingSocket;
  storage: KeptStorage;
  keyKept: boolean;
  now: () => Date;
  /** Names a call. */
  newKey: () => string;
  /** For the order of services as long as the guest has picked no language. */
  ownLanguage: Language;
}

export interface TabletActions extends OutboxActions {
  pickLanguage: (language: Language) => void;
  /** The guest typed what to say to the service. */
  write: (serviceId: number, note: string) => void;
  openMessage: (id: number) => Promise<void>;
  /** Nobody has touched it for long: where no guest stays, such as in a lobby, the next one begins as the first. */
  leftAlone: () => void;
  /** Tries to connect now. */
  retry: () => void;
}

export interface Tablet extends TabletActions {
  /** The server's time. */
  now: () => number;
  getState: () => TabletState;
  /** Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Connects; the returned function ends it. */
  start: () => () => void;
}

type List = 'device' | 'services' | 'requests' | 'messages';
const LISTS: readonly List[] = ['device', 'services', 'requests', 'messages'];

/** Between two tries to report what was opened. */
const VIEW_WAITS = { firstMs: 1_000, longestMs: DEVICE_BACKOFF_MAX_MS };

/** Of another guest, or another call of the same name. */
const isConflict = (error: unknown) => error instanceof CallFailed && error.status === 409;
const isRefusal = (error: unknown) => error instanceof CallFailed && error.status === 401;

/**
 * What the tablet knows and does. All lists are loaded after each connection and again whenever the server says that
 * they have changed; what was loaded is kept, so that it can be read without network.
 */
export function createTablet(parts: TabletParts): Tablet {
  const { api, storage, keyKept, now, newKey, ownLanguage } = parts;
  let state: TabletState = {
    ...(api ? storage.read() : NOTHING_KEPT),
    pairing: api ? 'paired' : 'unpaired',
    keyKept,
    connection: 'connecting',
    sending: 'idle',
    acting: null,
    sendingKey: null,
    guest: 0,
  };
  const listeners = new Set<() => void>();
  let socket: ReconnectingSocket | null = null;
  const loading = new Map<List, Promise<boolean>>();
  const changedMeanwhile = new Set<List>();
  let viewTimer: ReturnType<typeof setTimeout> | undefined;
  let viewRetries = 0;

  function set(change: Partial<TabletState>): void {
    const before = state;
    state = { ...state, ...change };
    storage.write(before, state);
    for (const listener of listeners) listener();
  }

  const timestamp = () => now().toISOString();

  /** Where no guest stays, the next one is not asked about what the one before wanted. */
  const unquestioned = () => state.unsent.filter((one) => !isInQuestion(one, now().getTime()));

  /** Another guest, or none: nothing of the one before is kept or shown. */
  function forget(change: Partial<TabletState> = {}): void {
    storage.forget();
    set({
      ...NOTHING_KEPT,
      sending: 'idle',
      acting: null,
      sendingKey: null,
      guest: state.guest + 1,
      ...change,
    });
  }

  function refuse(): void {
    socket?.close();
    if (state.pairing === 'paired') forget({ pairing: 'refused' });
  }

  /** Why a call failed; what is known by that is acted upon. */
  async function failed(error: unknown, list: List): Promise<SendFailure> {
    if (isRefusal(error)) refuse();
    else if (isConflict(error)) await reload(list);
    return failureOf(error);
  }

  function applyDevice(device: OwnDevice): void {
    const isSameGuest = !state.device || state.device.stay_id === device.stay_id;
    if (!isSameGuest) forget();
    set({ device, language: state.language ?? languageOf(device.lang) ?? null });
    if (!isSameGuest) void loadAll();
  }

  async function load(list: List): Promise<Partial<Kept>> {
    if (!api) return {};
    if (list === 'device') return { device: await api.device() };
    if (list === 'services') return { services: await api.services(state.language ?? ownLanguage) };
    if (list === 'requests') {
      const { data, totalCount } = await api.requests();
      return { requests: data, requestCount: totalCount };
    }
    const { data, totalCount } = await api.messages();
    // The server may not know yet what was opened.
    const messages = state.unsentViews.reduce<readonly DeviceMessage[]>(
      (all, id) => withViewed(all, id, timestamp()),
      data,
    );
    return { messages, messageCount: totalCount };
  }

  async function loadOnce(list: List): Promise<void> {
    const { guest } = state;
    const { device, ...loaded } = await load(list);
    if (guest !== state.guest) return;
    if (device) applyDevice(device);
    else set(loaded);
  }

  async function loadUntilCurrent(list: List): Promise<boolean> {
    try {
      while (changedMeanwhile.delete(list)) await loadOnce(list);
      return true;
    } catch (error) {
      if (isRefusal(error)) refuse();
      else socket?.reconnect();
      return false;
    } finally {
      loading.delete(list);
    }
  }

  /** Loads a list; once more if it has changed while it was loaded. Resolves to whether it could be. */
  function reload(list: List): Promise<boolean> {
    changedMeanwhile.add(list);
    const started = loading.get(list) ?? loadUntilCurrent(list);
    loading.set(list, started);
    return started;
  }

  async function loadAll(): Promise<void> {
    const { guest } = state;
    const loaded = await Promise.all(LISTS.map((list) => reload(list)));
    if (!loaded.every(Boolean) || guest !== state.guest || state.pairing !== 'paired') return;
    // What could not be done without network can be tried now.
    const acting = state.acting?.failure === 'network' ? null : state.acting;
    set({ connection: 'live', keptAt: timestamp(), acting });
    await sendViews();
    await outbox.sendUnsent();
  }

  async function reloadAfterHint(list: List): Promise<void> {
    if (await reload(list)) set({ keptAt: timestamp() });
  }

  /** Reports the messages that were opened and that the server may not know of. */
  async function sendViews(): Promise<void> {
    await Promise.all(state.unsentViews.map(sendView));
  }

  async function sendView(id: number): Promise<void> {
    const { guest } = state;
    const failure = await api?.markViewed(id).then(
      () => null,
      (error: unknown) => failed(error, 'messages'),
    );
    if (guest !== state.guest) return;
    // A message that is gone is not reported again and again.
    if (failure && failure !== 'gone') return retryViews();
    viewRetries = 0;
    set({ unsentViews: state.unsentViews.filter((one) => one !== id) });
  }

  /** Reports all of them again, each time later; without a connection the next one does. */
  function retryViews(): void {
    viewTimer ??= setTimeout(
      () => {
        viewTimer = undefined;
        viewRetries += 1;
        if (socket && state.connection === 'live') void sendViews();
      },
      fullJitter(viewRetries, VIEW_WAITS),
    );
  }

  const outbox = createOutbox({
    api,
    newKey,
    now,
    getState: () => state,
    set,
    reconnect: () => socket?.reconnect(),
    failed,
  });

  const handlers: LiveHandlers = {
    onConnecting: () => {
      if (state.connection === 'lost') set({ connection: 'reconnecting' });
    },
    onLost: () => {
      const wasLive = state.connection === 'live';
      set({ connection: 'lost', ...(wasLive ? { keptAt: timestamp() } : {}) });
    },
    onRefused: refuse,
    onFrame(event) {
      if (event === 'stay.changed') forget();
      if (event === 'hello' || event === 'stay.changed') void loadAll();
      else if (event === 'services.changed') {
        void reloadAfterHint('services');
        void reloadAfterHint('requests');
      } else void reloadAfterHint(event.split('.')[0] as List);
    },
  };

  return {
    now: () => now().getTime(),
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      if (api && !socket) socket = parts.connect(handlers);
      return () => {
        socket?.close();
        socket = null;
      };
    },
    pickLanguage(language) {
      const isNext = state.language === null && state.device?.stay_id === null;
      set({ language, ...(isNext && { unsent: unquestioned() }) });
      void reload('services');
    },
    write(serviceId, note) {
      const { draft } = state;
      if (draft?.serviceId === serviceId && draft.note === note) return;
      set({ draft: { serviceId, note }, sending: 'idle' });
    },
    ...outbox.actions,
    async openMessage(id) {
      const message = state.messages.find(({ message_id }) => message_id === id);
      if (!message || message.viewed_at !== null) return;
      set({
        messages: withViewed(state.messages, id, timestamp()),
        unsentViews: [...state.unsentViews, id],
      });
      await sendView(id);
    },
    leftAlone() {
      const { device, language, draft, sending } = state;
      const isLobby = device?.stay_id === null && sending !== 'sending';
      if (!isLobby || (language === null && draft === null)) return;
      set({ language: null, draft: null, unsent: unquestioned(), sending: 'idle' });
      void reload('services');
    },
    retry: () => socket?.connectNow(),
  };
}
