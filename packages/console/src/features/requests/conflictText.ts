import { isCanceledByGuest } from '@concierge/contract/requestOrder';
import { RequestState } from '@concierge/contract/requestStates';
import type { TFunction } from 'i18next';
import type { Conflict } from './changeRequest.ts';

/** Who changed a request first, and what its state is now. */
export function conflictText(
  t: TFunction<'requests'>,
  { request, changedBy }: Conflict,
  username: string | undefined,
): string {
  const state = t(`state.${request.state_id}`);
  if (isCanceledByGuest(request)) return t('reply.conflict', { name: t('guest'), state });
  if (changedBy === null) return t('reply.conflictUnknown', { state });
  if (changedBy === username) return t('reply.conflictSelf', { state });
  return t('reply.conflict', { name: changedBy, state });
}

/** Who took a request over first, or changed it, and what it is now. */
export function lostText(
  t: TFunction<['timeline', 'requests']>,
  { request, changedBy }: Conflict,
): string {
  const name = changedBy ?? t('unknown');
  if (request.state_id === RequestState.approved) return t('takeOver.lost', { name });
  return t('requests:reply.conflict', { name, state: t(`requests:state.${request.state_id}`) });
}
