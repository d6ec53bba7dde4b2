import { type SagaGenerator, call, put, takeLatest, takeLeading } from 'typed-redux-saga';
import type { PasswordPolicy } from '@concierge/contract/passwordPolicy';
import { paths } from '@concierge/contract/paths';
import { get, post } from '../../../lib/http/http.ts';
import { toProblem } from '../../../lib/http/problem.ts';
import { reject } from '../../../lib/http/submit.ts';
import { inProject } from '../../../lib/http/scope.ts';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { load } from '../../../lib/list/listSaga.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import {
  policyFulfilled,
  policyRejected,
  policyRequested,
  policySaveFulfilled,
  policySaveRejected,
  policySaveRequested,
} from './policySlice.ts';

const policy = {
  query: () =>
    inProject((project) => get<PasswordPolicy>(paths.passwordPolicy(project), 'enabled')),
  fulfilled: policyFulfilled,
  rejected: policyRejected,
};

function* savePolicy(wanted: PasswordPolicy): SagaGenerator<void> {
  try {
    const saved = yield* inProject((project) =>
      post<PasswordPolicy>(paths.passwordPolicyUpdate(project), wanted, { has: 'enabled' }),
    );
    yield* put(policySaveFulfilled(saved));
    yield* call(notifySuccess, i18n.t(`users:passwords.${saved.enabled ? 'on' : 'off'}`));
  } catch (error) {
    yield* reject(toProblem(error), policySaveRejected, i18n.t('users:passwords.error.save'));
  }
}

export function* policySaga(): SagaGenerator<void> {
  yield* takeLatest(policyRequested, () => load(policy));
  yield* takeLeading(policySaveRequested, ({ payload }) => savePolicy(payload));
}
