import { type SagaGenerator, call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import type { FilteringOption, ServiceRequest } from '@concierge/contract/requests';
import { type Problem, toProblem } from '../../../lib/http/problem.ts';
import { reject } from '../../../lib/http/reject.ts';
import { inProject } from '../../../lib/http/scope.ts';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { load } from '../../../lib/list/listSaga.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { selectUserId } from '../../auth/authSlice.ts';
import { replyOpened } from '../requestsSlice.ts';
import { handOverApi } from './handOverApi.ts';
import {
  colleaguesFulfilled,
  colleaguesRejected,
  colleaguesRequested,
  giveBackRequested,
  handOverFulfilled,
  handOverRejected,
  handOverRequested,
  takeOverRequested,
  approverChangeEnded,
  approverChangeLost,
  type HandOverOrder,
} from './handOverSlice.ts';

/** Everyone but the user, by name. */
function* colleaguesOfUser(): SagaGenerator<FilteringOption[]> {
  const userId = yield* select(selectUserId);
  const { users } = yield* inProject(handOverApi.colleagues);
  return users.filter(({ id }) => id !== userId);
}

const colleagues = {
  query: colleaguesOfUser,
  fulfilled: colleaguesFulfilled,
  rejected: colleaguesRejected,
};

/** Shows the request as it now is; whether someone was faster. */
function* isLost({ errorCode, current, changedBy }: Problem): SagaGenerator<boolean> {
  if (errorCode !== 'request_state_conflict' || !current) return false;
  // The server's own row: the contract says what a conflict carries.
  const request = current as ServiceRequest;
  yield* put(replyOpened(request));
  yield* put(approverChangeLost({ request, to: changedBy ?? null }));
  return true;
}

function* takeOver(request: ServiceRequest): SagaGenerator<void> {
  const failed = i18n.t('timeline:error.takeOver');
  try {
    const answer = yield* inProject(handOverApi.takeOver, request.id, request.approved_by ?? 0);
    yield* put(replyOpened(answer.request));
    yield* put(approverChangeEnded());
    yield* call(notifySuccess, i18n.t('timeline:takeOver.done'), failed);
  } catch (error) {
    const problem = toProblem(error);
    if (!(yield* isLost(problem))) yield* reject(problem, () => approverChangeEnded(), failed);
  }
}

function* giveBack(request: ServiceRequest): SagaGenerator<void> {
  const failed = i18n.t('timeline:error.handOver');
  const name = request.handed_over_by_name ?? '';
  try {
    const answer = yield* inProject(handOverApi.giveBack, request.id);
    yield* put(replyOpened(answer.request));
    yield* put(approverChangeEnded());
    yield* call(notifySuccess, i18n.t('timeline:handOver.gaveBack', { name }), failed);
  } catch (error) {
    const problem = toProblem(error);
    if (!(yield* isLost(problem))) yield* reject(problem, () => approverChangeEnded(), failed);
  }
}

function* handOver({ request, to, note }: HandOverOrder): SagaGenerator<void> {
  const failed = i18n.t('timeline:error.handOver');
  try {
    const body = { to_user_id: to.id, ...(note && { note }) };
    const answer = yield* inProject(handOverApi.handOver, request.id, body);
    yield* put(replyOpened(answer.request));
    yield* put(handOverFulfilled());
    yield* call(notifySuccess, i18n.t('timeline:handOver.done', { name: to.label }), failed);
  } catch (error) {
    const problem = toProblem(error);
    if (!(yield* isLost(problem))) yield* put(handOverRejected(problem));
  }
}

export function* handOverSaga(): SagaGenerator<void> {
  yield* takeLatest(colleaguesRequested, () => load(colleagues));
  yield* takeLeading(takeOverRequested, ({ payload }) => takeOver(payload));
  yield* takeLeading(giveBackRequested, ({ payload }) => giveBack(payload));
  yield* takeLeading(handOverRequested, ({ payload }) => handOver(payload));
}
