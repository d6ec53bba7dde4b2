import { migrationOf } from './migrationOf.ts';

/**
 * The timezone of a project, whether its reports have figures per person, and what its reports keep of requests that were
 * deleted: how many alike there were. No time is -1, so that rows which are alike are one.
 */
export const reports = migrationOf(({ text }) => [
  `alter table project add column time_zone ${text} not null default 'UTC'`,
  `alter table project add column person_figures integer not null default 1`,
  `create table report_total (
    project_id integer not null references project (id),
    kind ${text} not null,
    day ${text} not null,
    key integer not null,
    state_id integer not null,
    by_guest integer not null,
    to_approve integer not null,
    to_finish integer not null,
    count integer not null,
    primary key (project_id, kind, day, key, state_id, by_guest, to_approve, to_finish)
  )`,
  `create index service_request_date on service_request (project_id, service_date)`,
]);
