import { createAction, createReducer } from '@reduxjs/toolkit';
import { expect, it, vi } from 'vitest';
import { put, takeEvery } from 'typed-redux-saga';
import { sessionCheckFulfilled, signedOut } from '../features/auth/authSlice.ts';
import { addConsole } from './addConsole.ts';
import { addFeatures } from './features.ts';
import { rootSaga } from './rootSaga.ts';
import { createConsoleStore } from './store.ts';

const asked = createAction('asked');
const answered = createAction<string>('answered');

vi.mock('./featureTable.ts', async () => ({
  featureTable: {
    auth: { reducer: (await import('../features/auth/authSlice.ts')).authReducer },
    audit: { load: () => load('audit') },
    timeline: { load: () => load('timeline') },
  },
}));

/** A feature that counts its own answers. */
const load = async (name: string) => ({
  reducer: createReducer(0, (builder) => {
    builder.addCase(answered, (count, { payload }) => count + (payload === name ? 1 : 0));
  }),
  *saga() {
    yield* takeEvery(asked, () => put(answered(name)));
  },
});

const user = {
  id: 1,
  username: 'admin',
  user_type: 1,
  lang: 'en',
  project_id: 1,
  project_name: 'Hotel',
} as const;

it('A5 a feature that comes later has state and saga from then on, until the user signs out', async () => {
  const { store, runSaga } = createConsoleStore();
  await addFeatures(['audit']);
  addConsole(store, null);
  const task = runSaga(rootSaga);
  store.dispatch(asked());
  expect(store.getState()).toMatchObject({ audit: 0 });
  expect(store.getState()).not.toHaveProperty('timeline');

  store.dispatch(sessionCheckFulfilled(user));
  store.dispatch(asked());
  expect(store.getState()).toMatchObject({ audit: 1 });
  await addFeatures(['timeline', 'audit']);
  expect(store.getState()).toMatchObject({ audit: 1, timeline: 0 });
  store.dispatch(asked());
  expect(store.getState()).toMatchObject({ audit: 2, timeline: 1 });

  store.dispatch(signedOut());
  store.dispatch(asked());
  expect(store.getState()).toMatchObject({ audit: 0, timeline: 0, auth: { loggedIn: false } });

  store.dispatch(sessionCheckFulfilled(user));
  store.dispatch(asked());
  expect(store.getState()).toMatchObject({ audit: 1, timeline: 1 });
  task.cancel();
});
