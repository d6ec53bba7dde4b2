import { type SagaGenerator, takeLatest } from 'typed-redux-saga';
import { inProject } from '../../lib/http/scope.ts';
import { load } from '../../lib/list/listSaga.ts';
import { auditApi } from './auditApi.ts';
import { auditFulfilled, auditRejected, auditRequested } from './auditSlice.ts';

export function* auditSaga(): SagaGenerator<void> {
  yield* takeLatest(auditRequested, ({ payload }) =>
    load({
      query: () => inProject(auditApi.list, payload),
      fulfilled: auditFulfilled,
      rejected: auditRejected,
    }),
  );
}
