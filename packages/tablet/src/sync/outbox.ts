import type { DeviceRequest } from '@concierge/contract/devices';
import {
  type Draft,
  isInQuestion,
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

/** Requests on their way to the server: each is kept until it has arrived, and arrives once. */
export function createOutbox({ api, newKey, now, getState, set, reconnect, failed }: OutboxParts): {
  sendUnsent: () => Promise<void>;
  actions: OutboxActions;
} {
  const without = (key: string) => getState().unsent.filter((one) => one.key !== key);

  /** Resolves to the request; to why there is none; to null where another guest has come meanwhile. */
  async function sendOne(unsent: Unsent): Promise<DeviceRequest | SendFailure | null> {
    const { guest, device } = getState();
    const { key, serviceId, note, follows } = unsent;
    if (!api) return null;
    set({ unsent: [...without(key), unsent], sendingKey: key });
    try {
      const body = {
        service_id: serviceId,
        note: note.trim() || null,
        ...(device && { stay_id: device.stay_id }),
        ...(follows && { follows_id: follows }),
      };
      const request = await api.send(body, key);
      if (guest !== getState().guest) return null;
      const { draft } = getState();
      const isSent = draft?.serviceId === serviceId && draft.note === note;
      set({
        requests: withRequest(getState().requests, request),
        unsent: without(key),
        sendingKey: null,
        ...(isSent && { draft: null }),
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

  /** Sends what was kept, but not what the guest is asked about first. */
  async function sendUnsent(): Promise<void> {
    const tried = new Set<string>();
    const next = () =>
      getState().unsent.find((one) => !tried.has(one.key) && !isInQuestion(one, now().getTime()));
    for (let unsent = next(); unsent && getState().sendingKey === null; unsent = next()) {
      tried.add(unsent.key);
      const failure = await sendOne(unsent);
      if (failure === 'network' || failure === null) return;
      if (typeof failure !== 'string') continue;
      set({ unsent: [...without(unsent.key), { ...unsent, failure }] });
    }
  }

  /** Sends what the guest has just asked for. */
  async function sendNew(draft: Draft, follows?: number): Promise<Sent> {
    if (!api || getState().sending === 'sending') return null;
    const key = newKey();
    const isDraft = follows === undefined;
    const unsent = { ...draft, key, at: now().toISOString(), ...(follows && { follows }) };
    if (getState().sendingKey !== null) {
      // Goes out behind what is being sent.
      set({ unsent: [...getState().unsent, unsent], ...(isDraft && { draft: null }) });
      return 'kept';
    }
    if (isDraft) set({ draft, sending: 'sending' });
    const sent = await sendOne(unsent);
    if (sent === null) return null;
    if (sent !== 'network' && typeof sent === 'string') {
      const refused = follows && { acting: { id: follows, act: 'follow' as const, failure: sent } };
      set({ unsent: without(key), ...(refused ?? { sending: sent }) });
      return null;
    }
    if (isDraft) set({ draft: null, sending: 'idle' });
    return sent === 'network' ? 'kept' : sent.id;
  }

  const actions: OutboxActions = {
    async send(serviceId) {
      const { draft } = getState();
      return sendNew(draft?.serviceId === serviceId ? draft : { serviceId, note: '' });
    },
    async follow(requestId) {
      const request = getState().requests.find(({ id }) => id === requestId);
      if (!request) return null;
      return sendNew({ serviceId: request.service_id, note: request.note ?? '' }, requestId);
    },
    resend(key) {
      const found = getState().unsent.find((one) => one.key === key);
      if (!found) return;
      const { failure, follows, ...wanted } = found;
      // What was refused as a follower is sent as an ordinary request.
      const link = follows !== undefined && failure === undefined && { follows };
      set({ unsent: [...without(key), { ...wanted, ...link, at: now().toISOString() }] });
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
