import { isAnyOf } from '@reduxjs/toolkit';
import { call, fork, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import type { MessageType } from '@concierge/contract/messageStates';
import { reloadOnEvents } from '../../lib/list/reloadOnEvents.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { createIdempotencyKeys, type IdempotencyKeys } from '../../lib/http/idempotencyKeys.ts';
import { toProblem } from '../../lib/http/problem.ts';
import { reject } from '../../lib/http/reject.ts';
import { listSaga, load } from '../../lib/list/listSaga.ts';
import { lookupSaga } from '../../lib/modal/lookupSaga.ts';
import { notifySuccess } from '../../lib/notify.ts';
import { inProject } from '../../lib/http/scope.ts';
import { selectUserId } from '../auth/authSlice.ts';
import {
  deviceChanged,
  messageChanged,
  resynced,
  serviceChanged,
  userChanged,
} from '../live/liveSlice.ts';
import type { MessageListCall } from './messageQuery.ts';
import { messagesApi } from './messagesApi.ts';
import {
  devicesFulfilled,
  devicesRejected,
  devicesRequested,
  messageClosed,
  messageLookupFulfilled,
  messageLookupRejected,
  messageLookupRequested,
  messagePublishFulfilled,
  messagePublishRejected,
  messagePublishRequested,
  messageSaveFulfilled,
  messageSaveRejected,
  messageSaveRequested,
  messagesFulfilled,
  messagesLeft,
  messagesRejected,
  messagesRequested,
  selectMessageList,
  selectMessagesShown,
  type MessageDraft,
  type PublishOrder,
} from './messagesSlice.ts';

const list = listSaga({
  query: (asked: MessageListCall) => inProject(messagesApi.query, asked),
  selectList: selectMessageList,
  requested: messagesRequested,
  fulfilled: messagesFulfilled,
  rejected: messagesRejected,
  left: messagesLeft,
});

const lookup = {
  find: (id: number) => inProject(messagesApi.find, id),
  requested: messageLookupRequested,
  fulfilled: messageLookupFulfilled,
  rejected: messageLookupRejected,
  closed: messageClosed,
  texts: () => ({ missing: i18n.t('messages:missing'), failed: i18n.t('messages:error.load') }),
};

const devices = {
  query: () => inProject(messagesApi.devices),
  fulfilled: devicesFulfilled,
  rejected: devicesRejected,
  failureText: () => i18n.t('messages:error.devices'),
};

/** What a toast says of a message, or of an invoice. */
const textOf = (
  what: 'form.saved' | 'form.updated' | 'form.published' | 'error.save' | 'error.publish',
  type: MessageType,
) => i18n.t(`messages:${what}.${type}`);

/** Stores the message, publishes it if that was asked for, and returns the text of the toast (E10). */
function* storeMessage(keys: IdempotencyKeys, draft: MessageDraft): SagaGenerator<string> {
  const { message_id, publish: asked = false, ...fields } = draft;
  const publish = asked || fields.service_request_id !== undefined;
  const userId = yield* select(selectUserId);
  const done = textOf(publish ? 'form.published' : 'form.saved', fields.type);
  if (message_id !== undefined) {
    const { type, title, message, device_serial_id } = fields;
    const body = { type, title, message, device_serial_id, message_id };
    yield* inProject(messagesApi.update, body);
    if (!publish) return textOf('form.updated', type);
    yield* inProject(messagesApi.publish, message_id, userId);
    return done;
  }
  const body = { ...fields, ...(publish && { publish }), ...(userId !== null && { userId }) };
  yield* inProject(messagesApi.create, body, keys.keyFor({ ...fields, publish }));
  keys.reset();
  return done;
}

function* saveMessage(keys: IdempotencyKeys, draft: MessageDraft): SagaGenerator<void> {
  const failed = textOf('error.save', draft.type);
  try {
    const done = yield* call(storeMessage, keys, draft);
    yield* put(messageSaveFulfilled());
    yield* call(notifySuccess, done, failed);
  } catch (error) {
    yield* reject(toProblem(error), messageSaveRejected, failed);
  }
}

function* publishMessage({ message_id, type }: PublishOrder): SagaGenerator<void> {
  const failed = textOf('error.publish', type);
  try {
    const userId = yield* select(selectUserId);
    yield* inProject(messagesApi.publish, message_id, userId);
    yield* put(messagePublishFulfilled());
    yield* call(notifySuccess, textOf('form.published', type), failed);
  } catch (error) {
    yield* reject(toProblem(error), messagePublishRejected, failed);
  }
}

export function* messagesSaga(): SagaGenerator<void> {
  const keys = createIdempotencyKeys();
  yield* list.watch();
  yield* lookupSaga(lookup);
  yield* takeLatest(devicesRequested, () => load(devices));
  yield* takeLeading(messageSaveRequested, ({ payload }) => saveMessage(keys, payload));
  yield* takeLeading(messagePublishRequested, ({ payload }) => publishMessage(payload));
  // Not within the submits: they have to be over before the next one is taken.
  yield* takeLatest([messageSaveFulfilled, messagePublishFulfilled], list.refresh);
  yield* fork(reloadOnEvents, {
    on: isAnyOf(messageChanged, serviceChanged, userChanged, deviceChanged, resynced),
    isNeeded: selectMessagesShown,
    reload: list.refresh,
  });
}
