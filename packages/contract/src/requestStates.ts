/** States of a service request (specification §4). */
export const RequestState = { waiting: 1, approved: 2, canceled: 3, done: 4 } as const;
export type RequestState = (typeof RequestState)[keyof typeof RequestState];

export const REQUEST_STATES = [1, 2, 3, 4] as const satisfies readonly RequestState[];

/** The states that the dashboard and an unfiltered list show. */
export const OPEN_REQUEST_STATES = [1, 2] as const satisfies readonly RequestState[];
