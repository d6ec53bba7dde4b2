import { isAnyOf } from '@reduxjs/toolkit';
import { call, fork, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { coalesce } from '../../lib/list/coalesce.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { createKeyring, type Keyring } from '../../lib/http/keyring.ts';
import { RELOAD_PAUSE_MS } from '../../lib/list/listState.ts';
import { notifyFailure, notifyProblem, notifySuccess, notifyWarning } from '../../lib/notify.ts';
import { toProblem } from '../../lib/http/problem.ts';
import { requireProjectId, requireUserId } from '../../lib/http/scope.ts';
import { selectProjectId, selectUserId, userUpdated } from '../auth/authSlice.ts';
import { resynced, userChanged } from '../live/liveSlice.ts';
import { usersApi } from './usersApi.ts';
import {
  selectProjectUsers,
  serviceToggleFulfilled,
  serviceToggleRejected,
  serviceToggleRequested,
  userDeleteFulfilled,
  userDeleteRejected,
  userDeleteRequested,
  userMissing,
  userSaveFulfilled,
  userSaveRejected,
  userSaveRequested,
  userServicesFulfilled,
  userServicesRejected,
  userServicesRequested,
  usersFulfilled,
  usersRejected,
  usersRequested,
  type ServiceToggle,
  type UserDraft,
} from './usersSlice.ts';

function* loadUsers(): SagaGenerator<void> {
  try {
    const projectId = requireProjectId(yield* select(selectProjectId));
    yield* put(usersFulfilled(yield* call(usersApi.list, projectId)));
  } catch (error) {
    yield* put(usersRejected(toProblem(error)));
  }
}

/** Loads the list again in place, if it was loaded at all; a failure leaves what is there. */
function* refreshUsers(): SagaGenerator<void> {
  if ((yield* select(selectProjectUsers)).length === 0) return;
  try {
    const projectId = requireProjectId(yield* select(selectProjectId));
    yield* put(usersFulfilled(yield* call(usersApi.list, projectId)));
  } catch (error) {
    toProblem(error);
  }
}

function* saveUser(keys: Keyring, draft: UserDraft): SagaGenerator<void> {
  const { id, username, user_type, password } = draft;
  try {
    const projectId = requireProjectId(yield* select(selectProjectId));
    if (id === undefined) {
      const body = { username, user_type, password: password ?? '' };
      yield* call(usersApi.create, projectId, body, keys.keyFor(body));
      keys.settle();
    } else {
      const body = { id: requireUserId(id), username, user_type, ...(password && { password }) };
      yield* call(usersApi.update, projectId, body);
    }
    yield* put(userSaveFulfilled());
    const done = id === undefined ? 'createSuccess' : 'updateSuccess';
    yield* call(notifySuccess, i18n.t(`users:form.${done}`));
    if (id !== undefined && id === (yield* select(selectUserId))) {
      yield* put(userUpdated({ username, user_type }));
    }
  } catch (error) {
    const problem = toProblem(error);
    yield* put(userSaveRejected(problem));
    yield* call(notifyProblem, problem, i18n.t('users:error.save'));
  }
}

function* deleteUser(userId: number): SagaGenerator<void> {
  try {
    const projectId = requireProjectId(yield* select(selectProjectId));
    yield* call(usersApi.remove, projectId, requireUserId(userId));
    yield* put(userDeleteFulfilled({ id: userId }));
    yield* call(notifySuccess, i18n.t('users:form.deleteSuccess'));
  } catch (error) {
    const problem = toProblem(error);
    yield* put(userDeleteRejected(problem));
    yield* call(notifyProblem, problem, i18n.t('users:error.delete'));
  }
}

function* loadUserServices(userId: number | null): SagaGenerator<void> {
  try {
    const projectId = requireProjectId(yield* select(selectProjectId));
    const id = requireUserId(userId);
    const services = yield* call(usersApi.services, projectId, id);
    yield* put(userServicesFulfilled({ userId: id, services }));
  } catch (error) {
    yield* put(userServicesRejected(toProblem(error)));
  }
}

function* toggleService(toggle: ServiceToggle): SagaGenerator<void> {
  const { userId, service, assigned } = toggle;
  try {
    const projectId = requireProjectId(yield* select(selectProjectId));
    const change = assigned ? usersApi.assign : usersApi.unassign;
    yield* call(change, projectId, requireUserId(userId), service);
    yield* put(serviceToggleFulfilled(toggle));
  } catch (error) {
    toProblem(error);
    yield* put(serviceToggleRejected(toggle));
    const body = i18n.t(`users:services.error.${assigned ? 'assign' : 'remove'}`);
    yield* call(notifyFailure, body);
  }
}

function* tellMissing(): SagaGenerator<void> {
  yield* call(notifyWarning, i18n.t('users:missing'));
}

export function* usersSaga(): SagaGenerator<void> {
  const keys = createKeyring();
  yield* takeLatest(usersRequested, loadUsers);
  yield* takeLeading(userSaveRequested, ({ payload }) => saveUser(keys, payload));
  yield* takeLeading(userDeleteRequested, ({ payload }) => deleteUser(payload.id));
  yield* takeLatest(userServicesRequested, ({ payload }) => loadUserServices(payload.userId));
  yield* takeEvery(serviceToggleRequested, ({ payload }) => toggleService(payload));
  // Not within the submits: they have to be over before the next one is taken.
  yield* takeLatest([userSaveFulfilled, userDeleteFulfilled], refreshUsers);
  yield* takeEvery(userMissing, tellMissing);
  yield* fork(coalesce, isAnyOf(userChanged, resynced), RELOAD_PAUSE_MS, refreshUsers);
}
