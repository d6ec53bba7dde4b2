import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ManagedDevice } from '@concierge/contract/managedDevices';
import type { Message } from '@concierge/contract/messages';
import type { ServiceRequest } from '@concierge/contract/requests';
import type { Lookup } from '../../lib/modal/useOpenedRow.ts';

/** What an address may name by its id while the page of its list does not show it. */
interface LookedUp {
  device: ManagedDevice;
  message: Message;
  request: ServiceRequest;
}

export type LookupKind = keyof LookedUp;

/** What was found. */
export type Found = { [Kind in LookupKind]: { kind: Kind; row: LookedUp[Kind] } }[LookupKind];

/** A row that is named; its id is null where the address has none. */
export interface NamedRow {
  kind: LookupKind;
  id: number | null;
}

export type LookupState = { [Kind in LookupKind]: Lookup<LookedUp[Kind]> };

const none = { row: null, failed: false };
const initialState: LookupState = { device: none, message: none, request: none };

const lookupSlice = createSlice({
  name: 'lookup',
  initialState,
  reducers: {
    lookupRequested: (state, { payload: { kind } }: PayloadAction<NamedRow>) => {
      state[kind] = none;
    },
    lookupFulfilled: (state, { payload: { kind, row } }: PayloadAction<Found>) => {
      Object.assign(state, { [kind]: { row, failed: false } });
    },
    lookupRejected: (state, { payload: kind }: PayloadAction<LookupKind>) => {
      state[kind] = { row: null, failed: true };
    },
    lookupClosed: (state, { payload: kind }: PayloadAction<LookupKind>) => {
      state[kind] = none;
    },
  },
  selectors: { selectLookup: (state) => state },
});

export const lookupReducer = lookupSlice.reducer;
export const { lookupRequested, lookupFulfilled, lookupRejected, lookupClosed } =
  lookupSlice.actions;
export const { selectLookup } = lookupSlice.selectors;
