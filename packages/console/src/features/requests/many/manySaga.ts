import { type SagaGenerator, call, put, select } from 'typed-redux-saga';
import type {
  ManyAnswer,
  ManyHandOverBody,
  ManyStatesBody,
} from '@concierge/contract/manyRequests';
import { paths } from '@concierge/contract/paths';
import type { ServiceRequest } from '@concierge/contract/requests';
import { post } from '../../../lib/http/http.ts';
import { bodyProblem, toProblem } from '../../../lib/http/problem.ts';
import { inProject } from '../../../lib/http/scope.ts';
import { rejectForm } from '../../../lib/http/submit.ts';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { notifySuccess, notifyWarning } from '../../../lib/notify.ts';
import { takeLeadingPer } from '../../../lib/takeLeadingPer.ts';
import { nameOf, showAnswer } from '../changeRequest.ts';
import { selectLastEventOf } from '../requestsSlice.ts';
import {
  MANY,
  manyFulfilled,
  manyRejected,
  manyRequested,
  selectManyForms,
  type ManyOrder,
} from './manySlice.ts';

const has = 'results';

const send = ({ requests, change }: ManyOrder): SagaGenerator<ManyAnswer> =>
  inProject((project) => {
    const note = change.note && { note: change.note };
    if ('to' in change) {
      const ids = requests.map(({ id }) => id);
      const body: ManyHandOverBody = { ids, to_user_id: change.to.id, ...note };
      return post<ManyAnswer>(paths.requestsHandOver(project), body, { has });
    }
    const body: ManyStatesBody = {
      requests: requests.map(({ id, state_id }) => ({ id, expected_state_id: state_id })),
      state_id: change.state,
      ...note,
    };
    return post<ManyAnswer>(paths.requestsUpdate(project), body, { has });
  });

/** How many names a toast has. */
const NAMED = 3;

function namesOf(requests: readonly ServiceRequest[]): string {
  const names = requests.slice(0, NAMED).map(nameOf);
  return [...names, ...(requests.length > NAMED ? ['…'] : [])].join(', ');
}

/** What was done with so many of them, for a toast. */
function doneText({ change }: ManyOrder, count: number): string {
  const t = i18n.getFixedT(i18n.language, 'requests');
  if ('to' in change) return t('many.handedOver', { count, name: change.to.label });
  return t(`many.done.${change.state}`, { count });
}

function* changeMany(order: ManyOrder): SagaGenerator<void> {
  const { requests } = order;
  const failed = i18n.t('requests:many.error');
  const before = new Map<number, number>();
  for (const { id } of requests) before.set(id, yield* select(selectLastEventOf, id));
  try {
    const { results } = yield* send(order);
    for (const { id, request, problem } of results) {
      const now = request ?? (problem?.current as ServiceRequest | undefined);
      if (now) yield* showAnswer(now, before.get(id) ?? 0);
    }
    const refused = Object.fromEntries(
      results.flatMap(({ id, problem }) => (problem ? [[id, bodyProblem(problem)] as const] : [])),
    );
    const changed = results.flatMap(({ id, request }) => (request ? [id] : []));
    yield* put(manyFulfilled({ changed, refused }));
    const [done, kept] = [true, false].map((isDone) =>
      requests.filter(({ id }) => changed.includes(id) === isDone),
    );
    if (done?.length) {
      yield* call(notifySuccess, doneText(order, done.length), failed, namesOf(done));
    }
    if (kept?.length) {
      const text = i18n.t('requests:many.refused', { count: kept.length });
      yield* call(notifyWarning, text, namesOf(kept));
    }
  } catch (error) {
    yield* rejectForm(toProblem(error), {
      subject: MANY,
      forms: selectManyForms,
      rejected: manyRejected,
      failed,
      inPlace: () => true,
    });
  }
}

export function* manySaga(): SagaGenerator<void> {
  yield* takeLeadingPer(manyRequested, () => MANY, changeMany);
}
