import { stateOptions } from '@concierge/console/features/requests/stateOptions';
import { REQUEST_STATES } from '@concierge/contract/requestStates';
import type { SharedRequest } from '@concierge/contract/requestView';
import type { ReplyModalProps } from '@concierge/ui/concierge/ReplyModal';
import { requestFor } from '../hotel/answers.ts';
import { found, userNamed } from '../hotel/hotel.ts';
import { rowOf } from '../hotel/rows.ts';
import type { Texts } from './texts.ts';

/** What the reply to a request shows a member of the staff, as the console decides it. */
export function replyTo(texts: Texts, request: SharedRequest, staff = 'helena') {
  const { t, hotel, historyOf } = texts;
  const viewer = userNamed(hotel, staff);
  const seen = requestFor(hotel, request, viewer);
  return {
    request: rowOf(texts, request, viewer),
    states: stateOptions(seen, viewer).map(({ state, allowed, reason }) => ({
      state,
      allowed,
      ...(reason && reason !== 'current' && { reason: t(`requests:reply.reasons.${reason}`) }),
    })),
    history: historyOf(seen),
    canNote: seen.can_note,
    canMessage: seen.can_message,
  } satisfies Partial<ReplyModalProps>;
}

/** The latest request of the hotel that fits; with a note. */
export const latest = (
  { hotel }: Texts,
  fits: (request: SharedRequest) => boolean,
): SharedRequest => found(hotel.requests.find((one) => one.note !== null && fits(one)));

/** The latest request in a state, waiting unless given. */
export const latestIn = (texts: Texts, state: (typeof REQUEST_STATES)[number] = 1): SharedRequest =>
  latest(texts, ({ state_id }) => state_id === state);
