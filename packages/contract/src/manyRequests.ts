import { Type, type Static } from 'typebox';
import { HandOverBody } from './handOver.ts';
import { ProblemBody } from './problem.ts';
import { Id, refTo } from './refs.ts';
import { RequestUpdateBody, ServiceRequest } from './requests.ts';

/** How many requests one call may change. */
export const MANY_REQUESTS = 100;

const { state_id, expected_state_id, note } = RequestUpdateBody.properties;
const bounds = { minItems: 1, maxItems: MANY_REQUESTS };

export const ManyStatesBody = Type.Object(
  {
    /** The requests, each with the state the user saw. */
    requests: Type.Array(
      Type.Object({ id: Id, expected_state_id }, { additionalProperties: false }),
      bounds,
    ),
    state_id,
    /** Sent to the device of each as a message. */
    note,
  },
  { additionalProperties: false },
);
export type ManyStatesBody = Static<typeof ManyStatesBody>;

export const ManyHandOverBody = Type.Object(
  { ids: Type.Array(Id, bounds), ...HandOverBody.properties },
  { additionalProperties: false },
);
export type ManyHandOverBody = Static<typeof ManyHandOverBody>;

/** What became of one request: as it now is, or why it was not changed. */
export const ManyResult = Type.Object({
  id: Id,
  request: Type.Optional(refTo(ServiceRequest)),
  problem: Type.Optional(refTo(ProblemBody)),
});
export type ManyResult = Static<typeof ManyResult>;

/** In the order of the ids. */
export const ManyAnswer = Type.Object({ results: Type.Array(ManyResult) });
export type ManyAnswer = Static<typeof ManyAnswer>;
