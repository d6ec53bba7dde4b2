import type { PayloadActionCreator, UnknownAction } from '@reduxjs/toolkit';
import type { Page } from '@concierge/contract/refs';
import { type SagaGenerator, call, put, select, takeLatest } from 'typed-redux-saga';
import { notifyProblem, notifyWarning } from '../notify.ts';
import { toProblem } from '../http/problem.ts';

/** What an address says which row is meant; null when it is no id. */
export interface NamedRow {
  id: number | null;
}

interface NamedRowParts<Row, State> {
  /** The page that holds this one row, whatever the list shows; empty when there is none. */
  find: (id: number) => SagaGenerator<Page<Row>>;
  selectList: (state: State) => { rows: readonly Row[] };
  rowId: (row: Row) => number;
  /** An address begins to name a row. */
  named: PayloadActionCreator<NamedRow>;
  opened: PayloadActionCreator<Row>;
  /** The row could not be had. */
  missing: PayloadActionCreator;
  /** The address names it no more. */
  closed: PayloadActionCreator;
  texts: () => {
    /** There is no such row. */
    missing: string;
    /** The server could not be asked. */
    failed: string;
  };
}

/** Takes the row an address names out of the list, or from the server when it is on another page. */
export function namedRowSaga<Row, State>(parts: NamedRowParts<Row, State>) {
  const { named, opened, missing, closed, texts } = parts;

  function* find(id: number): SagaGenerator<Row | undefined> {
    const { rows } = yield* select(parts.selectList);
    const listed = rows.find((row) => parts.rowId(row) === id);
    return listed ?? (yield* parts.find(id)).data[0];
  }

  function* open({ id }: NamedRow): SagaGenerator<void> {
    try {
      const row = id === null ? undefined : yield* find(id);
      if (row) {
        yield* put(opened(row));
        return;
      }
      yield* call(notifyWarning, texts().missing);
    } catch (error) {
      yield* call(notifyProblem, toProblem(error), texts().failed);
    }
    yield* put(missing());
  }

  function* watch(): SagaGenerator<void> {
    yield* takeLatest([named, closed], function* (action: UnknownAction) {
      if (named.match(action)) yield* call(open, action.payload);
    });
  }

  return {
    /** Opens what is named; what is named next, or closing, aborts the call before. */
    watch,
  };
}
