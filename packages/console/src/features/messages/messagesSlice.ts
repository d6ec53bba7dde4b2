import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Device, Message } from '@concierge/contract/messages';
import type { MessageType } from '@concierge/contract/messageStates';
import {
  formClosed,
  formPending,
  formRefused,
  formSaved,
  idleForm,
  type FormState,
} from '../../lib/modal/formState.ts';
import {
  emptyList,
  listOf,
  type ListAnswer,
  type ListFailure,
  type ListState,
} from '../../lib/list/listState.ts';
import type { NamedRow } from '../../lib/modal/namedRowSaga.ts';
import type { Problem } from '../../lib/http/problem.ts';
import type { MessageListCall } from './messageListAddress.ts';
import { messageListKey } from './messageListKey.ts';

/** What the message form hands over. */
export interface MessageDraft {
  /** Absent: a new message. */
  message_id?: number;
  type: MessageType;
  title: string;
  message: string;
  device_serial_id: string[];
  /** The request it answers; such a message is published as soon as it is saved (E7). */
  service_request_id?: number;
}

export interface MessagesState {
  devices: Device[];
  devicesList: { isLoading: boolean; problem: Problem | null };
  list: ListState<MessageListCall, Message>;
  named: {
    /** The message an address names, as it was when it was opened. */
    message: Message | null;
    /** It could not be had. */
    missing: boolean;
  };
  form: FormState;
  publish: FormState;
}

const initialState: MessagesState = {
  devices: [],
  devicesList: { isLoading: false, problem: null },
  list: emptyList(),
  named: { message: null, missing: false },
  form: idleForm,
  publish: idleForm,
};

const list = listOf<MessageListCall, Message>(messageListKey);

/** The message list, the project's devices and the form that writes to them (J5). */
const messagesSlice = createSlice({
  name: 'messages',
  initialState,
  reducers: {
    messagesRequested: (state, { payload }: PayloadAction<MessageListCall>) => {
      state.list = list.requested(state.list, payload);
    },
    messagesFulfilled: (
      state,
      { payload }: PayloadAction<ListAnswer<MessageListCall, Message>>,
    ) => {
      state.list = list.loaded(state.list, payload);
    },
    messagesRejected: (state, { payload }: PayloadAction<ListFailure<MessageListCall>>) => {
      state.list = list.failed(state.list, payload);
    },
    messagesLeft: (state) => {
      state.list = emptyList();
    },

    devicesRequested: (state) => {
      state.devices = [];
      state.devicesList = { isLoading: true, problem: null };
    },
    devicesFulfilled: (state, { payload }: PayloadAction<Device[]>) => {
      state.devices = payload;
      state.devicesList = { isLoading: false, problem: null };
    },
    devicesRejected: (state, { payload }: PayloadAction<Problem>) => {
      state.devices = [];
      state.devicesList = { isLoading: false, problem: payload };
    },

    /** An address names a message. */
    messageNamed: (state, _action: PayloadAction<NamedRow>) => {
      state.named.missing = false;
    },
    messageOpened: (state, { payload }: PayloadAction<Message>) => {
      state.named.message = payload;
    },
    messageMissing: (state) => {
      state.named.missing = true;
    },
    messageClosed: (state) => {
      state.named = initialState.named;
    },

    messageFormClosed: (state) => {
      state.form = formClosed(state.form);
    },
    messageSaveRequested: (state, _action: PayloadAction<MessageDraft>) => {
      state.form = formPending;
    },
    messageSaveFulfilled: (state) => {
      state.form = formSaved(state.form);
    },
    /** The form stays open with what was typed (J3). */
    messageSaveRejected: (state, { payload }: PayloadAction<Problem>) => {
      state.form = formRefused(state.form, payload);
    },

    publishClosed: (state) => {
      state.publish = formClosed(state.publish);
    },
    messagePublishRequested: (state, _action: PayloadAction<{ message_id: number }>) => {
      state.publish = formPending;
    },
    messagePublishFulfilled: (state) => {
      state.publish = formSaved(state.publish);
    },
    messagePublishRejected: (state, { payload }: PayloadAction<Problem>) => {
      state.publish = formRefused(state.publish, payload);
    },
  },
  selectors: {
    selectMessageList: (state) => state.list,
    selectDevices: (state): readonly Device[] => state.devices,
    selectDevicesList: (state) => state.devicesList,
    selectNamedMessage: (state) => state.named,
    selectMessageForm: (state) => state.form,
    selectMessagePublish: (state) => state.publish,
  },
});

export const messagesReducer = messagesSlice.reducer;
export const {
  messagesRequested,
  messagesFulfilled,
  messagesRejected,
  messagesLeft,
  devicesRequested,
  devicesFulfilled,
  devicesRejected,
  messageNamed,
  messageOpened,
  messageMissing,
  messageClosed,
  messageFormClosed,
  messageSaveRequested,
  messageSaveFulfilled,
  messageSaveRejected,
  publishClosed,
  messagePublishRequested,
  messagePublishFulfilled,
  messagePublishRejected,
} = messagesSlice.actions;
export const {
  selectMessageList,
  selectDevices,
  selectDevicesList,
  selectNamedMessage,
  selectMessageForm,
  selectMessagePublish,
} = messagesSlice.selectors;
