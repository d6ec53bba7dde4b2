import { type PayloadAction, createAction, createSlice } from '@reduxjs/toolkit';
import type { LivePayloads, LivePosition } from '@concierge/contract/live';

/**
 * What the live connection reports, by what changed. Features listen and load the data by their
 * normal calls.
 */
export const requestCreated = createAction<LivePayloads['request.created']>('live/requestCreated');
export const requestChanged = createAction<LivePayloads['request.changed']>('live/requestChanged');
export const messageChanged =
  createAction<Pick<LivePayloads['message.changed'], 'message_id'>>('live/messageChanged');
export const serviceChanged = createAction<LivePayloads['service.changed']>('live/serviceChanged');
export const userChanged = createAction<LivePayloads['user.changed']>('live/userChanged');
/** Anything may have changed: reload in place what is on screen. */
export const resynced = createAction('live/resynced');

export type ConnectionState = 'connecting' | 'live' | 'catching-up' | 'offline';

export interface LiveState {
  connection: ConnectionState;
  /** When the connection was lost (ISO-8601); null while it is open. */
  offlineSince: string | null;
  /** Position of the data that came with the page; null without any, or once a connection has ended. */
  bootPosition: LivePosition | null;
}

const initialState: LiveState = {
  connection: 'connecting',
  offlineSince: null,
  bootPosition: null,
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
    positionKnown: (state, { payload }: PayloadAction<LivePosition>) => {
      state.bootPosition = payload;
    },
    connectionClosed: () => initialState,
  },
  selectors: { selectConnection: (state) => state },
});

export const { connectionChanged, connectionClosed, positionKnown } = liveSlice.actions;
export const { selectConnection } = liveSlice.selectors;
export const liveReducer = liveSlice.reducer;
