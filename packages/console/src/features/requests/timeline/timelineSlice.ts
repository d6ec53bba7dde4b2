import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ServiceRequest } from '@concierge/contract/requests';
import type { TimelineEntry } from '@concierge/contract/timeline';
import { idle, loading, type Loading } from '../../../lib/list/listState.ts';
import { formReducers, idleForm, type FormState } from '../../../lib/modal/formState.ts';
import type { Problem } from '../../../lib/http/problem.ts';

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

export interface NoteOfRequest {
  requestId: number;
  noteId: number;
}

export interface TimelineState extends Loading {
  /** Whose timeline is open; null when none is. */
  subject: TimelineSubject | null;
  /** Oldest first. */
  entries: TimelineEntry[];
  /** The note or message that is being sent. */
  form: FormState;
  /** Whom it is for. */
  audience: WrittenNote['audience'];
  /** The note that is being withdrawn. */
  withdrawing: number | null;
}

const initialState: TimelineState = {
  subject: null,
  ...idle,
  entries: [],
  form: idleForm,
  audience: 'staff',
  withdrawing: null,
};

const form = formReducers('form');

/** The open timeline of one request (M11), and what is written to it (M12). */
const timelineSlice = createSlice({
  name: 'timeline',
  initialState,
  reducers: {
    timelineOpened: (state, { payload }: PayloadAction<TimelineSubject>) => {
      Object.assign(state, { subject: payload, ...loading, entries: [] });
    },
    timelineLeft: (state) => {
      form.closed(state);
      Object.assign(state, { subject: null, ...idle, entries: [], withdrawing: null });
    },
    timelineFulfilled: (state, { payload }: PayloadAction<TimelineEntry[]>) => {
      const known = new Map(state.entries.map((entry) => [entry.key, entry]));
      // An entry that did not change stays the same object: it is not rendered again.
      const entries = payload.map((entry) => {
        const before = known.get(entry.key);
        return before && JSON.stringify(before) === JSON.stringify(entry) ? before : entry;
      });
      Object.assign(state, { ...idle, entries });
    },
    timelineRejected: (state, { payload }: PayloadAction<Problem>) => {
      Object.assign(state, { isLoading: false, problem: payload, entries: [] });
    },

    noteRequested: (state, { payload }: PayloadAction<WrittenNote>) => {
      form.requested(state);
      state.audience = payload.audience;
    },
    noteFulfilled: form.fulfilled,
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
    selectTimelineOpen: (state) => state.subject !== null,
  },
});

export const timelineReducer = timelineSlice.reducer;
export const {
  timelineOpened,
  timelineLeft,
  timelineFulfilled,
  timelineRejected,
  noteRequested,
  noteFulfilled,
  noteRejected,
  noteWithdrawRequested,
  noteWithdrawEnded,
  entryChanged,
} = timelineSlice.actions;
export const { selectTimeline, selectTimelineSubject, selectTimelineOpen } =
  timelineSlice.selectors;
