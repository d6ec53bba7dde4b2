/** How a request came in. The last but one is from the card of a room, on the guest's own phone. */
export const REQUEST_SOURCES = ['device', 'phone', 'desk', 'card', 'other'] as const;
export type RequestSource = (typeof REQUEST_SOURCES)[number];

/** Those that staff may enter. */
export const STAFF_SOURCES = ['phone', 'desk', 'other'] as const satisfies readonly RequestSource[];
