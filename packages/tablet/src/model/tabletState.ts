import { ASK_AGAIN_MS, type Language, NOT_SOLVED_MS } from '@concierge/contract/constants';
import type {
  DeviceMessage,
  DeviceRequest,
  DeviceService,
  OwnDevice,
} from '@concierge/contract/devices';
import { OPEN_REQUEST_STATES, RequestState } from '@concierge/contract/requestStates';

/** A request that is being written. */
export interface Draft {
  serviceId: number;
  note: string;
}

/** A request that has not reached the server, as far as is known. */
export interface Unsent extends Draft {
  /** Names the call, so that sending it again makes no second request. */
  key: string;
  /** When the guest pressed, or last said that it is still wanted; ISO 8601. */
  at: string;
  /** The completed request that was not solved. */
  follows?: number;
  /** Why the server refused it. */
  failure?: Refusal;
}

/** What has waited longer is sent only if the guest still wants it. */
const UNASKED_MS = 15 * 60_000;

/** Whether the guest is to say what becomes of it: it is old, or was refused. */
export const isInQuestion = ({ at, failure }: Unsent, now: number): boolean =>
  failure !== undefined || now - Date.parse(at) > UNASKED_MS;

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
  /** Oldest first. */
  unsent: readonly Unsent[];
  /** Messages that were opened, and of which the server may not know. */
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
  unsent: [],
  unsentViews: [],
};

/** `unpaired`: it has no key. `refused`: the server does not know its key, or no longer. */
export type Pairing = 'paired' | 'unpaired' | 'refused';

/** `reconnecting`: it was lost and is being tried. */
export type Connection = 'connecting' | 'live' | 'lost' | 'reconnecting';

/** Why the server did not take what was sent. */
export type Refusal = 'busy' | 'gone' | 'other';
export type SendFailure = 'network' | Refusal;
export type Sending = 'idle' | 'sending' | Refusal;

/** What a guest does with an own request. */
export type RequestAct = 'cancel' | 'askAgain';

/** The last of them that is under way, or has failed. */
export interface Acting {
  id: number;
  act: RequestAct | 'follow';
  /** Absent while it is under way. */
  failure?: SendFailure;
}

/** Everything a screen of the tablet shows. */
export interface TabletState extends Kept {
  pairing: Pairing;
  /** Whether its key is still there when the page is opened again. */
  keyKept: boolean;
  connection: Connection;
  sending: Sending;
  acting: Acting | null;
  /** The key of the unsent request that is being sent. */
  sendingKey: string | null;
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

const isUnread = ({ viewed_at }: DeviceMessage) => viewed_at === null;

export const unreadOf = (messages: readonly DeviceMessage[]): number =>
  messages.filter(isUnread).length;

/** The unread messages that have come since. @param before Null: nothing was loaded yet. */
export const arrivedSince = (
  before: readonly DeviceMessage[] | null,
  messages: readonly DeviceMessage[],
): DeviceMessage[] =>
  messages.filter(
    (message) =>
      before &&
      isUnread(message) &&
      !before.some(({ message_id }) => message_id === message.message_id),
  );

export const isOpen = (state: RequestState): boolean =>
  OPEN_REQUEST_STATES.some((open: RequestState) => open === state);

/** The guest's newest open request for a service. */
export const openRequestOf = (
  requests: readonly DeviceRequest[],
  serviceId: number,
): DeviceRequest | undefined =>
  requests.find(({ service_id, state_id }) => service_id === serviceId && isOpen(state_id));

/** Whether the guest may still say that it was not solved. */
export const canFollow = (
  { id, state_id, completed_at }: DeviceRequest,
  { requests, unsent }: Pick<Kept, 'requests' | 'unsent'>,
  now: number,
): boolean =>
  state_id === RequestState.done &&
  now - Date.parse(completed_at ?? '') <= NOT_SOLVED_MS &&
  !requests.some(({ follows_id }) => follows_id === id) &&
  !unsent.some(({ follows }) => follows === id);

/** Whether the guest may ask again for it by now. */
export const canAskAgain = (
  { state_id, service_date, asked_at = service_date }: DeviceRequest,
  now: number,
): boolean => isOpen(state_id) && now - Date.parse(asked_at) >= ASK_AGAIN_MS;
