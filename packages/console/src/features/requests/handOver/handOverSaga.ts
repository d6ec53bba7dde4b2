import { type SagaGenerator, call, put, select } from 'typed-redux-saga';
import type { HandOverAnswer, HandOverBody } from '@concierge/contract/handOver';
import { paths } from '@concierge/contract/paths';
import type { ServiceRequest } from '@concierge/contract/requests';
import { post } from '../../../lib/http/http.ts';
import { rejectForm } from '../../../lib/http/submit.ts';
import { inProject } from '../../../lib/http/scope.ts';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { notifyProblem, notifySuccess, notifyWarning } from '../../../lib/notify.ts';
import { takeLeadingPer } from '../../../lib/takeLeadingPer.ts';
import { type Conflict, changeRequest, nameOf } from '../changeRequest.ts';
import { replyDone, selectReply } from '../requestsSlice.ts';
import {
  giveBackRequested,
  handOverFulfilled,
  handOverRejected,
  handOverRequested,
  seenRequested,
  takeOverRequested,
  approverChangeEnded,
  approverChangeLost,
  selectHandOverForms,
  type HandOverOrder,
} from './handOverSlice.ts';
import { lostText } from '../conflictText.ts';

/** Says that someone was faster: in the reply, or as a toast where another request is open by now. */
function* showLost(conflict: Conflict): SagaGenerator<void> {
  const { request } = conflict;
  const reply = yield* select(selectReply);
  if (reply?.request.id === request.id) {
    yield* put(approverChangeLost(conflict));
    return;
  }
  const t = i18n.getFixedT(i18n.language, ['timeline', 'requests'] as const);
  yield* call(notifyWarning, lostText(t, conflict), nameOf(request));
}

interface ApproverChange {
  request: ServiceRequest;
  send: () => SagaGenerator<HandOverAnswer>;
  /** What toasts say. */
  done: string;
  failed: string;
  /** It is a colleague's from now on. */
  gone?: true;
}

function* changeApprover({
  request,
  send,
  done,
  failed,
  gone,
}: ApproverChange): SagaGenerator<void> {
  const { conflict, problem } = yield* changeRequest(request, send);
  yield* put(approverChangeEnded(request.id));
  const about = nameOf(request);
  if (conflict) yield* showLost(conflict);
  else if (problem) yield* call(notifyProblem, problem, failed, about);
  else {
    if (gone) yield* put(replyDone(request.id));
    yield* call(notifySuccess, done, failed, about);
  }
}

const change = (path: string, body?: object) =>
  post<HandOverAnswer>(path, body, { has: 'request' });

function* takeOver(request: ServiceRequest): SagaGenerator<void> {
  yield* changeApprover({
    request,
    send: () =>
      inProject((project) =>
        change(paths.requestTakeOver(project, request.id), {
          // Another one by now is a conflict.
          expected_approved_by: request.approved_by ?? 0,
        }),
      ),
    done: i18n.t('timeline:takeOver.done'),
    failed: i18n.t('timeline:error.takeOver'),
  });
}

function* giveBack(request: ServiceRequest): SagaGenerator<void> {
  yield* changeApprover({
    request,
    send: () => inProject((project) => change(paths.requestGiveBack(project, request.id))),
    done: i18n.t('timeline:handOver.gaveBack', { name: request.handed_over_by_name ?? '' }),
    failed: i18n.t('timeline:error.handOver'),
    gone: true,
  });
}

function* handOver({ request, to, note }: HandOverOrder): SagaGenerator<void> {
  const { id } = request;
  const failed = i18n.t('timeline:error.handOver');
  const about = nameOf(request);
  const body: HandOverBody = { to_user_id: to.id, ...(note && { note }) };
  const { conflict, problem } = yield* changeRequest(request, () =>
    inProject((project) => change(paths.requestHandOver(project, id), body)),
  );
  if (problem) {
    yield* rejectForm(problem, {
      subject: id,
      forms: selectHandOverForms,
      rejected: handOverRejected,
      failed,
      about,
      inPlace: () => true,
    });
    return;
  }
  // Also where someone was faster: what the dialog asked is over.
  yield* put(handOverFulfilled(id));
  if (conflict) yield* showLost(conflict);
  else {
    yield* put(replyDone(id));
    const done = i18n.t('timeline:handOver.done', { name: to.label });
    yield* call(notifySuccess, done, failed, about);
  }
}

/** A failure is not told: it stays marked, and is noted when it is opened again. */
function* markSeen(request: ServiceRequest): SagaGenerator<void> {
  yield* changeRequest(request, () =>
    inProject((project) => change(paths.requestSeen(project, request.id))),
  );
}

const idOf = ({ id }: ServiceRequest) => id;

export function* handOverSaga(): SagaGenerator<void> {
  yield* takeLeadingPer(takeOverRequested, idOf, takeOver);
  yield* takeLeadingPer(giveBackRequested, idOf, giveBack);
  yield* takeLeadingPer(seenRequested, idOf, markSeen);
  yield* takeLeadingPer(handOverRequested, ({ request }) => request.id, handOver);
}
