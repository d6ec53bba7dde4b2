import type { PayloadActionCreator, UnknownAction } from '@reduxjs/toolkit';
import type { Page } from '@concierge/contract/refs';
import { type SagaGenerator, call, put, select, take, takeLatest } from 'typed-redux-saga';
import type { ListAnswer, ListFailure, ListState } from './listState.ts';
import { toProblem } from '../http/problem.ts';

interface ListSagaParts<Call, Row, State> {
  /** The server's call. */
  query: (call: Call) => SagaGenerator<Page<Row>>;
  selectList: (state: State) => ListState<Call, Row>;
  requested: PayloadActionCreator<Call>;
  fulfilled: PayloadActionCreator<ListAnswer<Call, Row>>;
  rejected: PayloadActionCreator<ListFailure<Call>>;
  /** Nobody looks at the list any more. */
  left: PayloadActionCreator;
  /** A live event was answered; `fulfilled` unless given. */
  refreshed?: PayloadActionCreator<ListAnswer<Call, Row>>;
}

/** The two ways to load a list: for a person, which empties it first, and for an event, in place. */
export function listSaga<Call, Row, State>(parts: ListSagaParts<Call, Row, State>) {
  const { query, selectList, requested, fulfilled, rejected, left } = parts;
  const refreshed = parts.refreshed ?? fulfilled;

  function* load(list: Call): SagaGenerator<void> {
    try {
      yield* put(fulfilled({ call: list, page: yield* query(list) }));
    } catch (error) {
      yield* put(rejected({ call: list, problem: toProblem(error) }));
    }
  }

  function* watch(): SagaGenerator<void> {
    yield* takeLatest([requested, left], function* (action: UnknownAction) {
      if (requested.match(action)) yield* call(load, action.payload);
    });
  }

  function* refresh(): SagaGenerator<void> {
    if ((yield* select(selectList)).isLoading) yield* take([fulfilled, rejected, left]);
    const { call: list } = yield* select(selectList);
    if (list === null) return;
    try {
      yield* put(refreshed({ call: list, page: yield* query(list) }));
    } catch (error) {
      // The rows stay; the connection's own sign tells that they may be old.
      toProblem(error);
    }
  }

  return {
    /** Loads what is asked for; what is asked next, or leaving, aborts the call before. */
    watch,
    /** Loads what is on screen again. A load under way may be older than the event: it goes first. */
    refresh,
  };
}
