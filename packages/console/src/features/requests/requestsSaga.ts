import { isAnyOf } from '@reduxjs/toolkit';
import { call, fork, put, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { overscanRange } from '@concierge/contract/pageRange';
import type { RequestUpdateBody, ServiceRequest } from '@concierge/contract/requests';
import { reloadOnEvents } from '../../lib/list/reloadOnEvents.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { listSaga } from '../../lib/list/listSaga.ts';
import { lookupSaga } from '../../lib/modal/lookupSaga.ts';
import { notifySuccess } from '../../lib/notify.ts';
import { toProblem } from '../../lib/http/problem.ts';
import { reject } from '../../lib/http/reject.ts';
import { inProject } from '../../lib/http/scope.ts';
import {
  accountChanged,
  deviceChanged,
  requestChanged,
  resynced,
  serviceChanged,
  userChanged,
} from '../live/liveSlice.ts';
import type { RequestListCall } from './requestQuery.ts';
import { requestsApi } from './requestsApi.ts';
import {
  listFulfilled,
  listLeft,
  listRejected,
  listReloadRequested,
  listRequested,
  replyClosed,
  requestLookupFulfilled,
  requestLookupRejected,
  requestLookupRequested,
  selectRequestList,
  selectRequestListStale,
  stateChangeConflicted,
  stateChangeFulfilled,
  stateChangeRejected,
  stateChangeRequested,
  type StateChange,
} from './requestsSlice.ts';

const list = listSaga({
  // With rows around the page, which take the place of those that events move away.
  query: function* query(shown: RequestListCall) {
    const { offset, limit } = overscanRange(shown);
    const page = yield* inProject(requestsApi.query, { ...shown, offset, limit });
    return { ...page, offset };
  },
  selectList: selectRequestList,
  requested: listRequested,
  fulfilled: listFulfilled,
  rejected: listRejected,
  left: listLeft,
});

const lookup = {
  find: (id: number) => inProject(requestsApi.find, id),
  requested: requestLookupRequested,
  fulfilled: requestLookupFulfilled,
  rejected: requestLookupRejected,
  closed: replyClosed,
  texts: () => ({
    missing: i18n.t('requests:reply.missing'),
    failed: i18n.t('requests:error.load'),
  }),
};

function* changeState(change: StateChange): SagaGenerator<void> {
  const { request, state } = change;
  const note = change.note.trim();
  const body: RequestUpdateBody = {
    state_id: state,
    icon: request.full_path,
    service_name: request.service_name,
    expected_state_id: request.state_id,
    ...(note && { note }),
  };
  try {
    const { request: changed } = yield* inProject(requestsApi.update, request.id, body);
    yield* put(stateChangeFulfilled(changed));
    yield* call(notifySuccess, i18n.t('requests:updateSuccess'));
  } catch (error) {
    const problem = toProblem(error);
    const { errorCode, current, changedBy = null } = problem;
    if (errorCode === 'request_state_conflict' && current) {
      // The server's own row: the contract says what a conflict carries.
      yield* put(stateChangeConflicted({ request: current as ServiceRequest, changedBy }));
    } else {
      yield* reject(problem, stateChangeRejected, i18n.t('requests:error.update'));
    }
  }
}

function* reloadList(): SagaGenerator<void> {
  yield* put(listReloadRequested());
  yield* list.refresh();
}

export function* requestsSaga(): SagaGenerator<void> {
  yield* list.watch();
  yield* lookupSaga(lookup);
  yield* takeLeading(stateChangeRequested, ({ payload }) => changeState(payload));
  yield* fork(reloadOnEvents, {
    on: isAnyOf(
      requestChanged,
      serviceChanged,
      userChanged,
      deviceChanged,
      accountChanged,
      resynced,
      listFulfilled,
    ),
    isNeeded: selectRequestListStale,
    reload: reloadList,
  });
}
