import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FilteringOption, FilteringOptions } from '@concierge/contract/requests';
import type { Problem } from '../../lib/http/problem.ts';

export interface FilteringOptionsState extends FilteringOptions {
  isLoading: boolean;
  problem: Problem | null;
}

const empty: FilteringOptionsState = {
  services: [],
  users: [],
  devices: [],
  isLoading: false,
  problem: null,
};

/** What lists can be filtered by: services, users and devices with id and label (J5). */
const filteringOptionsSlice = createSlice({
  name: 'filteringOptions',
  initialState: empty,
  reducers: {
    /** A page with filters opened: what is there already is refreshed in place. */
    filteringOptionsOpened: () => {},
    filteringOptionsRequested: () => ({ ...empty, isLoading: true }),
    /** Loaded, or refreshed in place after a live event. */
    filteringOptionsFulfilled: (_state, { payload }: PayloadAction<FilteringOptions>) => ({
      ...empty,
      ...payload,
    }),
    filteringOptionsRejected: (_state, { payload }: PayloadAction<Problem>) => ({
      ...empty,
      problem: payload,
    }),
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
