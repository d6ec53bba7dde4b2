import type { ServiceEvent } from '@concierge/client/applyToDashboard';
import {
  type PayloadAction,
  createAction,
  createSlice,
  prepareAutoBatched,
} from '@reduxjs/toolkit';
import type { EventFrame, LivePosition, RequestUpdate } from '@concierge/contract/live';
import type { House } from '@concierge/contract/house';
import type { ServiceRequest } from '@concierge/contract/requests';

/** An event of the project's log; events come in the order of their numbers. */
interface Numbered {
  seq: number;
}

/** A request that was created or changed. */
export interface RequestEvent extends Numbered, Pick<RequestUpdate, 'before' | 'open'> {
  /** As the signed-in user may read it. */
  row: ServiceRequest;
  changed_by: string | null;
}

interface UserEvent extends Numbered {
  user_id: number;
  /** As it now is; null when the user was deleted. */
  username: string | null;
}

export interface MessageViewed {
  message_id: number;
  device_serial_id: string;
  viewed_at: string;
  request_id?: number;
}

/** A device has another name, stay or key. */
interface DeviceEvent extends Numbered {
  device_id: number;
}

/** What renders may wait for the next frame, so that a burst of events renders once. */
const eventAction = <Payload>(name: string) =>
  createAction(`live/${name}`, prepareAutoBatched<Payload>());

/** What the live connection reports, with what screens need of it. */
export const requestChanged = eventAction<RequestEvent>('requestChanged');
export const serviceChanged = eventAction<ServiceEvent>('serviceChanged');
export const userChanged = eventAction<UserEvent>('userChanged');
export const deviceChanged = eventAction<DeviceEvent>('deviceChanged');
export const messageViewed = eventAction<MessageViewed>('messageViewed');
/** The project has another name, time zone or other figures. */
export const projectChanged = createAction<House>('live/projectChanged');
/** Lists of messages ask for it. */
export const messageChanged = createAction('live/messageChanged');
/** An event that only parts loaded late follow. */
export const eventReported = createAction<EventFrame>('live/eventReported');
/** What the signed-in user is or may do was changed. */
export const accountChanged = createAction('live/accountChanged');
/** Anything may have changed: reload in place what is on screen. */
export const resynced = createAction('live/resynced');

export type ConnectionState = 'connecting' | 'live' | 'catching-up' | 'offline';

export interface LiveState {
  connection: ConnectionState;
  /** When the connection was lost (ISO-8601); null while it is open. */
  offlineSince: string | null;
  /** Position of the data that came with the page; null without any, or once a connection has ended. */
  bootPosition: LivePosition | null;
  /** Requests that have just come or changed in the list on screen. */
  freshRows: number[];
}

const initialState: LiveState = {
  connection: 'connecting',
  offlineSince: null,
  bootPosition: null,
  freshRows: [],
};

const liveSlice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    connectionChanged: (
      state,
      { payload }: PayloadAction<{ connection: ConnectionState; at: string }>,
    ) => {
      const { connection, at } = payload;
      state.connection = connection;
      state.offlineSince = connection === 'offline' ? (state.offlineSince ?? at) : null;
    },
    /** The user does not wait for the next attempt. It is still offline until that succeeds. */
    retryRequested: (state) => {
      state.connection = 'connecting';
    },
    positionKnown: (state, { payload }: PayloadAction<LivePosition>) => {
      state.bootPosition = payload;
    },
    rowMarked: (state, { payload }: PayloadAction<number>) => {
      state.freshRows.push(payload);
    },
    rowUnmarked: (state, { payload }: PayloadAction<number>) => {
      state.freshRows = state.freshRows.filter((id) => id !== payload);
    },
    connectionClosed: () => initialState,
  },
  selectors: {
    selectConnection: (state) => state,
    selectIsOffline: (state) => state.offlineSince !== null,
    selectFreshRows: (state): readonly number[] => state.freshRows,
  },
});

export const {
  connectionChanged,
  connectionClosed,
  positionKnown,
  retryRequested,
  rowMarked,
  rowUnmarked,
} = liveSlice.actions;
export const { selectConnection, selectIsOffline, selectFreshRows } = liveSlice.selectors;
export const liveReducer = liveSlice.reducer;
