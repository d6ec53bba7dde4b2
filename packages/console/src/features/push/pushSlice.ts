import { type PayloadAction, createSlice } from '@reduxjs/toolkit';

export interface PushState {
  /** Whether the user is being asked to allow notifications. */
  asking: boolean;
  /** Whether this browser is subscribed. */
  on: boolean;
  /** It is being switched on or off. */
  pending: boolean;
}

const initialState: PushState = { asking: false, on: false, pending: false };

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
    /** The user wants notifications in this browser, or no more of them (U16). */
    pushSwitched: (state, _action: PayloadAction<boolean>) => {
      state.pending = true;
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
  pushSettled,
} = pushSlice.actions;
export const { selectAsking, selectPush } = pushSlice.selectors;
export const pushReducer = pushSlice.reducer;
