import { isAnyOf } from '@reduxjs/toolkit';
import { call, fork, put, select } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { overscanRange } from '@concierge/contract/pageRange';
import { paths } from '@concierge/contract/paths';
import type {
  RequestCreateAnswer,
  RequestPage,
  RequestUpdateAnswer,
  RequestUpdateBody,
} from '@concierge/contract/requests';
import { post } from '../../lib/http/http.ts';
import { reloadOnEvents } from '../../lib/list/reloadOnEvents.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { listSaga } from '../../lib/list/listSaga.ts';
import { isLeft } from '../../lib/modal/formState.ts';
import { notifySuccess, notifyWarning } from '../../lib/notify.ts';
import { rejectForm, submit } from '../../lib/http/submit.ts';
import { inProject } from '../../lib/http/scope.ts';
import { takeLeadingPer } from '../../lib/takeLeadingPer.ts';
import { selectUser } from '../auth/authSlice.ts';
import {
  accountChanged,
  deviceChanged,
  eventReported,
  requestChanged,
  resynced,
  serviceChanged,
  userChanged,
} from '../live/liveSlice.ts';
import { changeRequest, nameOf } from './changeRequest.ts';
import { conflictText } from './conflictText.ts';
import { toRequestQuery, type RequestListCall } from './requestQuery.ts';
import {
  NEW_REQUEST,
  listFulfilled,
  listLeft,
  listRejected,
  listReloadRequested,
  listRequested,
  newRequestFulfilled,
  newRequestRejected,
  newRequestRequested,
  selectReplyForms,
  selectRequestList,
  selectRequestListStale,
  stateChangeConflicted,
  stateChangeFulfilled,
  stateChangeRejected,
  stateChangeRequested,
  type NewRequest,
  type StateChange,
} from './requestsSlice.ts';

const list = listSaga({
  // With rows around the page, which take the place of those that events move away.
  query: function* query(shown: RequestListCall) {
    const { filter, query: params } = toRequestQuery({ ...shown, ...overscanRange(shown) });
    const page = yield* inProject((project) =>
      post<RequestPage>(paths.requestQuery(project), filter, { has: 'totalCount', params }),
    );
    return { ...page, offset: params.offset };
  },
  selectList: selectRequestList,
  requested: listRequested,
  fulfilled: listFulfilled,
  rejected: listRejected,
  left: listLeft,
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
  const { id } = request;
  const failed = i18n.t('requests:error.update');
  const about = nameOf(request);
  const { conflict, problem } = yield* changeRequest(request, () =>
    inProject((project) =>
      post<RequestUpdateAnswer>(paths.requestUpdate(project, id), body, { has: 'request' }),
    ),
  );
  if (conflict) {
    const left = isLeft(yield* select(selectReplyForms), id);
    const { changedBy } = conflict;
    yield* put(stateChangeConflicted({ id, changedBy }));
    if (!left) return;
    const t = i18n.getFixedT(i18n.language, 'requests');
    const user = yield* select(selectUser);
    yield* call(notifyWarning, conflictText(t, conflict, user?.username), about);
  } else if (problem) {
    const forms = selectReplyForms;
    yield* rejectForm(problem, {
      subject: id,
      forms,
      rejected: stateChangeRejected,
      failed,
      about,
    });
  } else {
    yield* put(stateChangeFulfilled(id));
    yield* call(notifySuccess, i18n.t('requests:updateSuccess'), failed, about);
  }
}

/** Enters a request for a guest; it comes into the lists as one from a device does. */
const enterRequest = ({ body, about }: NewRequest): SagaGenerator<void> =>
  submit(
    function* send() {
      yield* inProject((project) =>
        post<RequestCreateAnswer>(paths.requestCreate(project), body, {
          has: 'request',
          once: true,
        }),
      );
      return i18n.t('requests:create.done');
    },
    {
      subject: NEW_REQUEST,
      forms: selectReplyForms,
      fulfilled: newRequestFulfilled,
      rejected: newRequestRejected,
      failed: i18n.t('requests:create.failed'),
      about,
      inPlace: () => true,
    },
  );

function* reloadList(): SagaGenerator<void> {
  yield* put(listReloadRequested());
  yield* list.refresh();
}

export function* requestsSaga(): SagaGenerator<void> {
  yield* list.watch();
  yield* takeLeadingPer(stateChangeRequested, ({ request }) => request.id, changeState);
  yield* takeLeadingPer(newRequestRequested, () => NEW_REQUEST, enterRequest);
  yield* fork(reloadOnEvents, {
    on: isAnyOf(
      requestChanged,
      serviceChanged,
      userChanged,
      deviceChanged,
      accountChanged,
      eventReported,
      resynced,
      listFulfilled,
    ),
    isNeeded: selectRequestListStale,
    reload: reloadList,
  });
}
