import { RequestState } from './requestStates.ts';
import { UserType } from './userTypes.ts';

/** The user who acts. */
export interface Actor {
  id: number;
  user_type: UserType;
  /** Whether the user is assigned to the request's service. */
  is_service_admin: boolean;
}

/** The fields of a request that the rules depend on. */
export interface RequestFacts {
  state_id: RequestState;
  approved_by: number | null;
  canceled_log: string | null;
  /** Whether the user who approved it was deleted. */
  approver_gone?: boolean;
  /** Who handed it over to the user who now is its approver. */
  handed_over_by?: number | null;
}

const TRANSITIONS: Readonly<Record<RequestState, readonly RequestState[]>> = {
  [RequestState.waiting]: [RequestState.approved, RequestState.canceled],
  [RequestState.approved]: [RequestState.canceled, RequestState.done],
  [RequestState.canceled]: [],
  [RequestState.done]: [],
};

/** The user ids in a canceled log, oldest first. */
export function canceledLogUserIds(canceledLog: string | null): number[] {
  if (!canceledLog) return [];
  return [...canceledLog.matchAll(/"user_id"\s*:\s*"?(\d+)/g)].map((match) => Number(match[1]));
}

/** The canceled log with one more entry. */
export function appendCanceledLog(canceledLog: string | null, userId: number, at: string): string {
  const entries = canceledLogUserIds(canceledLog).length > 0 ? canceledLog : null;
  const entry = JSON.stringify({ user_id: userId, at });
  return entries ? `${entries.replace(/\]$/, '')},${entry}]` : `[${entry}]`;
}

export function hasCanceled(request: RequestFacts, actor: Pick<Actor, 'id'>): boolean {
  return canceledLogUserIds(request.canceled_log).includes(actor.id);
}

/**
 * The states this user may put the request into now. From *waiting* every user may approve or cancel;
 * from *approved* only the user who approved it may go on; the other two are final. A user in the canceled
 * log may do nothing more with the request.
 */
export function allowedStates(request: RequestFacts, actor: Actor): readonly RequestState[] {
  if (hasCanceled(request, actor)) return [];
  if (request.state_id === RequestState.approved && request.approved_by !== actor.id) return [];
  return TRANSITIONS[request.state_id];
}

export function canChangeState(request: RequestFacts, actor: Actor, to: RequestState): boolean {
  return allowedStates(request, actor).includes(to);
}

/** Whether the request is approved by this user, who may still do something with it. */
function isHeldBy(request: RequestFacts, actor: Pick<Actor, 'id'>): boolean {
  const { state_id, approved_by } = request;
  const isHeld = state_id === RequestState.approved && approved_by === actor.id;
  return isHeld && !hasCanceled(request, actor);
}

/**
 * Whether the user may become the approver of a request that another one approved: admins always, all
 * others when that one was deleted. Then the rules above hold for the new approver. Nobody may whom the
 * canceled log would keep from going on.
 */
export function canTakeOver(
  request: RequestFacts,
  actor: Pick<Actor, 'id' | 'user_type'>,
): boolean {
  const { state_id, approved_by, approver_gone = false } = request;
  if (state_id !== RequestState.approved || approved_by === null) return false;
  if (approved_by === actor.id || hasCanceled(request, actor)) return false;
  return approver_gone || actor.user_type === UserType.admin;
}

/** Whether the user may make a colleague the approver: only who is the approver. */
export function canHandOver(request: RequestFacts, actor: Pick<Actor, 'id'>): boolean {
  return isHeldBy(request, actor);
}

/** Whether this colleague could go on with the request. */
export function canReceive(request: RequestFacts, colleague: Pick<Actor, 'id'>): boolean {
  return !hasCanceled(request, colleague);
}

/** Whether the user may give the request back to who handed it over. */
export function canGiveBack(request: RequestFacts, actor: Pick<Actor, 'id'>): boolean {
  return isHeldBy(request, actor) && (request.handed_over_by ?? null) !== null;
}

/** Whether the user may add a note to a state change. */
export function canNote(actor: Actor): boolean {
  return actor.user_type === UserType.admin || actor.is_service_admin;
}

/** Whether the user may send a message to the request's device. */
export function canMessage(
  request: Pick<RequestFacts, 'approved_by'>,
  actor: Pick<Actor, 'id' | 'user_type'>,
): boolean {
  return actor.user_type === UserType.admin || request.approved_by === actor.id;
}

export type StatusButton = 'open' | 'disabled' | 'canceled';

/**
 * The status button of a list row: `canceled` is the disabled button shown to a user who canceled
 * this request; `disabled` keeps operators from requests that another user approved.
 */
export function statusButton(
  request: RequestFacts,
  actor: Pick<Actor, 'id' | 'user_type'>,
): StatusButton {
  if (hasCanceled(request, actor)) return 'canceled';
  const someoneElses = request.approved_by !== null && request.approved_by !== actor.id;
  return actor.user_type === UserType.operator &&
    request.state_id !== RequestState.waiting &&
    someoneElses
    ? 'disabled'
    : 'open';
}
