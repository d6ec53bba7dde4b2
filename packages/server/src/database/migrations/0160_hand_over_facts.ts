import { migrationOf } from './migrationOf.ts';

/**
 * Of requests that got another approver: who approved them, since when the present one handles them, and whether that one
 * has opened them. What was handed over before counts as opened.
 */
export const handOverFacts = migrationOf(({ text }) => [
  `alter table service_request add column first_approved_by integer references app_user (id)`,
  `alter table service_request add column approver_since ${text}`,
  `alter table service_request add column unseen integer not null default 0`,
  // A user is only deleted, or their key changed, after a look for these.
  `create index service_request_first_approver on service_request (first_approved_by)
    where first_approved_by is not null`,
  `update service_request set
    first_approved_by = (
      select from_user_id from request_hand_over as given
      where given.project_id = service_request.project_id and given.request_id = service_request.id
      order by given.created_at, given.id limit 1
    ),
    approver_since = (
      select max(created_at) from request_hand_over as given
      where given.project_id = service_request.project_id and given.request_id = service_request.id
    )
    where exists (
      select 1 from request_hand_over as given
      where given.project_id = service_request.project_id and given.request_id = service_request.id
    )`,
]);
