import { isAnyOf } from '@reduxjs/toolkit';
import { call, fork, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { reloadOnEvents } from '../../lib/list/reloadOnEvents.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { withCleanNames } from '../../lib/http/cleanNames.ts';
import { createIdempotencyKeys, type IdempotencyKeys } from '../../lib/http/idempotencyKeys.ts';
import { reject, rejectForm } from '../../lib/http/reject.ts';
import { load, refresh } from '../../lib/list/listSaga.ts';
import { notifyProblem, notifySuccess, notifyWarning } from '../../lib/notify.ts';
import { toProblem } from '../../lib/http/problem.ts';
import { inProject, requireUserId } from '../../lib/http/scope.ts';
import { selectUserId, userUpdated } from '../auth/authSlice.ts';
import { resynced, userChanged } from '../live/liveSlice.ts';
import { usersApi } from './usersApi.ts';
import {
  selectUserForm,
  selectUsersShown,
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

const users = {
  query: () => inProject(usersApi.list),
  fulfilled: usersFulfilled,
  rejected: usersRejected,
};

/** The own profile is saved on any screen. */
function* refreshShown(): SagaGenerator<void> {
  if (yield* select(selectUsersShown)) yield* refresh(users);
}

function* saveUser(keys: IdempotencyKeys, draft: UserDraft): SagaGenerator<void> {
  const { id, user_type, password, current_password, was } = draft;
  try {
    const { username } = withCleanNames(draft, 'username');
    if (id === undefined) {
      const body = { username, user_type, password: password ?? '' };
      yield* inProject(usersApi.create, body, keys.keyFor(body));
      keys.reset();
    } else {
      const body = {
        id: requireUserId(id),
        username,
        user_type,
        ...(password && { password }),
        ...(current_password && { current_password }),
        ...(was && { was }),
      };
      const changed = yield* inProject(usersApi.update, body);
      if (changed.id === (yield* select(selectUserId))) {
        yield* put(userUpdated({ username: changed.username, user_type: changed.user_type }));
      }
    }
    yield* put(userSaveFulfilled());
    const done = id === undefined ? 'createSuccess' : 'updateSuccess';
    yield* call(notifySuccess, i18n.t(`users:form.${done}`), i18n.t('users:error.save'));
  } catch (error) {
    const failed = i18n.t('users:error.save');
    yield* rejectForm(toProblem(error), userSaveRejected, failed, yield* select(selectUserForm));
  }
}

function* deleteUser(userId: number): SagaGenerator<void> {
  try {
    yield* inProject(usersApi.remove, requireUserId(userId));
    yield* put(userDeleteFulfilled({ id: userId }));
    yield* call(notifySuccess, i18n.t('users:form.deleteSuccess'));
  } catch (error) {
    yield* reject(toProblem(error), userDeleteRejected, i18n.t('users:error.delete'));
  }
}

function* loadUserServices(userId: number | null): SagaGenerator<void> {
  try {
    const id = requireUserId(userId);
    const services = yield* inProject(usersApi.services, id);
    yield* put(userServicesFulfilled({ userId: id, services }));
  } catch (error) {
    yield* put(userServicesRejected(toProblem(error)));
  }
}

function* toggleService(toggle: ServiceToggle): SagaGenerator<void> {
  const { userId, service, assigned } = toggle;
  try {
    const change = assigned ? usersApi.assign : usersApi.unassign;
    yield* inProject(change, requireUserId(userId), service);
    yield* put(serviceToggleFulfilled(toggle));
  } catch (error) {
    yield* put(serviceToggleRejected(toggle));
    const failed = i18n.t(`users:services.error.${assigned ? 'assign' : 'remove'}`);
    yield* call(notifyProblem, toProblem(error), failed);
  }
}

export function* usersSaga(): SagaGenerator<void> {
  const keys = createIdempotencyKeys();
  yield* takeLatest(usersRequested, () => load(users));
  yield* takeLeading(userSaveRequested, ({ payload }) => saveUser(keys, payload));
  yield* takeLeading(userDeleteRequested, ({ payload }) => deleteUser(payload.id));
  yield* takeLatest(userServicesRequested, ({ payload }) => loadUserServices(payload.userId));
  yield* takeEvery(serviceToggleRequested, ({ payload }) => toggleService(payload));
  // Not within the submits: they have to be over before the next one is taken.
  yield* takeLatest([userSaveFulfilled, userDeleteFulfilled], refreshShown);
  yield* takeEvery(userMissing, () => notifyWarning(i18n.t('users:missing')));
  yield* fork(reloadOnEvents, {
    on: isAnyOf(userChanged, resynced),
    isNeeded: selectUsersShown,
    reload: () => refresh(users),
  });
}
