import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  House,
  HouseUpdateBody,
  Retention,
  RetentionAnswer,
  RetentionPreview,
  RetentionUpdateBody,
} from '@concierge/contract/house';
import { idle, loadReducers, type Loading } from '../../lib/list/listState.ts';
import { type Forms, formReducers, noForms } from '../../lib/modal/formState.ts';
import { projectChanged } from '../live/liveSlice.ts';

/** What the forms are about. */
export const HOUSE_FORM = 'house';
export const RETENTION_FORM = 'retention';

export interface HouseState {
  house: Loading & { value: House | null };
  retention: Loading & { value: RetentionAnswer | null };
  /** What would be deleted if these months were saved; null until it is known. */
  preview: { months: Retention; rows: RetentionPreview } | null;
  forms: Forms;
}

const initialState: HouseState = {
  house: { ...idle, value: null },
  retention: { ...idle, value: null },
  preview: null,
  forms: noForms,
};

const house = loadReducers<HouseState, House>((value, how) => ({ house: { value, ...how } }));
const retention = loadReducers<HouseState, RetentionAnswer>((value, how) => ({
  retention: { value, ...how },
}));
const form = formReducers('forms');

/** The settings of the project: what it is called, where it is, and how long it keeps things. */
const houseSlice = createSlice({
  name: 'house',
  initialState,
  reducers: {
    houseRequested: house.requested,
    houseFulfilled: house.fulfilled,
    houseRejected: house.rejected,
    houseSaveRequested: (state, _action: PayloadAction<HouseUpdateBody>) =>
      form.requested(state, HOUSE_FORM),

    retentionRequested: retention.requested,
    retentionFulfilled: retention.fulfilled,
    retentionRejected: retention.rejected,
    previewRequested: (state, _action: PayloadAction<RetentionUpdateBody>) => {
      state.preview = null;
    },
    previewFulfilled: (state, { payload }: PayloadAction<NonNullable<HouseState['preview']>>) => {
      state.preview = payload;
    },
    retentionSaveRequested: (state, _action: PayloadAction<RetentionUpdateBody>) =>
      form.requested(state, RETENTION_FORM),

    saveFulfilled: form.ended,
    saveRejected: form.rejected,
    formLeft: form.closed,
  },
  extraReducers: (builder) => {
    builder.addCase(projectChanged, (state, { payload }) => {
      if (state.house.value) state.house.value = payload;
    });
  },
  selectors: {
    selectHouse: (state) => state.house,
    selectRetention: (state) => state.retention,
    selectPreview: (state) => state.preview,
    selectHouseForms: (state) => state.forms,
  },
});

export const houseReducer = houseSlice.reducer;
export const {
  houseRequested,
  houseFulfilled,
  houseRejected,
  houseSaveRequested,
  retentionRequested,
  retentionFulfilled,
  retentionRejected,
  previewRequested,
  previewFulfilled,
  retentionSaveRequested,
  saveFulfilled,
  saveRejected,
  formLeft,
} = houseSlice.actions;
export const { selectHouse, selectRetention, selectPreview, selectHouseForms } =
  houseSlice.selectors;
