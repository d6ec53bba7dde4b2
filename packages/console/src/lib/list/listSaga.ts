import type { PayloadActionCreator } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import type { Page } from '@concierge/contract/refs';
import { type SagaGenerator, call, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { toProblem, type Problem } from '../http/problem.ts';
import { reject } from '../http/submit.ts';
import type { ListAnswer, ListFailure, ListState } from './listState.ts';

/** Where the data of an area of the store comes from, and which actions store the outcome. */
interface Area<Data> {
  query: () => SagaGenerator<Data>;
  fulfilled: (data: Data) => UnknownAction;
  rejected: (problem: Problem) => UnknownAction;
  /** For a failure that is also shown as a toast: its text where the server gives none. */
  failureText?: () => string;
}

/** Loads an area for a user, who sees when it fails. */
export function* load<Data>(area: Area<Data>): SagaGenerator<void> {
  try {
    yield* put(area.fulfilled(yield* area.query()));
  } catch (error) {
    const problem = toProblem(error);
    if (area.failureText) yield* reject(problem, area.rejected, area.failureText());
    else yield* put(area.rejected(problem));
  }
}

/**
 * Loads an area in place, for a live event. A failure keeps what is on screen; the connection status
 * shows that it may be outdated.
 */
export function* refresh<Data>({
  query,
  fulfilled,
}: Pick<Area<Data>, 'query' | 'fulfilled'>): SagaGenerator<void> {
  try {
    yield* put(fulfilled(yield* query()));
  } catch (error) {
    toProblem(error);
  }
}

interface ListSagaParts<Call, Row, Answer extends Page<Row>, State> {
  /** The server's call. */
  query: (call: Call) => SagaGenerator<Answer>;
  selectList: (state: State) => ListState<Call, Row>;
  requested: PayloadActionCreator<Call>;
  fulfilled: PayloadActionCreator<ListAnswer<Call, Row, Answer>>;
  rejected: PayloadActionCreator<ListFailure<Call>>;
  /** The list is not on screen any more. */
  left: PayloadActionCreator;
}

/** The two ways to load a list: for a user, which empties it first, and for an event, in place. */
export function listSaga<Call, Row, Answer extends Page<Row>, State>(
  parts: ListSagaParts<Call, Row, Answer, State>,
) {
  const { selectList, requested, fulfilled, rejected, left } = parts;

  const listOf = (call: Call) => ({
    query: function* query() {
      return { call, page: yield* parts.query(call) };
    },
    fulfilled,
    rejected: (problem: Problem) => rejected({ call, problem }),
  });

  function* watch(): SagaGenerator<void> {
    yield* takeLatest([requested, left], function* (action: UnknownAction) {
      if (requested.match(action)) {
        yield* load(listOf(action.payload));
      }
    });
  }

  function* refreshShown(): SagaGenerator<void> {
    if ((yield* select(selectList)).isLoading) yield* take([fulfilled, rejected, left]);
    const { call: shown } = yield* select(selectList);
    if (shown === null) return;
    // What is requested meanwhile is newer than this answer.
    yield* race([call(refresh, listOf(shown)), take([requested, left])]);
  }

  return {
    /** Loads what is requested; the next request, or leaving, aborts the call before. */
    watch,
    /** Asks again for what is on screen. A pending load may be older than the event: it goes first. */
    refresh: refreshShown,
  };
}
