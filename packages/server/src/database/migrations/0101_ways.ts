import { migrationOf } from './migrationOf.ts';

/**
 * Handing over requests, notes of staff, and the management of devices: groups, revoked keys, when they called
 * last, and stays.
 */
export const ways = migrationOf(({ id, text }) => [
  `create table stay (
    id ${id},
    project_id integer not null,
    device_id integer not null,
    started_at ${text} not null,
    lang ${text},
    do_not_disturb integer not null default 0,
    unique (project_id, id),
    foreign key (project_id, device_id) references device (project_id, id)
  )`,
  `create index stay_device on stay (project_id, device_id, id)`,

  `alter table device add column group_name ${text}`,
  `alter table device add column revoked_at ${text}`,
  `alter table device add column last_seen_at ${text}`,
  `alter table device add column online integer not null default 0`,
  `alter table device add column app_version ${text}`,
  `alter table device add column battery integer`,
  // No foreign key: the stay has one to the device, and a copy inserts one of them first.
  `alter table device add column stay_id integer`,
  `create index device_online on device (project_id, last_seen_at) where online = 1`,
  `alter table project add column presence_at ${text}`,

  `alter table service_request add column stay_id integer references stay (id)`,
  `alter table service_request add column handed_over_by integer references app_user (id)`,
  // A parent row is only deleted, or its key changed, after a look for these.
  `create index service_request_stay on service_request (stay_id) where stay_id is not null`,
  `create index service_request_giver on service_request (handed_over_by)
    where handed_over_by is not null`,
  `alter table message_device add column stay_id integer references stay (id)`,
  `alter table message_device add column delivered_at ${text}`,
  `create index message_device_stay on message_device (stay_id) where stay_id is not null`,

  `create table request_hand_over (
    id ${id},
    project_id integer not null,
    request_id integer not null,
    how ${text} not null,
    from_user_id integer not null,
    to_user_id integer not null,
    by_user_id integer not null,
    created_at ${text} not null,
    foreign key (project_id, request_id) references service_request (project_id, id),
    foreign key (project_id, from_user_id) references app_user (project_id, id),
    foreign key (project_id, to_user_id) references app_user (project_id, id),
    foreign key (project_id, by_user_id) references app_user (project_id, id)
  )`,
  `create index request_hand_over_request on request_hand_over (project_id, request_id, created_at, id)`,

  `create table staff_note (
    id ${id},
    project_id integer not null,
    request_id integer not null,
    user_id integer not null,
    text ${text} not null,
    created_at ${text} not null,
    withdrawn_at ${text},
    foreign key (project_id, request_id) references service_request (project_id, id),
    foreign key (project_id, user_id) references app_user (project_id, id)
  )`,
  `create index staff_note_request on staff_note (project_id, request_id, created_at, id)`,
]);
