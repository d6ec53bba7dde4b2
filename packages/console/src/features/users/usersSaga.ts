import { isolated } from '@concierge/contract/isolated';
import { paths } from '@concierge/contract/paths';
import type { User, UserCreateBody, UserService, UserUpdateBody } from '@concierge/contract/users';
import { isAnyOf } from '@reduxjs/toolkit';
import { call, fork, put, select, takeLatest } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { reloadOnEvents } from '../../lib/list/reloadOnEvents.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { withCleanNames } from '../../lib/http/cleanNames.ts';
import { get, post } from '../../lib/http/http.ts';
import { reject, submit } from '../../lib/http/submit.ts';
import { load, refresh } from '../../lib/list/listSaga.ts';
import { notifyProblem, notifySuccess } from '../../lib/notify.ts';
import { toProblem } from '../../lib/http/problem.ts';
import { inProject, requireUserId } from '../../lib/http/scope.ts';
import { takeLeadingPer } from '../../lib/takeLeadingPer.ts';
import { selectUserId, userUpdated } from '../auth/authSlice.ts';
import { resynced, userChanged } from '../live/liveSlice.ts';
import {
  selectUserForms,
  selectUsersShown,
  serviceToggleFulfilled,
  serviceToggleRejected,
  serviceToggleRequested,
  userDeleteFulfilled,
  userDeleteRejected,
  userDeleteRequested,
  userSaveFulfilled,
  userSaveRejected,
  userSaveRequested,
  userServicesFulfilled,
  userServicesRejected,
  userServicesRequested,
  userSubject,
  usersFulfilled,
  usersRejected,
  usersRequested,
  type ServiceToggle,
  type UserDraft,
  type UserToDelete,
} from './usersSlice.ts';

const users = {
  query: () => inProject((project) => get<User[]>(paths.users(project), 'length')),
  fulfilled: usersFulfilled,
  rejected: usersRejected,
};

/** The own profile is saved on any screen. */
function* refreshShown(): SagaGenerator<void> {
  if (yield* select(selectUsersShown)) yield* refresh(users);
}

/** The user is there by now: what fails is said besides, and can be assigned again. */
function* assignServices(id: number, { username, services = [] }: UserDraft): SagaGenerator<void> {
  if (services.length === 0) return;
  try {
    yield* inProject((project) => post(paths.userServicesCreate(project, id), { services }));
  } catch (error) {
    const failed = i18n.t('users:services.error.assign');
    yield* call(notifyProblem, toProblem(error), failed, isolated(username));
  }
}

function* saveUser(draft: UserDraft): SagaGenerator<void> {
  const { id, user_type, password, current_password, was } = draft;
  function* send() {
    const { username } = withCleanNames(draft, 'username');
    if (id === undefined) {
      const body: UserCreateBody = { username, user_type, password: password ?? '' };
      const created = yield* inProject((project) =>
        post<User>(paths.userCreate(project), body, { once: true, has: 'username' }),
      );
      yield* assignServices(created.id, draft);
      return i18n.t('users:form.createSuccess');
    }
    const body: UserUpdateBody = {
      id: requireUserId(id),
      username,
      user_type,
      ...(password && { password }),
      ...(current_password && { current_password }),
      ...(was && { was }),
    };
    const changed = yield* inProject((project) =>
      post<User>(paths.userUpdate(project, id), body, { has: 'username' }),
    );
    if (changed.id === (yield* select(selectUserId))) {
      yield* put(userUpdated({ username: changed.username, user_type: changed.user_type }));
    }
    return i18n.t('users:form.updateSuccess');
  }
  yield* submit(send, {
    subject: userSubject(draft),
    forms: selectUserForms,
    fulfilled: userSaveFulfilled,
    rejected: userSaveRejected,
    failed: i18n.t('users:error.save'),
    about: isolated(draft.username),
  });
}

function* deleteUser({ id, username }: UserToDelete): SagaGenerator<void> {
  const failed = i18n.t('users:error.delete');
  const about = isolated(username);
  try {
    const body = { id: requireUserId(id) };
    yield* inProject((project) => post(paths.userDelete(project), body));
    yield* put(userDeleteFulfilled({ id }));
    yield* call(notifySuccess, i18n.t('users:form.deleteSuccess'), failed, about);
  } catch (error) {
    yield* reject(toProblem(error), () => userDeleteRejected({ id }), failed, about);
  }
}

function* loadUserServices(userId: number | null): SagaGenerator<void> {
  try {
    const id = requireUserId(userId);
    const services = yield* inProject((project) =>
      get<UserService[]>(paths.userServices(project, id), 'length'),
    );
    yield* put(userServicesFulfilled({ userId: id, services }));
  } catch (error) {
    yield* put(userServicesRejected({ userId, problem: toProblem(error) }));
  }
}

const subjectOfToggle = ({ userId, service, assigned }: ServiceToggle) =>
  `${userId} ${service.service_id} ${assigned}`;

function* toggleService(toggle: ServiceToggle): SagaGenerator<void> {
  const { userId, username, service, assigned } = toggle;
  try {
    const id = requireUserId(userId);
    const path = assigned ? paths.userServicesCreate : paths.userServicesDelete;
    yield* inProject((project) => post(path(project, id), { services: [service] }));
    yield* put(serviceToggleFulfilled(toggle));
  } catch (error) {
    const failed = i18n.t(`users:services.error.${assigned ? 'assign' : 'remove'}`);
    const about = [username, service.service_name].map(isolated).join(' · ');
    yield* reject(toProblem(error), () => serviceToggleRejected(toggle), failed, about);
  }
}

export function* usersSaga(): SagaGenerator<void> {
  yield* takeLatest(usersRequested, () => load(users));
  yield* takeLeadingPer(userSaveRequested, userSubject, saveUser);
  yield* takeLeadingPer(userDeleteRequested, ({ id }) => id, deleteUser);
  yield* takeLatest(userServicesRequested, ({ payload }) => loadUserServices(payload.userId));
  yield* takeLeadingPer(serviceToggleRequested, subjectOfToggle, toggleService);
  // Not within the submits: they have to be over before the next one is taken.
  yield* takeLatest([userSaveFulfilled, userDeleteFulfilled], refreshShown);
  yield* fork(reloadOnEvents, {
    on: isAnyOf(userChanged, resynced),
    isNeeded: selectUsersShown,
    reload: () => refresh(users),
  });
}
