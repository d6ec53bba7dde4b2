import {
  type Actor,
  type RequestFacts,
  allowedStates,
  canGiveBack,
  canHandOver,
  canMessage,
  canNote,
  canTakeOver,
} from './requestRules.ts';
import type { Language } from './constants.ts';
import type { ServiceRequest } from './requests.ts';
import { inLanguage, type ServiceNames } from './serviceNames.ts';

/** What of a request depends on who reads it. */
type ReaderColumn =
  | 'allowed_states'
  | 'can_note'
  | 'can_message'
  | 'can_take_over'
  | 'can_hand_over'
  | 'can_give_back';

/** A request as everyone in its project reads it: without what depends on the reader, with the service's names. */
export type SharedRequest = Omit<ServiceRequest, ReaderColumn> & { service_names?: ServiceNames };

/** Who reads a request, as the rules see them, and the language of their console. */
export interface Reader extends Actor {
  lang?: Language;
}

/**
 * A request as this user reads it, with what they may do with it. The server answers with it, and a console
 * makes it from a live event, by the same rules.
 */
export function viewRequest<Row extends RequestFacts & Pick<SharedRequest, 'service_name'>>(
  row: Row & Pick<SharedRequest, 'service_names'>,
  actor: Reader,
): Omit<Row, 'service_names'> & Pick<ServiceRequest, ReaderColumn> {
  return {
    ...inLanguage(row, actor.lang),
    allowed_states: [...allowedStates(row, actor)],
    can_note: canNote(actor),
    can_message: canMessage(row, actor),
    can_take_over: canTakeOver(row, actor),
    can_hand_over: canHandOver(row, actor),
    can_give_back: canGiveBack(row, actor),
  };
}
