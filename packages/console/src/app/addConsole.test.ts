import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { addArea } from '../lib/areas.ts';
import { addConsole } from './addConsole.ts';
import { createConsoleStore } from './store.ts';

const counter = (name: string) =>
  createSlice({
    name,
    initialState: 0,
    reducers: { added: (count, { payload }: PayloadAction<number>) => count + payload },
  });
function* idle() {
  // Nothing to do.
}

it('the store has the areas that were added before it and after it', () => {
  const early = counter('early');
  const late = counter('late');
  addArea({ name: 'early', saga: idle, reducer: early.reducer });
  const { store } = createConsoleStore();
  addConsole(store, null);
  store.dispatch(early.actions.added(2));
  addArea({ name: 'late', saga: idle, reducer: late.reducer });
  store.dispatch(late.actions.added(3));
  expect(store.getState()).toMatchObject({ early: 2, late: 3 });
});
