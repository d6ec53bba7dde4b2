import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { alphabetical } from '@concierge/contract/alphabetical';
import type {
  DeviceCreateBody,
  DeviceKeyAnswer,
  DeviceList,
  DeviceUpdateBody,
  ManagedDevice,
  StayBody,
} from '@concierge/contract/managedDevices';
import { currentLanguage } from '../../lib/i18n/i18n.ts';
import { idle, loading, type Loading } from '../../lib/list/listState.ts';
import { formReducers, idleForm, type FormState } from '../../lib/modal/formState.ts';
import type { Problem } from '../../lib/http/problem.ts';
import { eventReported } from '../live/liveSlice.ts';
import { patch } from '../../lib/patch.ts';

/** What an administrator does with a device; `id` is absent while it is created. */
export type DeviceOrder =
  | { deed: 'create'; body: DeviceCreateBody }
  | { deed: 'update'; id: number; body: DeviceUpdateBody }
  | { deed: 'rotate'; id: number }
  | { deed: 'revoke'; id: number }
  | { deed: 'stay'; id: number; body: StayBody };

/** The key of a device, which is known this once. */
export type NewKey = DeviceKeyAnswer;

export interface DevicesState extends Loading {
  shown: boolean;
  devices: ManagedDevice[];
  groups: string[];
  /** Any order: one dialog at a time is open. */
  form: FormState;
  newKey: NewKey | null;
}

const initialState: DevicesState = {
  shown: false,
  // Before its first load it is empty, not without devices.
  ...loading,
  devices: [],
  groups: [],
  form: idleForm,
  newKey: null,
};

const form = formReducers('form');

/** In the order of the language that is shown, as the server lists them. */
function put(state: DevicesState, device: ManagedDevice): void {
  const byName = alphabetical(currentLanguage());
  const others = state.devices.filter(({ id }) => id !== device.id);
  state.devices = [...others, device].toSorted((a, b) => byName(a.name, b.name));
  const groups = state.devices.flatMap(({ group_name }) => group_name ?? []);
  state.groups = [...new Set(groups)].toSorted(byName);
}

/** The devices of the project and what is done with them. */
const devicesSlice = createSlice({
  name: 'managedDevices',
  initialState,
  reducers: {
    devicesShown: (state) => {
      patch(state, { shown: true, ...loading, devices: [], groups: [] });
    },
    devicesLeft: () => initialState,
    devicesFulfilled: (state, { payload }: PayloadAction<DeviceList>) => {
      patch(state, { ...idle, devices: payload.data, groups: payload.groups });
    },
    devicesRejected: (state, { payload }: PayloadAction<Problem>) => {
      patch(state, { isLoading: false, problem: payload, devices: [], groups: [] });
    },

    deviceOrdered: (state, _action: PayloadAction<DeviceOrder>) => form.requested(state),
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
      if (!state.shown || state.isLoading) return;
      if (frame.event === 'device.changed') put(state, frame.payload.device);
      if (frame.event !== 'devices.changed') return;
      const { at, online, offline } = frame.payload;
      const lastSeen = new Map(offline.map(({ id, last_seen_at }) => [id, last_seen_at]));
      for (const device of state.devices) {
        const seen = lastSeen.get(device.id);
        if (online.includes(device.id)) Object.assign(device, { online: true, last_seen_at: at });
        else if (seen) Object.assign(device, { online: false, last_seen_at: seen });
      }
    });
  },
  selectors: {
    selectManagedDevices: (state) => state,
    selectDevicesShown: (state) => state.shown,
  },
});

export const devicesReducer = devicesSlice.reducer;
export const {
  devicesShown,
  devicesLeft,
  devicesFulfilled,
  devicesRejected,
  deviceOrdered,
  deviceStored,
  deviceRefused,
  deviceFormClosed,
  keyMade,
  keyForgotten,
} = devicesSlice.actions;
export const { selectManagedDevices, selectDevicesShown } = devicesSlice.selectors;
