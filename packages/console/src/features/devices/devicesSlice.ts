import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  DeviceCreateBody,
  DeviceKeyAnswer,
  DeviceList,
  DeviceUpdateBody,
  ManagedDevice,
  StayBody,
} from '@concierge/contract/managedDevices';
import {
  emptyList,
  listReducers,
  type ListAnswer,
  type ListState,
} from '../../lib/list/listState.ts';
import { formReducers, idleForm, type FormState } from '../../lib/modal/formState.ts';
import { lookupReducers, noLookup, type Lookup } from '../../lib/modal/lookupState.ts';
import { eventReported } from '../live/liveSlice.ts';
import type { DeviceListCall } from './deviceQuery.ts';

/** What an administrator does with a device; `id` is absent while it is created. */
export type DeviceCommand =
  | { kind: 'create'; body: DeviceCreateBody }
  | { kind: 'update'; id: number; body: DeviceUpdateBody }
  | { kind: 'rotate'; id: number }
  | { kind: 'revoke'; id: number }
  | { kind: 'stay'; id: number; body: StayBody };

/** The key of a device, which is known this once. */
export type NewKey = DeviceKeyAnswer;

export interface DevicesState {
  list: ListState<DeviceListCall, ManagedDevice>;
  /** Devices of the project, whatever the list shows; null until they were loaded. */
  deviceCount: number | null;
  groups: string[];
  /** The device of the address, where the page of the list does not show it. */
  lookup: Lookup<ManagedDevice>;
  /** Any command: one dialog at a time is open. */
  form: FormState;
  newKey: NewKey | null;
}

const initialState: DevicesState = {
  list: emptyList(),
  deviceCount: null,
  groups: [],
  lookup: noLookup,
  form: idleForm,
  newKey: null,
};

const form = formReducers('form');

const list = listReducers<DeviceListCall, ManagedDevice>();
const lookup = lookupReducers<ManagedDevice>();

/** The device as it now is, where it stands; its place is asked for. */
function put({ list: { rows } }: DevicesState, device: ManagedDevice): void {
  const at = rows.findIndex(({ id }) => id === device.id);
  if (at !== -1) rows[at] = device;
}

/** The devices of the project and what is done with them. */
const devicesSlice = createSlice({
  name: 'managedDevices',
  initialState,
  reducers: {
    devicesShown: list.requested,
    devicesLeft: () => initialState,
    devicesFulfilled: (
      state,
      action: PayloadAction<ListAnswer<DeviceListCall, ManagedDevice, DeviceList>>,
    ) => {
      list.fulfilled(state, action);
      const { deviceCount, groups } = action.payload.page;
      Object.assign(state, { deviceCount, groups });
    },
    devicesRejected: list.rejected,

    deviceLookupRequested: lookup.requested,
    deviceLookupFulfilled: lookup.fulfilled,
    deviceLookupRejected: lookup.rejected,
    deviceLookupClosed: lookup.closed,

    deviceCommandRequested: (state, _action: PayloadAction<DeviceCommand>) => form.requested(state),
    deviceStored: (state, { payload }: PayloadAction<ManagedDevice>) => {
      form.fulfilled(state);
      put(state, payload);
    },
    deviceRefused: form.rejected,
    deviceFormClosed: form.closed,
    keyMade: (state, { payload }: PayloadAction<NewKey>) => {
      state.newKey = payload;
    },
    /** It cannot be shown again. */
    keyForgotten: (state) => {
      state.newKey = null;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(eventReported, (state, { payload: frame }) => {
      if (frame.event === 'device.changed') put(state, frame.payload.device);
      if (frame.event !== 'devices.changed') return;
      const { at, online, offline } = frame.payload;
      const lastSeen = new Map(offline.map(({ id, last_seen_at }) => [id, last_seen_at]));
      for (const device of state.list.rows) {
        const seen = lastSeen.get(device.id);
        if (online.includes(device.id)) Object.assign(device, { online: true, last_seen_at: at });
        else if (seen) Object.assign(device, { online: false, last_seen_at: seen });
      }
    });
  },
  selectors: {
    selectManagedDevices: (state) => state,
    selectDeviceList: (state) => state.list,
    selectDevicesShown: (state) => state.list.call !== null,
    /** Whether devices that come and go change which are listed. */
    selectListsByPresence: (state) => (state.list.call?.state ?? null) !== null,
  },
});

export const devicesReducer = devicesSlice.reducer;
export const {
  devicesShown,
  devicesLeft,
  devicesFulfilled,
  devicesRejected,
  deviceLookupRequested,
  deviceLookupFulfilled,
  deviceLookupRejected,
  deviceLookupClosed,
  deviceCommandRequested,
  deviceStored,
  deviceRefused,
  deviceFormClosed,
  keyMade,
  keyForgotten,
} = devicesSlice.actions;
export const { selectManagedDevices, selectDeviceList, selectDevicesShown, selectListsByPresence } =
  devicesSlice.selectors;
