import { type SagaGenerator, takeLatest } from 'typed-redux-saga';
import { inProject } from '../../lib/http/scope.ts';
import { addLateFeature } from '../../lib/lazy/lateFeatures.ts';
import { load } from '../../lib/list/listSaga.ts';
import { auditApi } from './auditApi.ts';
import { auditFulfilled, auditReducer, auditRejected, auditRequested } from './auditSlice.ts';

export function* auditSaga(): SagaGenerator<void> {
  yield* takeLatest(auditRequested, ({ payload }) =>
    load({
      query: () => inProject(auditApi.list, payload),
      fulfilled: auditFulfilled,
      rejected: auditRejected,
    }),
  );
}

/** Adds the audit trail to the store. */
export function addAudit(): void {
  addLateFeature({ name: 'audit', reducer: auditReducer, saga: auditSaga });
}
