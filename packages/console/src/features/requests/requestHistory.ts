import type { ServiceRequest } from '@concierge/contract/requests';
import { RequestState } from '@concierge/contract/requestStates';
import type { RequestStep } from '@concierge/ui/concierge';
import { formatLocalTime } from '../../lib/i18n/localTime.ts';
import type { RequestTexts } from './requestTexts.ts';

const { waiting, approved, canceled, done } = RequestState;

/**
 * What happened to a request, oldest first, in the browser's timezone: when it arrived, and who approved,
 * canceled and completed it. A request is asked for when it arrives.
 */
export function requestHistory(request: ServiceRequest, t: RequestTexts): RequestStep[] {
  const changes = [
    { state: approved, at: request.approved_at, name: request.approved_by_name },
    { state: canceled, at: request.canceled_at, name: request.canceled_by_name },
    { state: done, at: request.completed_at, name: request.completed_by_name },
  ] as const;
  return [
    {
      state: waiting,
      text: t('requests:reply.history.arrived'),
      at: formatLocalTime(request.service_date),
    },
    ...changes.flatMap(({ state, at, name }) => {
      if (at === null) return [];
      const text =
        name === null ? t(`state.${state}`) : t(`requests:reply.history.by.${state}`, { name });
      return [{ state, text, at: formatLocalTime(at) }];
    }),
  ];
}
