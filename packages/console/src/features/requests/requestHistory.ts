import { isCanceledByGuest } from '@concierge/contract/requestOrder';
import type { ServiceRequest } from '@concierge/contract/requests';
import { RequestState } from '@concierge/contract/requestStates';
import type { RequestStep } from '@concierge/ui/concierge/RequestHistory';
import { formatLocalTime } from '../../lib/i18n/localTime.ts';
import { enteredText, type RequestTexts } from './requestTexts.ts';

const { waiting, approved, canceled, done } = RequestState;

/**
 * What happened to a request, oldest first, in the browser's timezone: when it arrived, who approved it, who handles it
 * since then if that is another one, and who canceled and completed it. A request is asked for when it arrives.
 */
export function requestHistory(request: ServiceRequest, t: RequestTexts): RequestStep[] {
  const { approved_by_name: approver, first_approved_by_name = approver } = request;
  const canceler = isCanceledByGuest(request) ? t('requests:guest') : request.canceled_by_name;
  const changes = [
    { passed: false, state: approved, at: request.approved_at, name: first_approved_by_name },
    { passed: true, state: approved, at: request.approver_since ?? null, name: approver },
    { passed: false, state: canceled, at: request.canceled_at, name: canceler },
    { passed: false, state: done, at: request.completed_at, name: request.completed_by_name },
  ] as const;
  return [
    {
      state: waiting,
      text: enteredText(request, t) ?? t('requests:reply.history.arrived'),
      at: formatLocalTime(request.service_date),
    },
    ...changes.flatMap(({ passed, state, at, name }) => {
      if (at === null) return [];
      const by = passed ? 'passed' : state;
      const text =
        name === null ? t(`state.${state}`) : t(`requests:reply.history.by.${by}`, { name });
      return [{ state, text, at: formatLocalTime(at) }];
    }),
  ];
}
