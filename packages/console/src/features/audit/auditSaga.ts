import type { AuditPage } from '@concierge/contract/audit';
import { paths } from '@concierge/contract/paths';
import { type SagaGenerator, takeLatest } from 'typed-redux-saga';
import { get } from '../../lib/http/http.ts';
import { inProject } from '../../lib/http/scope.ts';
import { load } from '../../lib/list/listSaga.ts';
import { auditFulfilled, auditRejected, auditRequested } from './auditSlice.ts';

export function* auditSaga(): SagaGenerator<void> {
  yield* takeLatest(auditRequested, ({ payload }) =>
    load({
      query: () =>
        inProject((project) => get<AuditPage>(paths.audit(project), 'next', { params: payload })),
      fulfilled: auditFulfilled,
      rejected: auditRejected,
    }),
  );
}
