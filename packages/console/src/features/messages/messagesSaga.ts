import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { call, fork, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { MESSAGE_DEVICES_MAX } from '@concierge/contract/constants';
import type { MessageType } from '@concierge/contract/messageStates';
import { reloadOnEvents } from '../../lib/list/reloadOnEvents.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { withCleanNames } from '../../lib/http/cleanNames.ts';
import { createIdempotencyKeys, type IdempotencyKeys } from '../../lib/http/idempotencyKeys.ts';
import { localProblem, toProblem, type Problem } from '../../lib/http/problem.ts';
import { rejectForm } from '../../lib/http/reject.ts';
import { sendUndoably } from '../../lib/http/undoable.ts';
import { listSaga, load } from '../../lib/list/listSaga.ts';
import { lookupSaga } from '../../lib/modal/lookupSaga.ts';
import { notifySuccess } from '../../lib/notify.ts';
import { inProject } from '../../lib/http/scope.ts';
import { selectUserId, signOutRequested } from '../auth/authSlice.ts';
import {
  deviceChanged,
  messageChanged,
  resynced,
  serviceChanged,
  userChanged,
} from '../live/liveSlice.ts';
import type { MessageListCall } from './messageQuery.ts';
import { messagesApi } from './messagesApi.ts';
import { newStaysOf } from './newStays.ts';
import {
  devicesFulfilled,
  devicesRejected,
  devicesRequested,
  messageClosed,
  messageFormClosed,
  messageLookupFulfilled,
  messageLookupRejected,
  messageLookupRequested,
  messagePublishFulfilled,
  messagePublishRejected,
  messagePublishRequested,
  messageSaveFulfilled,
  messageSaveRejected,
  messageSaveRequested,
  messageSendReleased,
  messageSendUndone,
  messagesFulfilled,
  messagesLeft,
  messagesRejected,
  messagesRequested,
  selectMessageForm,
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

function* publishDraft({ message_id, new_stays }: Omit<PublishOrder, 'type'>): SagaGenerator<void> {
  const userId = yield* select(selectUserId);
  const body = { ...(userId !== null && { userId }), ...(new_stays && { new_stays }) };
  yield* inProject(messagesApi.publish, message_id, body);
}

/** A new stay is no failure: the dialog asks what to do. */
function* refuse(
  error: unknown,
  rejected: (problem: Problem) => UnknownAction,
  failed: string,
): SagaGenerator<void> {
  const problem = toProblem(error);
  if (newStaysOf(problem).length > 0) yield* put(rejected(problem));
  else yield* rejectForm(problem, rejected, failed, yield* select(selectMessageForm));
}

/** Stores the message, publishes it if that was asked for, and returns the text of the toast. */
function* storeMessage(keys: IdempotencyKeys, draft: MessageDraft): SagaGenerator<string> {
  const { message_id, publish: asked = false, new_stays, was, ...typed } = draft;
  const fields = withCleanNames(typed, 'title');
  // So many may be too much for a server or proxy to read, which could not say so.
  if (fields.device_serial_id.length > MESSAGE_DEVICES_MAX) {
    throw localProblem('Too many devices', 'too_many_devices');
  }
  const publish = asked || fields.service_request_id !== undefined;
  const userId = yield* select(selectUserId);
  const done = textOf(publish ? 'form.published' : 'form.saved', fields.type);
  if (message_id !== undefined) {
    const { type, title, message, device_serial_id } = fields;
    const changed = { type, title, message, device_serial_id };
    const body = { ...changed, message_id, ...(was && { was }) };
    yield* inProject(messagesApi.update, body);
    if (!publish) return textOf('form.updated', type);
    yield* publishDraft({ message_id, ...(new_stays && { new_stays }) });
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
    yield* refuse(error, messageSaveRejected, failed);
  }
}

/** What goes to a guest waits first, and is sent at once when the user leaves. */
function* saveMessageOrWait(keys: IdempotencyKeys, draft: MessageDraft): SagaGenerator<void> {
  if (draft.service_request_id === undefined) {
    yield* saveMessage(keys, draft);
    return;
  }
  yield* sendUndoably({ undo: messageSendUndone.match, flush: isLeaving }, function* send() {
    yield* put(messageSendReleased());
    yield* saveMessage(keys, draft);
  });
}

const isLeaving = isAnyOf(messageFormClosed, signOutRequested);

function* publishMessage({ type, ...draft }: PublishOrder): SagaGenerator<void> {
  const failed = textOf('error.publish', type);
  try {
    yield* publishDraft(draft);
    yield* put(messagePublishFulfilled());
    yield* call(notifySuccess, textOf('form.published', type), failed);
  } catch (error) {
    yield* refuse(error, messagePublishRejected, failed);
  }
}

export function* messagesSaga(): SagaGenerator<void> {
  const keys = createIdempotencyKeys();
  yield* list.watch();
  yield* lookupSaga(lookup);
  yield* takeLatest(devicesRequested, () => load(devices));
  yield* takeLeading(messageSaveRequested, ({ payload }) => saveMessageOrWait(keys, payload));
  yield* takeLeading(messagePublishRequested, ({ payload }) => publishMessage(payload));
  // Not within the submits: they have to be over before the next one is taken.
  yield* takeLatest([messageSaveFulfilled, messagePublishFulfilled], list.refresh);
  yield* fork(reloadOnEvents, {
    on: isAnyOf(messageChanged, serviceChanged, userChanged, deviceChanged, resynced),
    isNeeded: selectMessagesShown,
    reload: list.refresh,
  });
}
