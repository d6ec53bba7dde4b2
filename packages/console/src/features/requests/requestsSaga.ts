import { isAnyOf } from '@reduxjs/toolkit';
import { call, fork, put, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import type { RequestUpdateBody, ServiceRequest } from '@concierge/contract/requests';
import { coalesce } from '../../lib/list/coalesce.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { listSaga } from '../../lib/list/listSaga.ts';
import { RELOAD_PAUSE_MS } from '../../lib/list/listState.ts';
import { namedRowSaga } from '../../lib/modal/namedRowSaga.ts';
import { notifyProblem, notifySuccess } from '../../lib/notify.ts';
import { toProblem, type Problem } from '../../lib/http/problem.ts';
import { inProject } from '../../lib/http/scope.ts';
import { requestChanged, requestCreated, resynced, serviceChanged } from '../live/liveSlice.ts';
import type { StateChange } from './replyModel.ts';
import type { RequestListCall } from './requestListAddress.ts';
import { requestsApi } from './requestsApi.ts';
import {
  listFulfilled,
  listLeft,
  listRejected,
  listRequested,
  replyClosed,
  replyMissing,
  replyOpened,
  replyRequested,
  selectRequestList,
  stateChangeConflicted,
  stateChangeFulfilled,
  stateChangeRejected,
  stateChangeRequested,
} from './requestsSlice.ts';

const list = listSaga({
  query: (asked: RequestListCall) => inProject(requestsApi.query, asked),
  selectList: selectRequestList,
  requested: listRequested,
  fulfilled: listFulfilled,
  rejected: listRejected,
  left: listLeft,
});

/** The request that is answered. */
const reply = namedRowSaga({
  find: (id: number) => inProject(requestsApi.find, id),
  selectList: selectRequestList,
  rowId: (request: ServiceRequest) => request.id,
  named: replyRequested,
  opened: replyOpened,
  missing: replyMissing,
  closed: replyClosed,
  texts: () => ({
    missing: i18n.t('requests:reply.missing'),
    failed: i18n.t('requests:error.load'),
  }),
});

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
    yield* call(refuseChange, toProblem(error));
  }
}

function* refuseChange(problem: Problem): SagaGenerator<void> {
  if (problem.errorCode === 'request_state_conflict' && problem.current) {
    // The server's own row: the contract says what a conflict carries.
    const request = problem.current as ServiceRequest;
    yield* put(stateChangeConflicted({ request, changedBy: problem.changedBy ?? null }));
    return;
  }
  yield* put(stateChangeRejected(problem));
  yield* call(notifyProblem, problem, i18n.t('requests:error.update'));
}

export function* requestsSaga(): SagaGenerator<void> {
  yield* list.watch();
  yield* reply.watch();
  yield* takeLeading(stateChangeRequested, ({ payload }) => changeState(payload));
  yield* fork(
    coalesce,
    isAnyOf(requestCreated, requestChanged, serviceChanged, resynced),
    RELOAD_PAUSE_MS,
    list.refresh,
  );
}
