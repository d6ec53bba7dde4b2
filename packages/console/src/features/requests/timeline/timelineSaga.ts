import { isAnyOf } from '@reduxjs/toolkit';
import type { Action } from 'redux';
import { type SagaGenerator, fork, put, select, takeLatest } from 'typed-redux-saga';
import type { MessageCreateBody } from '@concierge/contract/messages';
import { MessageType } from '@concierge/contract/messageStates';
import { paths } from '@concierge/contract/paths';
import type { StaffNoteAnswer, TimelineEntry, TimelinePage } from '@concierge/contract/timeline';
import { get, post } from '../../../lib/http/http.ts';
import { type Problem, toProblem } from '../../../lib/http/problem.ts';
import { reject, rejectForm } from '../../../lib/http/submit.ts';
import { inProject } from '../../../lib/http/scope.ts';
import { sendUndoably } from '../../../lib/http/undoable.ts';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { load, refresh } from '../../../lib/list/listSaga.ts';
import { reloadOnEvents } from '../../../lib/list/reloadOnEvents.ts';
import { takeLeadingPer } from '../../../lib/takeLeadingPer.ts';
import { selectUserId, signOutRequested } from '../../auth/authSlice.ts';
import {
  eventReported,
  messageChanged,
  messageViewed,
  requestChanged,
  resynced,
} from '../../live/liveSlice.ts';
import { nameOf } from '../changeRequest.ts';
import {
  entryChanged,
  noteFulfilled,
  noteRejected,
  noteReleased,
  noteRequested,
  noteUndone,
  noteWithdrawEnded,
  noteWithdrawRequested,
  selectNoteForms,
  selectTimelineOpen,
  selectTimelineSubject,
  timelineFulfilled,
  timelineLeft,
  timelineOpened,
  timelineRejected,
  type NoteOfRequest,
  type WrittenNote,
} from './timelineSlice.ts';

/** Entries in one answer, the most the server gives. */
const PAGE_SIZE = 500;

/** All entries of a timeline, whatever their number, oldest first. */
function* allEntries(requestId: number): SagaGenerator<TimelineEntry[]> {
  const entries: TimelineEntry[] = [];
  let after: string | null = null;
  do {
    const params = { limit: PAGE_SIZE, ...(after !== null && { after }) };
    const page: TimelinePage = yield* inProject((project) =>
      get<TimelinePage>(paths.requestTimeline(project, requestId), 'next', { params }),
    );
    entries.push(...page.data);
    after = page.next;
  } while (after !== null);
  return entries;
}

const timelineOf = (requestId: number) => ({
  query: () => allEntries(requestId),
  fulfilled: (entries: TimelineEntry[]) => timelineFulfilled({ requestId, entries }),
  rejected: (problem: Problem) => timelineRejected({ requestId, problem }),
});

function* refreshOpen(): SagaGenerator<void> {
  const subject = yield* select(selectTimelineSubject);
  if (subject) yield* refresh(timelineOf(subject.id));
}

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

function* writeNote(note: WrittenNote): SagaGenerator<void> {
  const { subject, audience, text } = note;
  const requestId = subject.id;
  try {
    if (audience === 'staff') {
      const { entry } = yield* inProject((project) =>
        post<StaffNoteAnswer>(
          paths.staffNote(project, requestId),
          { text },
          { has: 'entry', once: true },
        ),
      );
      yield* put(entryChanged({ requestId, entry }));
    } else {
      const userId = yield* select(selectUserId);
      const message: MessageCreateBody = {
        type: MessageType.message,
        title: subject.service_name,
        message: text,
        device_serial_id: [subject.device_serial_id],
        service_request_id: requestId,
        publish: true,
        ...(userId !== null && { userId }),
      };
      yield* inProject((project) =>
        post(paths.messageCreate(project), message, { once: true, outlivesPage: true }),
      );
    }
    yield* put(noteFulfilled(note));
    if (audience === 'guest') yield* refreshOpen();
  } catch (error) {
    yield* rejectForm(toProblem(error), {
      subject: requestId,
      // The text is there when the timeline is opened again.
      forms: selectNoteForms,
      rejected: noteRejected,
      failed: i18n.t(`timeline:error.${FAILED[audience]}`),
      about: nameOf(subject),
      inPlace: () => true,
    });
  }
}

const FAILED = { staff: 'note', guest: 'message' } as const;

/** What goes to the guest waits first, and is sent at once when the user leaves. */
function* writeNoteOrWait(note: WrittenNote): SagaGenerator<void> {
  if (note.audience === 'staff') {
    yield* writeNote(note);
    return;
  }
  const { id } = note.subject;
  const undo = (action: Action) => noteUndone.match(action) && action.payload === id;
  // Only one timeline is open: what waits when it is left is its own.
  yield* sendUndoably({ undo, flush: isLeaving }, function* send() {
    yield* put(noteReleased(id));
    yield* writeNote(note);
  });
}

const isLeaving = isAnyOf(timelineLeft, signOutRequested);

function* withdrawNote(note: NoteOfRequest): SagaGenerator<void> {
  const { subject, noteId } = note;
  const requestId = subject.id;
  try {
    const { entry } = yield* inProject((project) =>
      post<StaffNoteAnswer>(
        paths.staffNoteWithdraw(project, requestId, noteId),
        {},
        { has: 'entry' },
      ),
    );
    yield* put(entryChanged({ requestId, entry }));
    yield* put(noteWithdrawEnded(note));
  } catch (error) {
    const failed = i18n.t('timeline:error.withdraw');
    yield* reject(toProblem(error), () => noteWithdrawEnded(note), failed, nameOf(subject));
  }
}

export function* timelineSaga(): SagaGenerator<void> {
  yield* takeLatest([timelineOpened, timelineLeft], function* open(action) {
    if (timelineOpened.match(action)) yield* load(timelineOf(action.payload.id));
  });
  yield* takeLeadingPer(noteRequested, ({ subject }) => subject.id, writeNoteOrWait);
  yield* takeLeadingPer(noteWithdrawRequested, ({ noteId }) => noteId, withdrawNote);
  yield* fork(reloadOnEvents, {
    on: concerns,
    isNeeded: selectTimelineOpen,
    reload: refreshOpen,
  });
}
