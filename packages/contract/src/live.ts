import type { RequestState } from './requestStates.ts';
import type { HandOverKind } from './handOver.ts';
import type { House } from './house.ts';
import type { ManagedDevice } from './managedDevices.ts';
import type { SharedRequest } from './requestView.ts';
import type { ServiceNames } from './serviceNames.ts';
import type { Service } from './services.ts';

/**
 * The live protocol (docs/live-protocol.md): JSON text frames over a websocket. The log of events is
 * numbered per project without gaps; a client that knows its position misses nothing.
 */
export const LIVE_PING_MS = 30_000;
export const LIVE_SILENCE_MS = 65_000;
export const LIVE_BACKOFF_MAX_MS = 5_000;
export const LIVE_REPLAY_LIMIT = 500;

/** Sockets one session (one browser) and one user (all browsers) may hold in one server process. */
export const LIVE_SOCKETS_PER_SESSION = 32;
export const LIVE_SOCKETS_PER_USER = 256;

/** Frames a client may send in a second; a console sends one every `LIVE_PING_MS`. */
export const LIVE_FRAMES_PER_SECOND = 10;

export const LiveClose = {
  sessionEnded: 4401,
  tooSlow: 4008,
  tooMany: 4429,
  restart: 1012,
} as const;

/** A position in a project's event log. */
export interface LivePosition {
  /** Identifies the history that the number belongs to. */
  epoch: string;
  /** Number of the last event. */
  seq: number;
}

/** First frame of every connection; `resync` asks the client to reload what it shows. */
export interface HelloFrame extends LivePosition {
  event: 'hello';
  /** Position of this connection: the next frame is `seq + 1`, whether replayed or new. */
  seq: number;
  resync: boolean;
  /** The server's time (ISO-8601). */
  at: string;
}

/** The toast of an event, if it has one, and whether to reload (specification §3). */
export interface LiveNotice {
  reloadState?: boolean;
  show?: boolean;
  title?: string;
  body?: string;
  note?: string;
  /** Milliseconds the toast stays; 100 000 unless given. */
  timeout?: number;
  type?: 'info' | 'success' | 'warning' | 'error';
  icon?: string;
}

/** What screens need of a request that was created or changed, so that none asks for it. */
export interface RequestUpdate {
  row: SharedRequest;
  /** The columns that were different before, as they were, new marks as false; null for a new request. */
  before: Partial<SharedRequest> | null;
  /** Open requests of its service after the change. */
  open: { waiting: number; approved: number };
}

/** What changed, by its ids. */
export interface LivePayloads {
  'request.created': {
    id: number;
    service_id: number;
    state_id: RequestState;
    update: RequestUpdate;
  };
  'request.changed': {
    id: number;
    service_id: number;
    state_id: RequestState;
    changed_by: string | null;
    update: RequestUpdate;
  };
  /** Its approver is another one now; `request.changed` before it has the row. */
  'request.handed_over': {
    id: number;
    service_id: number;
    how: HandOverKind;
    /** Who was the approver, who acted, and who is the approver now. */
    from: number;
    from_name: string;
    by: number;
    by_name: string;
    to: number;
    to_name: string;
    service_name: string;
    service_names?: ServiceNames;
    device_name: string;
  };
  /** A staff note was written or withdrawn; its text is asked for. */
  'request.noted': { id: number; note_id: number };
  'message.created': { message_id: number };
  'message.changed': { message_id: number };
  'message.published': { message_id: number; request_id?: number };
  'message.viewed': {
    message_id: number;
    device_serial_id: string;
    viewed_at: string;
    request_id?: number;
  };
  /** `service` is null when it was deleted. */
  'service.changed': { service_id: number; service: Service | null };
  /** `username` is null when the user was deleted. */
  'user.changed': { user_id: number; username: string | null };
  /** A device was added or changed: renamed, grouped, given a key or a stay, revoked. Null when it was removed. */
  'device.changed': { device_id: number; device: ManagedDevice | null };
  /** The project was renamed, or has another timezone or other figures. */
  'project.changed': { house: House };
  /** Devices that came and went, at most one event in `DEVICE_PRESENCE_MS`. */
  'devices.changed': {
    at: string;
    online: number[];
    offline: { id: number; last_seen_at: string }[];
  };
}
export type LiveEventName = keyof LivePayloads;

export type EventFrame = {
  [Name in LiveEventName]: { event: Name; seq: number; payload: LivePayloads[Name] } & LiveNotice;
}[LiveEventName];

/** A frame with the specification's fields only, which is not in the log. */
export type NoticeFrame = LiveNotice & { event?: undefined; seq?: undefined };

export type LiveFrame = HelloFrame | EventFrame | NoticeFrame;

export function isHello(frame: LiveFrame): frame is HelloFrame {
  return frame.event === 'hello';
}

export function isNumbered(frame: LiveFrame): frame is EventFrame {
  return typeof frame.seq === 'number' && frame.event !== undefined && frame.event !== 'hello';
}
