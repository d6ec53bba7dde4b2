import { createSlice } from '@reduxjs/toolkit';
import type { FilteringOption, FilteringOptions } from '@concierge/contract/requests';
import { idle, loadReducers, type Loading } from '../../lib/list/listState.ts';

export interface FilteringOptionsState extends FilteringOptions, Loading {
  /** How many lists with filters, and dialogs that offer users, are open. */
  shown: number;
}

const empty: FilteringOptionsState = {
  services: [],
  users: [],
  devices: [],
  ...idle,
  shown: 0,
};

const options = loadReducers<FilteringOptionsState, FilteringOptions>((loaded, how) => ({
  services: [],
  users: [],
  devices: [],
  ...loaded,
  ...how,
}));

/** What lists can be filtered by: services, users and devices with id and label. */
const filteringOptionsSlice = createSlice({
  name: 'filteringOptions',
  initialState: empty,
  reducers: {
    /** One of them opened: what is there already is refreshed in place. */
    filteringOptionsOpened: (state) => {
      state.shown += 1;
    },
    filteringOptionsLeft: (state) => {
      // Signing out empties the store before it closes them.
      state.shown = Math.max(0, state.shown - 1);
    },
    filteringOptionsRequested: options.requested,
    /** Loaded, or refreshed in place after a live event. */
    filteringOptionsFulfilled: options.fulfilled,
    filteringOptionsRejected: options.rejected,
  },
  selectors: {
    selectFilterDevices: (state): readonly FilteringOption[] => state.devices,
    selectFilterServices: (state): readonly FilteringOption[] => state.services,
    selectFilterUsers: (state): readonly FilteringOption[] => state.users,
    selectFilteringOptions: (state) => state,
    selectFilteringOptionsShown: (state) => state.shown > 0,
    selectFilteringOptionsEmpty: (state) =>
      state.services.length + state.users.length + state.devices.length === 0,
  },
});

export const filteringOptionsReducer = filteringOptionsSlice.reducer;
export const {
  filteringOptionsOpened,
  filteringOptionsLeft,
  filteringOptionsRequested,
  filteringOptionsFulfilled,
  filteringOptionsRejected,
} = filteringOptionsSlice.actions;
export const {
  selectFilterDevices,
  selectFilterServices,
  selectFilterUsers,
  selectFilteringOptions,
  selectFilteringOptionsShown,
  selectFilteringOptionsEmpty,
} = filteringOptionsSlice.selectors;
