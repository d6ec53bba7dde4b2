import { isAnyOf, type Action } from '@reduxjs/toolkit';
import {
  type SagaGenerator,
  call,
  fork,
  put,
  select,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga';
import { MessageType } from '@concierge/contract/messageStates';
import type { TimelineEntry } from '@concierge/contract/timeline';
import { createIdempotencyKeys, type IdempotencyKeys } from '../../../lib/http/idempotencyKeys.ts';
import { toProblem } from '../../../lib/http/problem.ts';
import { reject } from '../../../lib/http/reject.ts';
import { inProject } from '../../../lib/http/scope.ts';
import { sendUndoably } from '../../../lib/http/undoable.ts';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { load, refresh } from '../../../lib/list/listSaga.ts';
import { reloadOnEvents } from '../../../lib/list/reloadOnEvents.ts';
import { notifyProblem } from '../../../lib/notify.ts';
import { selectUserId, signOutRequested } from '../../auth/authSlice.ts';
import {
  eventReported,
  messageChanged,
  messageViewed,
  requestChanged,
  resynced,
} from '../../live/liveSlice.ts';
import { timelineApi } from './timelineApi.ts';
import {
  entryChanged,
  noteFulfilled,
  noteRejected,
  noteReleased,
  noteRequested,
  noteUndone,
  noteWithdrawEnded,
  noteWithdrawRequested,
  selectNoteForm,
  selectTimelineOpen,
  selectTimelineSubject,
  timelineFulfilled,
  timelineLeft,
  timelineOpened,
  timelineRejected,
  type NoteOfRequest,
  type WrittenNote,
} from './timelineSlice.ts';

/** All entries of the open timeline, whatever their number. */
function* allEntries(): SagaGenerator<TimelineEntry[]> {
  const subject = yield* select(selectTimelineSubject);
  if (!subject) return [];
  const entries: TimelineEntry[] = [];
  let after: string | null = null;
  do {
    const page: { data: TimelineEntry[]; next: string | null } = yield* inProject(
      timelineApi.page,
      subject.id,
      after,
    );
    entries.push(...page.data);
    after = page.next;
  } while (after !== null);
  return entries;
}

const timeline = {
  query: allEntries,
  fulfilled: timelineFulfilled,
  rejected: timelineRejected,
};

/** Whether an event may have added to the open timeline: its own request, or the same wish once more. */
function concerns(action: Action): boolean {
  if (eventReported.match(action)) {
    const { event } = action.payload;
    return event === 'request.handed_over' || event === 'request.noted';
  }
  return (
    requestChanged.match(action) ||
    messageChanged.match(action) ||
    messageViewed.match(action) ||
    resynced.match(action)
  );
}

function* writeNote(keys: IdempotencyKeys, note: WrittenNote): SagaGenerator<void> {
  const { subject, audience, text } = note;
  const key = keys.keyFor(note);
  try {
    if (audience === 'staff') {
      const { entry } = yield* inProject(timelineApi.addNote, subject.id, text, key);
      yield* put(entryChanged(entry));
    } else {
      const userId = yield* select(selectUserId);
      const message = {
        type: MessageType.message,
        title: subject.service_name,
        message: text,
        device_serial_id: [subject.device_serial_id],
        service_request_id: subject.id,
        publish: true,
        ...(userId !== null && { userId }),
      };
      yield* inProject(timelineApi.sendMessage, message, key);
    }
    keys.reset();
    yield* put(noteFulfilled());
    if (audience === 'guest') yield* refresh(timeline);
  } catch (error) {
    const problem = toProblem(error);
    const { left } = yield* select(selectNoteForm);
    yield* put(noteRejected(problem));
    // The form that would say so is closed; the text is there when it is opened again.
    if (left) yield* call(notifyProblem, problem, i18n.t(`timeline:error.${FAILED[audience]}`));
  }
}

const FAILED = { staff: 'note', guest: 'message' } as const;

/** What goes to the guest waits first, and is sent at once when the user leaves. */
function* writeNoteOrWait(keys: IdempotencyKeys, note: WrittenNote): SagaGenerator<void> {
  if (note.audience === 'staff') {
    yield* writeNote(keys, note);
    return;
  }
  yield* sendUndoably({ undo: noteUndone.match, flush: isLeaving }, function* send() {
    yield* put(noteReleased());
    yield* writeNote(keys, note);
  });
}

const isLeaving = isAnyOf(timelineLeft, signOutRequested);

function* withdrawNote({ requestId, noteId }: NoteOfRequest): SagaGenerator<void> {
  try {
    const { entry } = yield* inProject(timelineApi.withdrawNote, requestId, noteId);
    yield* put(entryChanged(entry));
    yield* put(noteWithdrawEnded());
  } catch (error) {
    yield* reject(toProblem(error), () => noteWithdrawEnded(), i18n.t('timeline:error.withdraw'));
  }
}

export function* timelineSaga(): SagaGenerator<void> {
  const keys = createIdempotencyKeys();
  yield* takeLatest([timelineOpened, timelineLeft], function* open(action) {
    if (timelineOpened.match(action)) yield* load(timeline);
  });
  yield* takeLeading(noteRequested, ({ payload }) => writeNoteOrWait(keys, payload));
  yield* takeLeading(noteWithdrawRequested, ({ payload }) => withdrawNote(payload));
  yield* fork(reloadOnEvents, {
    on: concerns,
    isNeeded: selectTimelineOpen,
    reload: () => refresh(timeline),
  });
}
