import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ServiceRequest } from '@concierge/contract/requests';
import type { TimelineEntry } from '@concierge/contract/timeline';
import { idle, loading, type Loading } from '../../../lib/list/listState.ts';
import { type Forms, formReducers, noForms } from '../../../lib/modal/formState.ts';
import type { Problem } from '../../../lib/http/problem.ts';
import { patch } from '../../../lib/patch.ts';

/** What of a request its timeline is about. */
export type TimelineSubject = Pick<
  ServiceRequest,
  'id' | 'device_id' | 'device_name' | 'device_serial_id' | 'service_id' | 'service_name'
>;

/** What the user wrote, and for whom. */
export interface WrittenNote {
  subject: TimelineSubject;
  audience: 'staff' | 'guest';
  text: string;
}

/** What was typed and not sent, for each audience. */
export type NoteDrafts = Readonly<Record<WrittenNote['audience'], string>>;

export interface NoteOfRequest {
  subject: TimelineSubject;
  noteId: number;
}

export interface TimelineState extends Loading {
  /** Whose timeline is open; null when none is. */
  subject: TimelineSubject | null;
  /** Oldest first. */
  entries: TimelineEntry[];
  /** The notes and messages that wait or are being sent, by request. */
  forms: Forms;
  /** What was typed and not sent, by request: it stays when the timeline is closed. */
  drafts: Record<number, NoteDrafts>;
  /** Ids of the notes that are being withdrawn. */
  withdrawing: number[];
}

/** What belongs to the timeline of a request. */
interface OfRequest {
  requestId: number;
}

const initialState: TimelineState = {
  subject: null,
  ...idle,
  entries: [],
  forms: noForms,
  drafts: {},
  withdrawing: [],
};

const form = formReducers('forms');

const isOpen = ({ subject }: TimelineState, { requestId }: OfRequest) => subject?.id === requestId;

/** The open timeline of one request, and what is written to it. */
const timelineSlice = createSlice({
  name: 'timeline',
  initialState,
  reducers: {
    timelineOpened: (state, { payload }: PayloadAction<TimelineSubject>) => {
      patch(state, { subject: payload, ...loading, entries: [] });
    },
    timelineLeft: (state) => {
      if (state.subject) form.closed(state, { payload: state.subject.id });
      patch(state, { subject: null, ...idle, entries: [] });
    },
    timelineFulfilled: (
      state,
      { payload }: PayloadAction<OfRequest & { entries: TimelineEntry[] }>,
    ) => {
      if (!isOpen(state, payload)) return;
      const known = new Map(state.entries.map((entry) => [entry.key, entry]));
      // An entry that did not change stays the same object: it is not rendered again.
      const entries = payload.entries.map((entry) => {
        const before = known.get(entry.key);
        return before && JSON.stringify(before) === JSON.stringify(entry) ? before : entry;
      });
      patch(state, { ...idle, entries });
    },
    timelineRejected: (state, { payload }: PayloadAction<OfRequest & { problem: Problem }>) => {
      if (!isOpen(state, payload)) return;
      patch(state, { isLoading: false, problem: payload.problem, entries: [] });
    },

    draftsChanged: (
      state,
      { payload }: PayloadAction<{ requestId: number; drafts: NoteDrafts }>,
    ) => {
      state.drafts[payload.requestId] = payload.drafts;
    },
    /** A message to the guest waits at first, so that it can be taken back. */
    noteRequested: (state, { payload }: PayloadAction<WrittenNote>) => {
      const { id } = payload.subject;
      if (payload.audience === 'guest') form.held(state, id);
      else form.requested(state, id);
    },
    noteUndone: form.ended,
    noteReleased: form.released,
    noteFulfilled: (state, { payload: { subject, audience } }: PayloadAction<WrittenNote>) => {
      form.fulfilled(state, { payload: subject.id });
      const drafts = state.drafts[subject.id];
      if (drafts) state.drafts[subject.id] = { ...drafts, [audience]: '' };
    },
    noteRejected: form.rejected,

    noteWithdrawRequested: (state, { payload }: PayloadAction<NoteOfRequest>) => {
      state.withdrawing.push(payload.noteId);
    },
    noteWithdrawEnded: (state, { payload }: PayloadAction<NoteOfRequest>) => {
      state.withdrawing = state.withdrawing.filter((id) => id !== payload.noteId);
    },
    /** An entry as it now is; a new one comes last. */
    entryChanged: (state, { payload }: PayloadAction<OfRequest & { entry: TimelineEntry }>) => {
      if (!isOpen(state, payload)) return;
      const { entry } = payload;
      const at = state.entries.findIndex(({ key }) => key === entry.key);
      if (at === -1) state.entries.push(entry);
      else state.entries[at] = entry;
    },
  },
  selectors: {
    selectTimeline: (state) => state,
    selectTimelineSubject: (state) => state.subject,
    selectNoteForms: (state) => state.forms,
    selectTimelineOpen: (state) => state.subject !== null,
  },
});

export const timelineReducer = timelineSlice.reducer;
export const {
  timelineOpened,
  timelineLeft,
  timelineFulfilled,
  timelineRejected,
  draftsChanged,
  noteRequested,
  noteUndone,
  noteReleased,
  noteFulfilled,
  noteRejected,
  noteWithdrawRequested,
  noteWithdrawEnded,
  entryChanged,
} = timelineSlice.actions;
export const { selectTimeline, selectTimelineSubject, selectNoteForms, selectTimelineOpen } =
  timelineSlice.selectors;
