import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { patch } from '../../lib/patch.ts';

export interface PushState {
  /** Whether the user is being asked to allow notifications. */
  asking: boolean;
  /** Whether this browser is subscribed. */
  on: boolean;
  /** It is being switched on or off. */
  pending: boolean;
  /** The status with which the push service refused the last notification of this browser; null: it took it. */
  refused: number | null;
  /** How many browsers of the project are refused, as far as the user may know. */
  refusedBrowsers: number;
}

/** What the server knows about whether notifications arrive. */
export type PushDelivery = Pick<PushState, 'refused' | 'refusedBrowsers'>;

const initialState: PushState = {
  asking: false,
  on: false,
  pending: false,
  refused: null,
  refusedBrowsers: 0,
};

const pushSlice = createSlice({
  name: 'push',
  initialState,
  reducers: {
    permissionAsked: (state) => {
      state.asking = true;
    },
    permissionAccepted: (state) => {
      state.asking = false;
    },
    permissionDeclined: (state) => {
      state.asking = false;
    },
    /** The user wants notifications in this browser, or no more of them. */
    pushSwitched: (state, _action: PayloadAction<boolean>) => {
      state.pending = true;
    },
    pushDeliveryKnown: (state, { payload }: PayloadAction<PushDelivery>) => {
      patch(state, payload);
    },
    pushSettled: (state, { payload }: PayloadAction<boolean>) => {
      state.pending = false;
      state.on = payload;
    },
  },
  selectors: {
    selectAsking: (state) => state.asking,
    selectPush: (state) => state,
  },
});

export const {
  permissionAsked,
  permissionAccepted,
  permissionDeclined,
  pushSwitched,
  pushDeliveryKnown,
  pushSettled,
} = pushSlice.actions;
export const { selectAsking, selectPush } = pushSlice.selectors;
export const pushReducer = pushSlice.reducer;
