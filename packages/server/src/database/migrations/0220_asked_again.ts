import { migrationOf } from './migrationOf.ts';

/** How many times a guest asked, when last, and the request that a new one follows because it was not solved. */
export const askedAgain = migrationOf(({ text }) => [
  `alter table service_request add column asked integer not null default 1`,
  `alter table service_request add column asked_at ${text}`,
  `alter table service_request add column follows_id integer`,
]);
