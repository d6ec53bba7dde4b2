import type { Language } from '@concierge/contract/constants';
import type {
  DeviceMessage,
  DeviceRequest,
  DeviceService,
  OwnDevice,
} from '@concierge/contract/devices';
import { OPEN_REQUEST_STATES, type RequestState } from '@concierge/contract/requestStates';

/** A request that is being written. */
export interface Draft {
  serviceId: number;
  note: string;
  /** Names the call, so that sending it again makes no second request; null: it was not sent yet. */
  key: string | null;
}

/** What the tablet keeps, so that it can be read without network. */
export interface Kept {
  device: OwnDevice | null;
  services: readonly DeviceService[];
  /** Newest first. */
  requests: readonly DeviceRequest[];
  /** How many there are; a long list has the newest of them. */
  requestCount: number;
  /** Newest first. */
  messages: readonly DeviceMessage[];
  messageCount: number;
  /** Until when this was so, as ISO 8601; null: nothing has been loaded yet. */
  keptAt: string | null;
  /** Null: the guest has not picked one. */
  language: Language | null;
  draft: Draft | null;
  /** Messages that were opened without network. */
  unsentViews: readonly number[];
}

export const NOTHING_KEPT: Kept = {
  device: null,
  services: [],
  requests: [],
  requestCount: 0,
  messages: [],
  messageCount: 0,
  keptAt: null,
  language: null,
  draft: null,
  unsentViews: [],
};

/** `unpaired`: it has no key. `refused`: the server does not know its key, or no longer. */
export type Pairing = 'paired' | 'unpaired' | 'refused';

/** `reconnecting`: it was lost and is being tried. */
export type Connection = 'connecting' | 'live' | 'lost' | 'reconnecting';

export type SendFailure = 'network' | 'between' | 'busy' | 'gone' | 'other';
export type Sending = 'idle' | 'sending' | SendFailure;

/** Everything a screen of the tablet shows. */
export interface TabletState extends Kept {
  pairing: Pairing;
  /** Whether its key is still there when the page is opened again. */
  keyKept: boolean;
  connection: Connection;
  sending: Sending;
  /** Counts the guests: with each, what was shown before is forgotten. */
  guest: number;
}

/** Puts a request into its place, newest first; a row of the same id is replaced. */
export function withRequest(
  requests: readonly DeviceRequest[],
  request: DeviceRequest,
): DeviceRequest[] {
  return [...requests.filter(({ id }) => id !== request.id), request].toSorted(
    (one, other) => other.id - one.id,
  );
}

/** The messages with one marked as viewed; the moment of the first time stays. */
export function withViewed(
  messages: readonly DeviceMessage[],
  id: number,
  at: string,
): DeviceMessage[] {
  return messages.map((message) =>
    message.message_id === id && message.viewed_at === null
      ? { ...message, viewed_at: at }
      : message,
  );
}

export const unreadOf = (messages: readonly DeviceMessage[]): number =>
  messages.filter(({ viewed_at }) => viewed_at === null).length;

const isOpen = (state: RequestState) =>
  OPEN_REQUEST_STATES.some((open: RequestState) => open === state);

/** The guest's newest open request for a service. */
export const openRequestOf = (
  requests: readonly DeviceRequest[],
  serviceId: number,
): DeviceRequest | undefined =>
  requests.find(({ service_id, state_id }) => service_id === serviceId && isOpen(state_id));
