import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Device, Message } from '@concierge/contract/messages';
import type { MessageType } from '@concierge/contract/messageStates';
import {
  type Forms,
  type Refusal,
  type Subject,
  formReducers,
  isLeft,
  noForms,
} from '../../lib/modal/formState.ts';
import {
  emptyList,
  idle,
  listReducers,
  loadReducers,
  type ListAnswer,
  type ListState,
  type Loading,
} from '../../lib/list/listState.ts';
import { messageViewed, type MessageViewed } from '../live/liveSlice.ts';
import type { MessageListCall } from './messageQuery.ts';

/** The draft that is to be published. */
export interface PublishOrder extends Pick<Message, 'message_id' | 'type' | 'title'> {
  /** Stays that began since it was written, whose guests may read it. */
  new_stays?: number[];
  /** The draft as it was read: another one by now is not published. */
  was?: MessageFields;
}

/** The fields of the message form. */
export interface MessageFields {
  type: MessageType;
  title: string;
  message: string;
  device_serial_id: string[];
}

/** What the message form hands over. */
export interface MessageDraft extends MessageFields {
  /** Absent: a new message. */
  message_id?: number;
  /** What the form began with. */
  was?: MessageFields;
  /** The request it answers; such a message is published as soon as it is saved. */
  service_request_id?: number;
  /** Name of the request's device, for what a toast says. */
  device_name?: string;
  /** Publish it as soon as it is saved. */
  publish?: boolean;
  /** The stays that its devices were in when the form was opened. */
  stays?: number[];
  /** As in `PublishOrder`. */
  new_stays?: number[];
}

export interface MessagesState {
  devices: Device[];
  devicesList: Loading;
  list: ListState<MessageListCall, Message>;
  /** What events said last, for answers that do not include them. */
  viewed: MessageViewed[];
  forms: Forms;
  /** The messages to guests that wait, are being sent or failed after their form was left; by `messageSubject`. */
  unsent: Record<Subject, MessageDraft>;
  /** By message. */
  publishing: Forms;
}

type Written = Pick<MessageDraft, 'message_id' | 'service_request_id'>;

/** What the form changes of a message. */
export const fieldsOf = ({ type, title, message, selected_devices }: Message): MessageFields => ({
  type,
  title,
  message,
  device_serial_id: selected_devices.map(({ serial_id }) => serial_id),
});

/** What the form of a message is about: the message, or the request it answers. */
export const messageSubject = ({ message_id, service_request_id }: Written): Subject =>
  service_request_id === undefined ? (message_id ?? 'new') : `request ${service_request_id}`;

const initialState: MessagesState = {
  devices: [],
  devicesList: idle,
  list: emptyList(),
  viewed: [],
  forms: noForms,
  unsent: {},
  publishing: noForms,
};

const list = listReducers<MessageListCall, Message>();
const devices = loadReducers<MessagesState, Device[]>((loaded, devicesList) => ({
  devices: loaded ?? [],
  devicesList,
}));
const form = formReducers('forms');
const publish = formReducers('publishing');

/** Far more than come while a call is pending. */
const KEPT_VIEWED = 200;

function withViewed(rows: Message[], viewed: MessageViewed): Message[] {
  const { message_id, device_serial_id: serial, viewed_at } = viewed;
  return rows.map((row) => {
    if (row.message_id !== message_id) return row;
    const selected_devices = row.selected_devices.map((device) =>
      device.serial_id === serial ? { ...device, viewed_at } : device,
    );
    return { ...row, selected_devices };
  });
}

/** The message list, the project's devices and the form that writes to them. */
const messagesSlice = createSlice({
  name: 'messages',
  initialState,
  reducers: {
    messagesRequested: list.requested,
    messagesFulfilled: (state, action: PayloadAction<ListAnswer<MessageListCall, Message>>) => {
      list.fulfilled(state, action);
      state.list.rows = state.viewed.reduce(withViewed, state.list.rows);
    },
    messagesRejected: list.rejected,
    messagesLeft: list.left,

    devicesRequested: devices.requested,
    devicesFulfilled: devices.fulfilled,
    devicesRejected: devices.rejected,

    messageFormClosed: form.closed,
    /** What goes to a guest waits at first, so that it can be taken back. */
    messageSaveRequested: (state, { payload }: PayloadAction<MessageDraft>) => {
      const subject = messageSubject(payload);
      if (payload.service_request_id === undefined) {
        form.requested(state, subject);
        return;
      }
      form.held(state, subject);
      state.unsent[subject] = payload;
    },
    messageSendUndone: (state, action: PayloadAction<Subject>) => {
      form.ended(state, action);
      delete state.unsent[action.payload];
    },
    messageSendReleased: form.released,
    messageSaveFulfilled: (state, action: PayloadAction<Subject>) => {
      form.fulfilled(state, action);
      delete state.unsent[action.payload];
    },
    /** The form stays open with what was typed; one that was left finds it when it opens again. */
    messageSaveRejected: (state, action: PayloadAction<Refusal>) => {
      const { subject } = action.payload;
      if (!isLeft(state.forms, subject)) delete state.unsent[subject];
      form.rejected(state, action);
    },

    publishClosed: publish.closed,
    messagePublishRequested: (state, { payload }: PayloadAction<PublishOrder>) =>
      publish.requested(state, payload.message_id),
    messagePublishFulfilled: publish.fulfilled,
    messagePublishRejected: publish.rejected,
  },
  extraReducers: (builder) => {
    builder.addCase(messageViewed, (state, { payload }) => {
      state.viewed = [...state.viewed.slice(1 - KEPT_VIEWED), payload];
      state.list.rows = withViewed(state.list.rows, payload);
    });
  },
  selectors: {
    selectMessageList: (state) => state.list,
    selectMessagesShown: (state) => state.list.call !== null,
    selectDevices: (state): readonly Device[] => state.devices,
    selectDevicesList: (state) => state.devicesList,
    selectUnsentMessages: (state) => state.unsent,
    selectMessageForms: (state) => state.forms,
    selectMessagesPublishing: (state) => state.publishing,
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
  messageFormClosed,
  messageSaveRequested,
  messageSendUndone,
  messageSendReleased,
  messageSaveFulfilled,
  messageSaveRejected,
  publishClosed,
  messagePublishRequested,
  messagePublishFulfilled,
  messagePublishRejected,
} = messagesSlice.actions;
export const {
  selectMessageList,
  selectMessagesShown,
  selectDevices,
  selectDevicesList,
  selectUnsentMessages,
  selectMessageForms,
  selectMessagesPublishing,
} = messagesSlice.selectors;
