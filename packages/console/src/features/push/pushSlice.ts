import { createSlice } from '@reduxjs/toolkit';

export interface PushState {
  /** Whether the user is being asked to allow notifications. */
  asking: boolean;
}

const initialState: PushState = { asking: false };

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
  },
  selectors: { selectAsking: (state) => state.asking },
});

export const { permissionAsked, permissionAccepted, permissionDeclined } = pushSlice.actions;
export const { selectAsking } = pushSlice.selectors;
export const pushReducer = pushSlice.reducer;
