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
  /** When the connection was lost (ISO-8601); null while it stands. */
  offlineSince: string | null;
  /** What came with the page was read here; null when nothing did, or once a connection has ended. */
  drawnAt: LivePosition | null;
}

const initialState: LiveState = { connection: 'connecting', offlineSince: null, drawnAt: null };

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
      state.drawnAt = payload;
    },
    connectionClosed: () => initialState,
  },
  selectors: { selectConnection: (state) => state },
});

export const { connectionChanged, connectionClosed, positionKnown } = liveSlice.actions;
export const { selectConnection } = liveSlice.selectors;
export const liveReducer = liveSlice.reducer;
