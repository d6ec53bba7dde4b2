import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  AddedDevice,
  DeviceCreateBody,
  DeviceKeyAnswer,
  DeviceList,
  DeviceUpdateBody,
  DevicesCreateBody,
  ManagedDevice,
  StayBody,
  StayUpdateBody,
} from '@concierge/contract/managedDevices';
import {
  emptyList,
  listReducers,
  type ListAnswer,
  type ListState,
} from '../../lib/list/listState.ts';
import {
  type Forms,
  type Subject,
  formReducers,
  isLeft,
  noForms,
} from '../../lib/modal/formState.ts';
import { eventReported } from '../live/liveSlice.ts';
import type { DeviceListCall } from './deviceQuery.ts';

/** What is done with a device; `id` is absent while it is created. Operators begin and change stays. */
export type DeviceCommand = {
  /** Its name, for what a toast says. */
  name: string;
} & (
  | { kind: 'create'; body: DeviceCreateBody }
  | { kind: 'update'; id: number; body: DeviceUpdateBody }
  | { kind: 'rotate'; id: number }
  | { kind: 'revoke'; id: number }
  | { kind: 'stay'; id: number; body: StayBody }
  | { kind: 'editStay'; id: number; body: StayUpdateBody }
);

/** What the dialog of a command is about. */
export const deviceSubject = (kind: DeviceCommand['kind'], id?: number): Subject =>
  id === undefined ? kind : `${kind} ${id}`;

export const subjectOfCommand = (command: DeviceCommand): Subject =>
  deviceSubject(command.kind, 'id' in command ? command.id : undefined);

/** What the dialog of many new rooms is about. */
export const MANY_ROOMS: Subject = 'many';

/** The key of a device, which is known this once. */
export type NewKey = DeviceKeyAnswer;

export interface DevicesState {
  list: ListState<DeviceListCall, ManagedDevice>;
  /** Devices of the project, whatever the list shows; null until they were loaded. */
  deviceCount: number | null;
  groups: string[];
  /** By `deviceSubject`. */
  forms: Forms;
  /** Those that were not read yet, the oldest first: none can be asked for again. */
  newKeys: NewKey[];
  /** Of rooms that were added together; shown until they were printed. */
  keySheet: NewKey[];
  /** What would come of the rooms that were typed. */
  preview: AddedDevice[] | null;
}

const initialState: DevicesState = {
  list: emptyList(),
  deviceCount: null,
  groups: [],
  forms: noForms,
  newKeys: [],
  keySheet: [],
  preview: null,
};

const form = formReducers('forms');

const list = listReducers<DeviceListCall, ManagedDevice>();

/** The device as it now is, where it stands; its place is asked for, also that of one that was removed. */
function put({ list: { rows } }: DevicesState, device: ManagedDevice | null): void {
  if (!device) return;
  const at = rows.findIndex(({ id }) => id === device.id);
  if (at !== -1) rows[at] = device;
}

/** The devices of the project and what is done with them. */
const devicesSlice = createSlice({
  name: 'managedDevices',
  initialState,
  reducers: {
    devicesShown: list.requested,
    devicesLeft: ({ forms, newKeys, keySheet }) => ({ ...initialState, forms, newKeys, keySheet }),
    devicesFulfilled: (
      state,
      action: PayloadAction<ListAnswer<DeviceListCall, ManagedDevice, DeviceList>>,
    ) => {
      list.fulfilled(state, action);
      const { deviceCount, groups } = action.payload.page;
      Object.assign(state, { deviceCount, groups });
    },
    devicesRejected: list.rejected,

    deviceCommandRequested: (state, { payload }: PayloadAction<DeviceCommand>) =>
      form.requested(state, subjectOfCommand(payload)),
    deviceCommandFulfilled: form.fulfilled,
    deviceStored: (state, { payload }: PayloadAction<ManagedDevice>) => put(state, payload),
    deviceRefused: form.rejected,
    deviceFormClosed: (state, action: PayloadAction<Subject>) => {
      if (action.payload === MANY_ROOMS) state.preview = null;
      form.closed(state, action);
    },
    roomsAddRequested: (state, _action: PayloadAction<DevicesCreateBody>) =>
      form.requested(state, MANY_ROOMS),
    roomsPreviewed: (state, { payload }: PayloadAction<AddedDevice[]>) => {
      if (!isLeft(state.forms, MANY_ROOMS)) state.preview = payload;
      form.ended(state, { payload: MANY_ROOMS });
    },
    previewLeft: (state) => {
      state.preview = null;
    },
    roomsAdded: (state, { payload }: PayloadAction<AddedDevice[]>) => {
      for (const { device, key } of payload) {
        if (device && key !== null) state.keySheet.push({ device, key });
      }
    },
    keySheetForgotten: (state) => {
      state.keySheet = [];
    },
    keyMade: (state, { payload }: PayloadAction<NewKey>) => {
      state.newKeys.push(payload);
    },
    /** It cannot be shown again. */
    keyForgotten: (state, { payload }: PayloadAction<NewKey>) => {
      state.newKeys = state.newKeys.filter(({ key }) => key !== payload.key);
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
    selectDeviceForms: (state) => state.forms,
    selectManagedDevices: (state) => state,
    /** Whether a key was not read yet. */
    selectKeyWaits: ({ newKeys, keySheet }) => newKeys.length + keySheet.length > 0,
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
  deviceCommandRequested,
  deviceCommandFulfilled,
  deviceStored,
  deviceRefused,
  deviceFormClosed,
  keyMade,
  keyForgotten,
  keySheetForgotten,
  previewLeft,
  roomsAdded,
  roomsAddRequested,
  roomsPreviewed,
} = devicesSlice.actions;
export const {
  selectDeviceForms,
  selectManagedDevices,
  selectKeyWaits,
  selectDeviceList,
  selectDevicesShown,
  selectListsByPresence,
} = devicesSlice.selectors;
