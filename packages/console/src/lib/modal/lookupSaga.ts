import type { PayloadActionCreator } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import type { Page } from '@concierge/contract/refs';
import { type SagaGenerator, call, put, takeLatest } from 'typed-redux-saga';
import { toProblem } from '../http/problem.ts';
import { notifyProblem, notifyWarning } from '../notify.ts';
import type { NamedRow } from './lookupState.ts';

interface LookupSagaParts<Row> {
  /** The page that holds this one row, whatever the list shows; empty when there is none. */
  find: (id: number) => SagaGenerator<Page<Row>>;
  requested: PayloadActionCreator<NamedRow>;
  fulfilled: PayloadActionCreator<Row>;
  rejected: PayloadActionCreator;
  closed: { type: string };
  texts: () => {
    /** There is no such row. */
    missing: string;
    /** The call failed. */
    failed: string;
  };
}

/** Loads rows that the address names by their id. The next one, or closing, aborts the call before. */
export function* lookupSaga<Row>(parts: LookupSagaParts<Row>): SagaGenerator<void> {
  const { find, requested, fulfilled, rejected, closed, texts } = parts;

  function* lookUp({ id }: NamedRow): SagaGenerator<void> {
    try {
      const row = id === null ? undefined : (yield* find(id)).data[0];
      if (row) {
        yield* put(fulfilled(row));
        return;
      }
      yield* call(notifyWarning, texts().missing);
    } catch (error) {
      yield* call(notifyProblem, toProblem(error), texts().failed);
    }
    yield* put(rejected());
  }

  yield* takeLatest([requested.type, closed.type], function* (action: UnknownAction) {
    if (requested.match(action)) yield* lookUp(action.payload);
  });
}
