import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PasswordPolicy } from '@concierge/contract/passwordPolicy';
import type { Problem } from '../../../lib/http/problem.ts';
import { idle, loadReducers, type Loading } from '../../../lib/list/listState.ts';

export interface PolicyState extends Loading {
  /** null until it is known. */
  enabled: boolean | null;
  saving: boolean;
}

const initialState: PolicyState = { ...idle, enabled: null, saving: false };

const policy = loadReducers<PolicyState, PasswordPolicy>((answer, how) => ({
  enabled: answer?.enabled ?? null,
  ...how,
}));

/** Whether the project has rules for passwords. */
const policySlice = createSlice({
  name: 'passwordPolicy',
  initialState,
  reducers: {
    policyRequested: policy.requested,
    policyFulfilled: policy.fulfilled,
    policyRejected: policy.rejected,

    policySaveRequested: (state, _action: PayloadAction<PasswordPolicy>) => {
      state.saving = true;
    },
    policySaveFulfilled: (state, { payload }: PayloadAction<PasswordPolicy>) => {
      state.saving = false;
      state.enabled = payload.enabled;
    },
    policySaveRejected: (state, _action: PayloadAction<Problem>) => {
      state.saving = false;
    },
  },
  selectors: { selectPolicy: (state) => state },
});

export const policyReducer = policySlice.reducer;
export const {
  policyRequested,
  policyFulfilled,
  policyRejected,
  policySaveRequested,
  policySaveFulfilled,
  policySaveRejected,
} = policySlice.actions;
export const { selectPolicy } = policySlice.selectors;
