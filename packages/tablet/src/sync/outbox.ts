import type { DeviceRequest } from '@concierge/contract/devices';
import {
  type Draft,
  isInQuestion,
  type Refusal,
  type RequestAct,
  type SendFailure,
  type TabletState,
  type Unsent,
  withRequest,
} from '../model/tabletState.ts';
import type { DeviceApi } from './deviceApi.ts';

/** The id of the request; `kept`: without network, it is sent once that is back; null: the state says why not. */
export type Sent = number | 'kept' | null;

/** What a guest asks for, and does with what was asked for. */
export interface OutboxActions {
  /** Sends what was typed for the service; where it fails, `sending` of the state says why. */
  send: (serviceId: number) => Promise<Sent>;
  /** Says that a completed request was not solved: sends a new one that follows it. */
  follow: (requestId: number) => Promise<Sent>;
  /** The guest still wants what was kept. */
  resend: (key: string) => void;
  /** The guest does not want it any more. */
  discard: (key: string) => void;
  /** Cancels an own request, or asks again for it; a failure is in `acting` of the state. */
  act: (act: RequestAct, requestId: number) => Promise<void>;
}

interface OutboxParts {
  api: DeviceApi | null;
  newKey: () => string;
  now: () => Date;
  getState: () => TabletState;
  set: (change: Partial<TabletState>) => void;
  /** The connection is broken, though it does not know. */
  reconnect: () => void;
  /** Why a call failed. @param list What a conflict makes old. */
  failed: (error: unknown, list: 'device' | 'requests') => Promise<SendFailure>;
}

/** What became of a request; null: another guest has come meanwhile, or it is not wanted any more. */
type Outcome = DeviceRequest | SendFailure | null;

const isRefusal = (outcome: Outcome): outcome is Refusal =>
  typeof outcome === 'string' && outcome !== 'network';

/** Requests on their way to the server: each is kept until it has arrived, and arrives once, in the order of the guest. */
export function createOutbox({ api, newKey, now, getState, set, reconnect, failed }: OutboxParts): {
  sendUnsent: () => Promise<void>;
  actions: OutboxActions;
} {
  /** Those that are under way or wait for their turn, by their keys. */
  const underWay = new Map<string, Promise<Outcome>>();
  let last: Promise<unknown> = Promise.resolve();

  const keptOf = (key: string) => getState().unsent.find((one) => one.key === key);
  const without = (key: string) => getState().unsent.filter((one) => one.key !== key);
  const replace = (key: string, by: Unsent) =>
    set({ unsent: getState().unsent.map((one) => (one.key === key ? by : one)) });
  const isTyped = ({ serviceId, note }: Draft) => {
    const { draft } = getState();
    return draft?.serviceId === serviceId && draft.note === note;
  };

  async function sendKept(key: string): Promise<Outcome> {
    const { guest, device } = getState();
    const unsent = keptOf(key);
    if (!api || !unsent) return null;
    set({ sendingKey: key });
    try {
      const { serviceId, note, follows } = unsent;
      const body = {
        service_id: serviceId,
        note: note.trim() || null,
        ...(device && { stay_id: device.stay_id }),
        ...(follows && { follows_id: follows }),
      };
      const request = await api.send(body, key);
      if (guest !== getState().guest) return null;
      const { requests } = getState();
      // The answer to a call that is sent again is the first one; the list may know what has happened since.
      const isKnown = requests.some(({ id }) => id === request.id);
      set({
        ...(!isKnown && { requests: withRequest(requests, request) }),
        unsent: without(key),
        sendingKey: null,
        ...(isTyped(unsent) && { draft: null, sending: 'idle' }),
      });
      return request;
    } catch (error) {
      const failure = await failed(error, 'device');
      if (guest !== getState().guest) return null;
      set({ sendingKey: null });
      // The next connection sends it.
      if (failure === 'network' && getState().connection === 'live') reconnect();
      return failure;
    }
  }

  /** Sends one behind those that are under way. */
  function deliver(key: string): Promise<Outcome> {
    const started = underWay.get(key);
    if (started) return started;
    const delivered = last.then(() => sendKept(key)).finally(() => underWay.delete(key));
    underWay.set(key, delivered);
    last = delivered;
    return delivered;
  }

  /** Sends what was kept, but not what the guest is asked about first. */
  async function sendUnsent(): Promise<void> {
    for (const { key } of getState().unsent) {
      const unsent = keptOf(key);
      if (!unsent || isInQuestion(unsent, now().getTime())) continue;
      const outcome = await deliver(key);
      if (outcome === 'network') return;
      if (isRefusal(outcome)) replace(key, { ...unsent, failure: outcome });
    }
  }

  /** Sends what the guest has just asked for. */
  async function sendNew(draft: Draft, follows?: number): Promise<Sent> {
    if (!api) return null;
    const key = newKey();
    const unsent = { ...draft, key, at: now().toISOString(), ...(follows && { follows }) };
    const { unsent: kept, acting } = getState();
    set({
      unsent: [...kept, unsent],
      ...(follows === undefined
        ? { draft, sending: 'sending' }
        : acting?.failure && { acting: null }),
    });
    const outcome = await deliver(key);
    const isShown = follows === undefined && isTyped(draft);
    if (isRefusal(outcome)) {
      if (follows) {
        set({ unsent: without(key), acting: { id: follows, act: 'follow', failure: outcome } });
      } else if (isShown) set({ unsent: without(key), sending: outcome });
      else replace(key, { ...unsent, failure: outcome });
      return null;
    }
    if (outcome !== 'network') return outcome && outcome.id;
    if (isShown) set({ draft: null, sending: 'idle' });
    return 'kept';
  }

  const actions: OutboxActions = {
    async send(serviceId) {
      const { draft, sending } = getState();
      const isOwn = draft?.serviceId === serviceId;
      if (isOwn && sending === 'sending') return null;
      return sendNew(isOwn ? draft : { serviceId, note: '' });
    },
    async follow(requestId) {
      const { requests, unsent } = getState();
      const request = requests.find(({ id }) => id === requestId);
      if (!request || unsent.some(({ follows }) => follows === requestId)) return null;
      return sendNew({ serviceId: request.service_id, note: request.note ?? '' }, requestId);
    },
    resend(key) {
      const found = keptOf(key);
      if (!found) return;
      const { failure, follows, ...wanted } = found;
      const at = now().toISOString();
      if (failure === undefined || failure === 'busy') {
        replace(key, { ...wanted, ...(follows && { follows }), at });
      }
      // What was refused as a follower is sent as an ordinary request, which is another call.
      else replace(key, { ...wanted, at, key: follows ? newKey() : key });
      if (getState().connection === 'live') void sendUnsent();
    },
    discard: (key) => set({ unsent: without(key) }),
    async act(act, id) {
      const { acting, guest } = getState();
      if (!api || (acting && !acting.failure)) return;
      set({ acting: { id, act } });
      try {
        const request = await api.act(act, id);
        if (guest !== getState().guest) return;
        set({ requests: withRequest(getState().requests, request), acting: null });
      } catch (error) {
        const failure = await failed(error, 'requests');
        if (guest === getState().guest) set({ acting: { id, act, failure } });
      }
    },
  };
  return { sendUnsent, actions };
}
