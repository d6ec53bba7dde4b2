import { migrationOf } from './migrationOf.ts';

/** How each request came in, and who entered it. All that there are were sent by their device. */
export const requestSource = migrationOf(({ text }) => [
  `alter table service_request add column source ${text} not null default 'device'`,
  `alter table service_request add column created_by integer references app_user (id)`,
  // A user is only deleted, or their key changed, after a look for these.
  `create index service_request_created_by on service_request (created_by)
    where created_by is not null`,
  // What reports keep of deleted requests: each was counted once by its service.
  `insert into report_total (project_id, kind, day, key, state_id, by_guest, to_approve, to_finish, count)
    select project_id, 'source', day, 0, state_id, by_guest, to_approve, to_finish, sum(count)
    from report_total where kind = 'service'
    group by project_id, day, state_id, by_guest, to_approve, to_finish`,
]);
