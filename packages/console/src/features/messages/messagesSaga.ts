import { isolated } from '@concierge/contract/isolated';
import { paths } from '@concierge/contract/paths';
import type {
  Device,
  MessageCreateBody,
  MessagePage,
  MessagePublishBody,
  MessageUpdateBody,
} from '@concierge/contract/messages';
import { isAnyOf } from '@reduxjs/toolkit';
import type { Action } from 'redux';
import { fork, put, select, takeLatest } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { MESSAGE_DEVICES_MAX } from '@concierge/contract/constants';
import type { MessageType } from '@concierge/contract/messageStates';
import { reloadOnEvents } from '../../lib/list/reloadOnEvents.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { withCleanNames } from '../../lib/http/cleanNames.ts';
import { get, post } from '../../lib/http/http.ts';
import { type Problem, localProblem } from '../../lib/http/problem.ts';
import { submit } from '../../lib/http/submit.ts';
import { sendUndoably } from '../../lib/http/undoable.ts';
import { listSaga, load } from '../../lib/list/listSaga.ts';
import { isAsked } from '../../lib/modal/changedMeanwhile.ts';
import { inProject } from '../../lib/http/scope.ts';
import { takeLeadingPer } from '../../lib/takeLeadingPer.ts';
import { selectUserId, signOutRequested } from '../auth/authSlice.ts';
import {
  deviceChanged,
  messageChanged,
  resynced,
  serviceChanged,
  userChanged,
} from '../live/liveSlice.ts';
import { toMessageQuery, type MessageListCall } from './messageQuery.ts';
import { newStaysOf } from './newStays.ts';
import {
  devicesFulfilled,
  devicesRejected,
  devicesRequested,
  messageFormClosed,
  messagePublishFulfilled,
  messagePublishRejected,
  messagePublishRequested,
  messageSaveFulfilled,
  messageSaveRejected,
  messageSaveRequested,
  messageSendReleased,
  messageSendUndone,
  messageSubject,
  messagesFulfilled,
  messagesLeft,
  messagesRejected,
  messagesRequested,
  selectMessageForms,
  selectMessageList,
  selectMessagesPublishing,
  selectMessagesShown,
  type MessageDraft,
  type PublishOrder,
} from './messagesSlice.ts';

const list = listSaga({
  query: (asked: MessageListCall) => {
    const { filter, query: params } = toMessageQuery(asked);
    return inProject((project) =>
      post<MessagePage>(paths.messageQuery(project), filter, { has: 'totalCount', params }),
    );
  },
  selectList: selectMessageList,
  requested: messagesRequested,
  fulfilled: messagesFulfilled,
  rejected: messagesRejected,
  left: messagesLeft,
});

const devices = {
  query: () => inProject((project) => get<Device[]>(paths.devices(project), 'length')),
  fulfilled: devicesFulfilled,
  rejected: devicesRejected,
  failureText: () => i18n.t('messages:error.devices'),
};

/** What a toast says of a message, or of an invoice. */
const textOf = (
  what: 'form.saved' | 'form.updated' | 'form.published' | 'error.save' | 'error.publish',
  type: MessageType,
) => i18n.t(`messages:${what}.${type}`);

/** Stores the message, publishes it if that was asked for, and returns the text of the toast. */
function* storeMessage(draft: MessageDraft): SagaGenerator<string> {
  const {
    message_id,
    publish: asked = false,
    stays,
    new_stays,
    was,
    device_name: _,
    ...typed
  } = draft;
  const fields = withCleanNames(typed, 'title');
  const guests = { ...(stays && { stays }), ...(new_stays && { new_stays }) };
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
    const body: MessageUpdateBody = {
      ...changed,
      ...guests,
      message_id,
      ...(publish && { publish }),
      ...(was && { was }),
    };
    yield* inProject((project) => post(paths.messageUpdate(project), body));
    return publish ? done : textOf('form.updated', type);
  }
  const body: MessageCreateBody = {
    ...fields,
    ...guests,
    ...(publish && { publish }),
    ...(userId !== null && { userId }),
  };
  const outlivesPage = fields.service_request_id !== undefined;
  yield* inProject((project) =>
    post(paths.messageCreate(project), body, { once: true, outlivesPage }),
  );
  return done;
}

function* saveMessage(draft: MessageDraft): SagaGenerator<void> {
  yield* submit(() => storeMessage(draft), {
    subject: messageSubject(draft),
    forms: selectMessageForms,
    fulfilled: messageSaveFulfilled,
    rejected: messageSaveRejected,
    failed: textOf('error.save', draft.type),
    about: isolated(draft.device_name ?? draft.title),
    inPlace: isAskedInPlace,
  });
}

/** A new stay, or another change of the same, is no failure: a dialog asks what to do. */
const isAskedInPlace = (problem: Problem) => newStaysOf(problem).length > 0 || isAsked(problem);

/** What goes to a guest waits first, and is sent at once when the user leaves. */
function* saveMessageOrWait(draft: MessageDraft): SagaGenerator<void> {
  if (draft.service_request_id === undefined) {
    yield* saveMessage(draft);
    return;
  }
  const subject = messageSubject(draft);
  const undo = (action: Action) => messageSendUndone.match(action) && action.payload === subject;
  const flush = (action: Action) =>
    signOutRequested.match(action) ||
    (messageFormClosed.match(action) && action.payload === subject);
  yield* sendUndoably({ undo, flush }, function* send() {
    yield* put(messageSendReleased(subject));
    yield* saveMessage(draft);
  });
}

function* publishMessage({ message_id, type, title, ...read }: PublishOrder): SagaGenerator<void> {
  const userId = yield* select(selectUserId);
  const body: MessagePublishBody = { ...(userId !== null && { userId }), ...read };
  function* send() {
    yield* inProject((project) => post(paths.messagePublish(project, message_id), body));
    return textOf('form.published', type);
  }
  yield* submit(send, {
    subject: message_id,
    forms: selectMessagesPublishing,
    fulfilled: messagePublishFulfilled,
    rejected: messagePublishRejected,
    failed: textOf('error.publish', type),
    about: isolated(title),
    inPlace: isAskedInPlace,
  });
}

export function* messagesSaga(): SagaGenerator<void> {
  yield* list.watch();
  yield* takeLatest(devicesRequested, () => load(devices));
  yield* takeLeadingPer(messageSaveRequested, messageSubject, saveMessageOrWait);
  yield* takeLeadingPer(messagePublishRequested, ({ message_id: id }) => id, publishMessage);
  // Not within the submits: they have to be over before the next one is taken.
  yield* takeLatest([messageSaveFulfilled, messagePublishFulfilled], list.refresh);
  yield* fork(reloadOnEvents, {
    on: isAnyOf(messageChanged, serviceChanged, userChanged, deviceChanged, resynced),
    isNeeded: selectMessagesShown,
    reload: list.refresh,
  });
}
