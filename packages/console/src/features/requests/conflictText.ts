import type { TFunction } from 'i18next';
import type { Conflict } from './changeRequest.ts';

/** Who changed a request first, and what its state is now. */
export function conflictText(
  t: TFunction<'requests'>,
  { request, changedBy }: Conflict,
  username: string | undefined,
): string {
  const state = t(`state.${request.state_id}`);
  if (changedBy === null) return t('reply.conflictUnknown', { state });
  if (changedBy === username) return t('reply.conflictSelf', { state });
  return t('reply.conflict', { name: changedBy, state });
}
