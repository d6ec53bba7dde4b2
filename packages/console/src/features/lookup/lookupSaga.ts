import type { DeviceList } from '@concierge/contract/managedDevices';
import type { MessagePage } from '@concierge/contract/messages';
import { paths } from '@concierge/contract/paths';
import type { Page } from '@concierge/contract/refs';
import type { RequestPage } from '@concierge/contract/requests';
import type { UnknownAction } from 'redux';
import { type SagaGenerator, call, put, takeLatest } from 'typed-redux-saga';
import { get, post } from '../../lib/http/http.ts';
import { toProblem } from '../../lib/http/problem.ts';
import { inProject } from '../../lib/http/scope.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { notifyProblem, notifyWarning } from '../../lib/notify.ts';
import {
  type Found,
  type LookupKind,
  type NamedRow,
  lookupClosed,
  lookupFulfilled,
  lookupRejected,
  lookupRequested,
} from './lookupSlice.ts';

const one = { has: 'totalCount', params: { limit: 1 } } as const;

/** The page that holds this one row, whatever the list shows; empty when there is none. */
const FIND: Record<LookupKind, (project: number, id: number) => Promise<Page<Found['row']>>> = {
  device: (project, id) =>
    get<DeviceList>(paths.deviceList(project), 'totalCount', { params: { id, limit: 1 } }),
  message: (project, id) => post<MessagePage>(paths.messageQuery(project), { 'id =': id }, one),
  request: (project, id) => post<RequestPage>(paths.requestQuery(project), { 'id =': id }, one),
};

/** There is no such row, or the call failed. */
const TEXTS: Record<LookupKind, () => { missing: string; failed: string }> = {
  device: () => ({ missing: i18n.t('devices:missing'), failed: i18n.t('devices:error.load') }),
  message: () => ({ missing: i18n.t('messages:missing'), failed: i18n.t('messages:error.load') }),
  request: () => ({
    missing: i18n.t('requests:reply.missing'),
    failed: i18n.t('requests:error.load'),
  }),
};

function* lookUp({ kind, id }: NamedRow): SagaGenerator<void> {
  try {
    const page = id === null ? null : yield* inProject((project) => FIND[kind](project, id));
    const row = page?.data[0];
    if (row) {
      yield* put(lookupFulfilled({ kind, row } as Found));
      return;
    }
    yield* call(notifyWarning, TEXTS[kind]().missing);
  } catch (error) {
    yield* call(notifyProblem, toProblem(error), TEXTS[kind]().failed);
  }
  yield* put(lookupRejected(kind));
}

/** Loads rows that the address names by their id. The next one, or closing, aborts the call before. */
export function* lookupSaga(): SagaGenerator<void> {
  yield* takeLatest([lookupRequested, lookupClosed], function* (action: UnknownAction) {
    if (lookupRequested.match(action)) yield* lookUp(action.payload);
  });
}
