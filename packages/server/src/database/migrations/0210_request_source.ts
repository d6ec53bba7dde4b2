import { migrationOf } from './migrationOf.ts';

/** How each request came in, and who entered it. All that there are were sent by their device. */
export const requestSource = migrationOf(({ text }) => [
  `alter table service_request add column source ${text} not null default 'device'`,
  `alter table service_request add column created_by integer references app_user (id)`,
  // A user is only deleted, or their key changed, after a look for these.
  `create index service_request_created_by on service_request (created_by)
    where created_by is not null`,
]);
