import type {
  House,
  HouseUpdateBody,
  RetentionAnswer,
  RetentionPreview,
  RetentionUpdateBody,
} from '@concierge/contract/house';
import { paths } from '@concierge/contract/paths';
import { type SagaGenerator, put, takeLatest, takeLeading } from 'typed-redux-saga';
import { withCleanNames } from '../../lib/http/cleanNames.ts';
import { get, post } from '../../lib/http/http.ts';
import { toProblem } from '../../lib/http/problem.ts';
import { inProject } from '../../lib/http/scope.ts';
import { submit } from '../../lib/http/submit.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { load } from '../../lib/list/listSaga.ts';
import { projectChanged } from '../live/liveSlice.ts';
import {
  HOUSE_FORM,
  RETENTION_FORM,
  houseFulfilled,
  houseRejected,
  houseRequested,
  houseSaveRequested,
  previewFulfilled,
  previewRequested,
  retentionFulfilled,
  retentionRejected,
  retentionRequested,
  retentionSaveRequested,
  saveFulfilled,
  saveRejected,
  selectHouseForms,
} from './houseSlice.ts';

const house = {
  query: () => inProject((project) => get<House>(paths.house(project), 'time_zone')),
  fulfilled: houseFulfilled,
  rejected: houseRejected,
};

const retention = {
  query: () => inProject((project) => get<RetentionAnswer>(paths.retention(project), 'months')),
  fulfilled: retentionFulfilled,
  rejected: retentionRejected,
};

const form = () => ({
  forms: selectHouseForms,
  fulfilled: saveFulfilled,
  rejected: saveRejected,
  failed: i18n.t('house:error.save'),
  inPlace: () => true,
});

function* saveHouse(wanted: HouseUpdateBody): SagaGenerator<void> {
  function* send() {
    const body = withCleanNames(wanted, 'name');
    const saved = yield* inProject((project) =>
      post<House>(paths.houseUpdate(project), body, { has: 'time_zone' }),
    );
    yield* put(projectChanged(saved));
    return i18n.t('house:house.saved');
  }
  yield* submit(send, { ...form(), subject: HOUSE_FORM });
}

function* saveRetention(wanted: RetentionUpdateBody): SagaGenerator<void> {
  function* send() {
    const saved = yield* inProject((project) =>
      post<RetentionAnswer>(paths.retentionUpdate(project), wanted, { has: 'months' }),
    );
    yield* put(retentionFulfilled(saved));
    return i18n.t('house:retention.saved');
  }
  yield* submit(send, { ...form(), subject: RETENTION_FORM });
}

/** Without it the question before saving says that older rows go, without a number. */
function* previewDeletion(wanted: RetentionUpdateBody): SagaGenerator<void> {
  try {
    const rows = yield* inProject((project) =>
      post<RetentionPreview>(paths.retentionPreview(project), wanted, { has: 'requests' }),
    );
    yield* put(previewFulfilled({ months: wanted, rows }));
  } catch (error) {
    toProblem(error);
  }
}

export function* houseSaga(): SagaGenerator<void> {
  yield* takeLatest(houseRequested, () => load(house));
  yield* takeLatest(retentionRequested, () => load(retention));
  yield* takeLatest(previewRequested, ({ payload }) => previewDeletion(payload));
  yield* takeLeading(houseSaveRequested, ({ payload }) => saveHouse(payload));
  yield* takeLeading(retentionSaveRequested, ({ payload }) => saveRetention(payload));
}
