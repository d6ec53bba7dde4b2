import { createSlice } from '@reduxjs/toolkit';
import type { FilteringOption, FilteringOptions } from '@concierge/contract/requests';
import { idle, loadReducers, type Loading } from '../../lib/list/listState.ts';

export interface FilteringOptionsState extends FilteringOptions, Loading {}

const empty: FilteringOptionsState = {
  services: [],
  users: [],
  devices: [],
  ...idle,
};

const options = loadReducers<FilteringOptionsState, FilteringOptions>((loaded, how) => ({
  ...empty,
  ...loaded,
  ...how,
}));

/** What lists can be filtered by: services, users and devices with id and label (J5). */
const filteringOptionsSlice = createSlice({
  name: 'filteringOptions',
  initialState: empty,
  reducers: {
    /** A page with filters opened: what is there already is refreshed in place. */
    filteringOptionsOpened: () => {},
    filteringOptionsRequested: options.requested,
    /** Loaded, or refreshed in place after a live event. */
    filteringOptionsFulfilled: options.fulfilled,
    filteringOptionsRejected: options.rejected,
  },
  selectors: {
    selectFilterDevices: (state): readonly FilteringOption[] => state.devices,
    selectFilterServices: (state): readonly FilteringOption[] => state.services,
    selectFilterUsers: (state): readonly FilteringOption[] => state.users,
    selectFilteringOptionsEmpty: (state) =>
      state.services.length + state.users.length + state.devices.length === 0,
  },
});

export const filteringOptionsReducer = filteringOptionsSlice.reducer;
export const {
  filteringOptionsOpened,
  filteringOptionsRequested,
  filteringOptionsFulfilled,
  filteringOptionsRejected,
} = filteringOptionsSlice.actions;
export const {
  selectFilterDevices,
  selectFilterServices,
  selectFilterUsers,
  selectFilteringOptionsEmpty,
} = filteringOptionsSlice.selectors;
