import { allowedStates, canMessage, canNote, type Actor } from '@concierge/contract/requestRules';
import { RequestState } from '@concierge/contract/requestStates';
import type { ServiceRequest } from '@concierge/contract/requests';
import type { User } from '@concierge/contract/users';
import { iconPathOf } from '../../icons/iconCatalogue.ts';
import type { StoredRequest } from './requestQueries.ts';

/** The person as the rules see them in front of a request of this service. */
export function actorFor(
  user: Pick<User, 'id' | 'user_type'>,
  serviceIds: ReadonlySet<number>,
  serviceId: number,
): Actor {
  return {
    id: user.id,
    user_type: user.user_type,
    is_service_admin: serviceIds.has(serviceId),
  };
}

/** A stored request as this person may see it, with what they may do with it. */
export function viewRequest(
  { icon_id, ...row }: StoredRequest,
  user: Pick<User, 'id' | 'user_type'>,
  serviceIds: ReadonlySet<number>,
): ServiceRequest {
  const actor = actorFor(user, serviceIds, row.service_id);
  return {
    ...row,
    full_path: iconPathOf(icon_id),
    allowed_states: [...allowedStates(row, actor)],
    can_note: canNote(actor),
    can_message: canMessage(row, actor),
  };
}

/** Who brought the request into the state it is in; `null` for a waiting one. */
export function changedByOf(row: StoredRequest): string | null {
  return {
    [RequestState.waiting]: null,
    [RequestState.approved]: row.approved_by_name,
    [RequestState.canceled]: row.canceled_by_name,
    [RequestState.done]: row.completed_by_name,
  }[row.state_id];
}
