import { configureStore, createSlice } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { expect, it, onTestFinished } from 'vitest';
import { call } from 'typed-redux-saga';
import { listSaga } from './listSaga.ts';
import { emptyList, listReducers, type ListState } from './listState.ts';

interface Slice {
  list: ListState<string, string>;
}

interface Query {
  asked: string;
  answer: (row: string) => Promise<void>;
}

/** A list on screen, with a server that answers each call when the test says so. */
function open() {
  const { reducer, actions } = createSlice({
    name: 'list',
    initialState: { list: emptyList<string, string>() },
    reducers: listReducers<string, string>(),
  });
  const { requested, fulfilled, rejected, left } = actions;
  const queries: Query[] = [];
  const parts = listSaga({
    query: function* query(asked: string) {
      const { promise, resolve } = Promise.withResolvers<{ data: string[]; totalCount: number }>();
      queries.push({
        asked,
        answer: async (row) => {
          resolve({ data: [row], totalCount: 1 });
          await promise;
        },
      });
      return yield* call(() => promise);
    },
    selectList: ({ list }: Slice) => list,
    requested,
    fulfilled,
    rejected,
    left,
  });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults().concat(sagas),
  });
  const task = sagas.run(parts.watch);
  onTestFinished(() => task.cancel());
  return {
    queries,
    rows: () => store.getState().list.rows,
    request: (asked: string) => store.dispatch(requested(asked)),
    leave: () => store.dispatch(left()),
    refresh: () => sagas.run(parts.refresh),
  };
}

/** A list that shows its rows. */
async function shown() {
  const list = open();
  list.request('page 1');
  await list.queries[0]?.answer('first');
  expect(list.rows()).toEqual(['first']);
  return list;
}

it('I3 a refresh replaces what is on screen', async () => {
  const list = await shown();
  list.refresh();
  expect(list.rows()).toEqual(['first']);
  await list.queries[1]?.answer('new');
  expect(list.rows()).toEqual(['new']);
});

it('I3 the answer to a refresh is dropped where a user has asked for the same list meanwhile', async () => {
  const list = await shown();
  list.refresh();
  list.request('page 1');
  await list.queries[2]?.answer('newer');
  await list.queries[1]?.answer('older');
  expect(list.rows()).toEqual(['newer']);
});

it('I3 the answer to a refresh is dropped where the list was left and opened again meanwhile', async () => {
  const list = await shown();
  list.refresh();
  list.leave();
  list.request('page 1');
  await list.queries[1]?.answer('older');
  expect(list.rows()).toEqual([]);
  await list.queries[2]?.answer('newer');
  expect(list.rows()).toEqual(['newer']);
});

it('I3 a refresh waits for the rows a user asked for, which may be older than the event', async () => {
  const list = open();
  list.request('page 1');
  list.refresh();
  expect(list.queries).toHaveLength(1);
  await list.queries[0]?.answer('older');
  expect(list.queries).toHaveLength(2);
  await list.queries[1]?.answer('newer');
  expect(list.rows()).toEqual(['newer']);
});

it('the answer to what a user asked for before is dropped', async () => {
  const list = open();
  list.request('page 1');
  list.request('page 2');
  await list.queries[1]?.answer('second');
  await list.queries[0]?.answer('first');
  expect(list.rows()).toEqual(['second']);
});
