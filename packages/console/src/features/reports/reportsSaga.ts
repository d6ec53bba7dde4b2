import { isAnyOf } from '@reduxjs/toolkit';
import type { Report, ReportQuerystring } from '@concierge/contract/reports';
import { paths } from '@concierge/contract/paths';
import type { UnknownAction } from 'redux';
import {
  type SagaGenerator,
  delay,
  fork,
  race,
  select,
  call,
  take,
  takeLatest,
} from 'typed-redux-saga';
import { get } from '../../lib/http/http.ts';
import { type Problem } from '../../lib/http/problem.ts';
import { inProject } from '../../lib/http/scope.ts';
import { load, refresh } from '../../lib/list/listSaga.ts';
import { reloadOnEvents } from '../../lib/list/reloadOnEvents.ts';
import { projectChanged, requestChanged, resynced } from '../live/liveSlice.ts';
import {
  reportFulfilled,
  reportLeft,
  reportRejected,
  reportRequested,
  selectReport,
  type ReportState,
} from './reportsSlice.ts';

/** Milliseconds for which a report stays as it is: each one counts all requests of its days. */
const REPORT_PAUSE_MS = 10_000;

const reportOf = (period: ReportQuerystring) => ({
  query: function* query() {
    const params = { ...period };
    const report = yield* inProject((project) =>
      get<Report>(paths.report(project), 'received', { params }),
    );
    return { call: period, report };
  },
  fulfilled: reportFulfilled,
  rejected: (problem: Problem) => reportRejected({ call: period, problem }),
});

function* refreshReport(): SagaGenerator<void> {
  // A pending load may be older than the event: it goes first.
  if ((yield* select(selectReport)).isLoading) {
    yield* take([reportFulfilled, reportRejected, reportLeft]);
  }
  const { call: period } = yield* select(selectReport);
  if (!period) return;
  yield* race([call(refresh, reportOf(period)), take([reportRequested, reportLeft])]);
  yield* delay(REPORT_PAUSE_MS);
}

export function* reportsSaga(): SagaGenerator<void> {
  yield* takeLatest([reportRequested, reportLeft], function* (action: UnknownAction) {
    if (reportRequested.match(action)) yield* load(reportOf(action.payload));
  });
  yield* fork(reloadOnEvents, {
    on: isAnyOf(requestChanged, projectChanged, resynced),
    isNeeded: (state: { reports: ReportState }) => selectReport(state).call !== null,
    reload: refreshReport,
  });
}
