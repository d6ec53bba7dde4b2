import { isolated } from '@concierge/contract/isolated';
import { paths } from '@concierge/contract/paths';
import { NAME_FIELDS, fromNameFields } from '@concierge/contract/serviceNames';
import { isAnyOf } from '@reduxjs/toolkit';
import { call, fork, put, takeLatest, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import type {
  Icon,
  Service,
  ServiceDeleteBody,
  ServiceUpdateBody,
} from '@concierge/contract/services';
import { reloadOnEvents } from '../../lib/list/reloadOnEvents.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { withCleanNames } from '../../lib/http/cleanNames.ts';
import { get, post } from '../../lib/http/http.ts';
import { toProblem } from '../../lib/http/problem.ts';
import { reject, submit } from '../../lib/http/submit.ts';
import { load, refresh } from '../../lib/list/listSaga.ts';
import { notifySuccess } from '../../lib/notify.ts';
import { inProject } from '../../lib/http/scope.ts';
import { takeLeadingPer } from '../../lib/takeLeadingPer.ts';
import { resynced, serviceChanged } from '../live/liveSlice.ts';
import {
  iconsFulfilled,
  iconsRejected,
  iconsRequested,
  selectServiceForms,
  selectServicesShown,
  serviceDeleteFulfilled,
  serviceDeleteRejected,
  serviceDeleteRequested,
  serviceSaveFulfilled,
  serviceSaveRejected,
  serviceSaveRequested,
  servicesFulfilled,
  servicesRejected,
  servicesRequested,
  serviceSubject,
  type ServiceDraft,
} from './servicesSlice.ts';

const services = {
  query: () => inProject((project) => get<Service[]>(paths.serviceQuery(project), 'length')),
  fulfilled: servicesFulfilled,
  rejected: servicesRejected,
};

const icons = {
  query: () => call(() => get<Icon[]>(paths.icons(), 'length')),
  fulfilled: iconsFulfilled,
  rejected: iconsRejected,
  failureText: () => i18n.t('settings:services.error.icons'),
};

function* saveService(draft: ServiceDraft): SagaGenerator<void> {
  const { id, was, ...typed } = draft;
  function* send() {
    const names = Object.values(NAME_FIELDS).filter((field) => typed[field]);
    const fields = fromNameFields(withCleanNames(typed, 'service_name', ...names));
    if (id === undefined) {
      yield* inProject((project) => post(paths.serviceCreate(project), fields, { once: true }));
      return i18n.t('settings:services.form.createSuccess');
    }
    const body: ServiceUpdateBody = { id, ...fields, ...(was && { was: fromNameFields(was) }) };
    yield* inProject((project) => post(paths.serviceUpdate(project), body));
    return i18n.t('settings:services.form.updateSuccess');
  }
  yield* submit(send, {
    subject: serviceSubject(draft),
    forms: selectServiceForms,
    fulfilled: serviceSaveFulfilled,
    rejected: serviceSaveRejected,
    failed: i18n.t('settings:services.error.save'),
    about: isolated(typed.service_name),
  });
}

function* deleteService({ id, service_name, full_path }: Service): SagaGenerator<void> {
  const failed = i18n.t('settings:services.error.delete');
  const about = isolated(service_name);
  try {
    const body: ServiceDeleteBody = { service_id: id, service_name, icon: full_path };
    yield* inProject((project) => post(paths.serviceDelete(project), body));
    yield* put(serviceDeleteFulfilled({ id }));
    yield* call(notifySuccess, i18n.t('settings:services.form.deleteSuccess'), failed, about);
  } catch (error) {
    yield* reject(toProblem(error), () => serviceDeleteRejected({ id }), failed, about);
  }
}

export function* servicesSaga(): SagaGenerator<void> {
  yield* takeLatest(servicesRequested, () => load(services));
  yield* takeLeading(iconsRequested, () => load(icons));
  yield* takeLeadingPer(serviceSaveRequested, serviceSubject, saveService);
  yield* takeLeadingPer(serviceDeleteRequested, ({ id }) => id, deleteService);
  // Not within the submit: it has to be over before the next one is taken.
  yield* takeLatest(serviceSaveFulfilled, () => refresh(services));
  yield* fork(reloadOnEvents, {
    on: isAnyOf(serviceChanged, resynced),
    isNeeded: selectServicesShown,
    reload: () => refresh(services),
  });
}
