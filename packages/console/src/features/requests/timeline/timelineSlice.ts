import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ServiceRequest } from '@concierge/contract/requests';
import type { TimelineEntry } from '@concierge/contract/timeline';
import { idle, loading, type Loading } from '../../../lib/list/listState.ts';
import { formReducers, idleForm, type FormState } from '../../../lib/modal/formState.ts';
import type { Problem } from '../../../lib/http/problem.ts';
import { patch } from '../../../lib/patch.ts';

/** What of a request its timeline is about. */
export type TimelineSubject = Pick<
  ServiceRequest,
  'id' | 'device_id' | 'device_serial_id' | 'service_id' | 'service_name'
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
  requestId: number;
  noteId: number;
}

export interface TimelineState extends Loading {
  /** Whose timeline is open; null when none is. */
  subject: TimelineSubject | null;
  /** Oldest first. */
  entries: TimelineEntry[];
  /** The note or message that waits or is being sent. */
  form: FormState;
  /** What it says, and for whom. */
  written: WrittenNote | null;
  /** What was typed and not sent, by request: it stays when the timeline is closed. */
  drafts: Record<number, NoteDrafts>;
  /** The note that is being withdrawn. */
  withdrawing: number | null;
}

const initialState: TimelineState = {
  subject: null,
  ...idle,
  entries: [],
  form: idleForm,
  written: null,
  drafts: {},
  withdrawing: null,
};

const form = formReducers('form');

/** The open timeline of one request, and what is written to it. */
const timelineSlice = createSlice({
  name: 'timeline',
  initialState,
  reducers: {
    timelineOpened: (state, { payload }: PayloadAction<TimelineSubject>) => {
      patch(state, { subject: payload, ...loading, entries: [] });
    },
    timelineLeft: (state) => {
      form.closed(state);
      patch(state, { subject: null, ...idle, entries: [], withdrawing: null });
    },
    timelineFulfilled: (state, { payload }: PayloadAction<TimelineEntry[]>) => {
      const known = new Map(state.entries.map((entry) => [entry.key, entry]));
      // An entry that did not change stays the same object: it is not rendered again.
      const entries = payload.map((entry) => {
        const before = known.get(entry.key);
        return before && JSON.stringify(before) === JSON.stringify(entry) ? before : entry;
      });
      patch(state, { ...idle, entries });
    },
    timelineRejected: (state, { payload }: PayloadAction<Problem>) => {
      patch(state, { isLoading: false, problem: payload, entries: [] });
    },

    draftsChanged: (
      state,
      { payload }: PayloadAction<{ requestId: number; drafts: NoteDrafts }>,
    ) => {
      state.drafts[payload.requestId] = payload.drafts;
    },
    /** A message to the guest waits at first, so that it can be taken back. */
    noteRequested: (state, { payload }: PayloadAction<WrittenNote>) => {
      if (payload.audience === 'guest') form.held(state);
      else form.requested(state);
      state.written = payload;
    },
    noteUndone: form.undone,
    noteReleased: form.released,
    noteFulfilled: (state) => {
      form.fulfilled(state);
      const { written } = state;
      const drafts = written && state.drafts[written.subject.id];
      if (drafts) state.drafts[written.subject.id] = { ...drafts, [written.audience]: '' };
    },
    noteRejected: form.rejected,

    noteWithdrawRequested: (state, { payload }: PayloadAction<NoteOfRequest>) => {
      state.withdrawing = payload.noteId;
    },
    noteWithdrawEnded: (state) => {
      state.withdrawing = null;
    },
    /** An entry as it now is; a new one comes last. */
    entryChanged: (state, { payload }: PayloadAction<TimelineEntry>) => {
      const at = state.entries.findIndex(({ key }) => key === payload.key);
      if (at === -1) state.entries.push(payload);
      else state.entries[at] = payload;
    },
  },
  selectors: {
    selectTimeline: (state) => state,
    selectTimelineSubject: (state) => state.subject,
    selectNoteForm: (state) => state.form,
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
export const { selectTimeline, selectTimelineSubject, selectNoteForm, selectTimelineOpen } =
  timelineSlice.selectors;
