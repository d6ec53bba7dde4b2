import { Type, type Static } from 'typebox';
import { TEXT_LIMITS } from './constants.ts';
import { ServiceRequest } from './requests.ts';
import { Id, prose, refTo } from './refs.ts';

/** The ways a request gets another approver. */
export const HAND_OVER_KINDS = ['taken_over', 'handed_over', 'given_back'] as const;
export type HandOverKind = (typeof HAND_OVER_KINDS)[number];

export const TakeOverBody = Type.Object(
  {
    /** The approver the user saw; when the request has another one by now, the answer is 409. */
    expected_approved_by: Id,
  },
  { additionalProperties: false },
);
export type TakeOverBody = Static<typeof TakeOverBody>;

export const HandOverBody = Type.Object(
  {
    to_user_id: Id,
    /** For staff only; it stands in the timeline as a staff note. */
    note: Type.Optional(prose(TEXT_LIMITS.handOverNote)),
  },
  { additionalProperties: false },
);
export type HandOverBody = Static<typeof HandOverBody>;

/** The request with its new approver, as the caller reads it. */
export const HandOverAnswer = Type.Object({ request: refTo(ServiceRequest) });
export type HandOverAnswer = Static<typeof HandOverAnswer>;
