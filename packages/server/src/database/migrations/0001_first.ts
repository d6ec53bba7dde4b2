import { migrationOf } from './migrationOf.ts';

/**
 * Foreign keys include the project: a row cannot reference a row of another project, even if a query
 * forgets its condition.
 */
export const first = migrationOf(({ id, text }) => [
  `create table meta (key ${text} primary key, value ${text} not null)`,

  `create table project (
    id ${id},
    code ${text} not null unique,
    name ${text} not null,
    event_seq bigint not null default 0,
    created_at ${text} not null
  )`,

  `create table app_user (
    id ${id},
    project_id integer not null references project (id),
    username ${text} not null,
    username_key ${text} not null,
    user_type integer not null check (user_type in (1, 2)),
    lang ${text} not null,
    password_hash ${text} not null,
    created_at ${text} not null,
    deleted_at ${text},
    unique (project_id, id)
  )`,
  `create unique index app_user_username on app_user (project_id, username_key) where deleted_at is null`,

  `create table session (
    id_hash ${text} primary key,
    user_id integer not null references app_user (id),
    created_at ${text} not null,
    last_seen_at ${text} not null,
    expires_at ${text} not null,
    user_agent ${text},
    address ${text} not null
  )`,
  `create index session_of_user on session (user_id)`,
  `create index session_expiry on session (expires_at)`,

  `create table sign_in_attempt (
    key ${text} primary key,
    failures integer not null,
    last_at ${text} not null
  )`,
  `create index sign_in_attempt_last on sign_in_attempt (last_at)`,

  `create table service (
    id ${id},
    project_id integer not null references project (id),
    service_name ${text} not null,
    icon_id integer not null,
    bg_color ${text} not null,
    created_at ${text} not null,
    deleted_at ${text},
    unique (project_id, id)
  )`,
  `create unique index service_name on service (project_id, lower(service_name)) where deleted_at is null`,

  `create table user_service (
    project_id integer not null,
    user_id integer not null,
    service_id integer not null,
    primary key (user_id, service_id),
    foreign key (project_id, user_id) references app_user (project_id, id),
    foreign key (project_id, service_id) references service (project_id, id)
  )`,
  `create index user_service_service on user_service (service_id)`,

  `create table device (
    id ${id},
    project_id integer not null references project (id),
    serial_id ${text} not null,
    name ${text} not null,
    key_hash ${text} not null unique,
    created_at ${text} not null,
    unique (project_id, id),
    unique (project_id, serial_id)
  )`,

  `create table service_request (
    id ${id},
    project_id integer not null references project (id),
    state_id integer not null check (state_id in (1, 2, 3, 4)),
    service_id integer not null,
    device_id integer not null,
    service_date ${text} not null,
    note ${text},
    approved_by integer,
    approved_at ${text},
    canceled_by integer,
    canceled_at ${text},
    canceled_log ${text},
    completed_by integer,
    completed_at ${text},
    created_at ${text} not null,
    unique (project_id, id),
    foreign key (project_id, service_id) references service (project_id, id),
    foreign key (project_id, device_id) references device (project_id, id),
    foreign key (project_id, approved_by) references app_user (project_id, id),
    foreign key (project_id, canceled_by) references app_user (project_id, id),
    foreign key (project_id, completed_by) references app_user (project_id, id)
  )`,
  `create index service_request_state on service_request (project_id, state_id, id)`,
  `create index service_request_service on service_request (project_id, service_id, state_id, id)`,
  `create index service_request_device on service_request (project_id, device_id, id)`,
  `create index service_request_approver on service_request (project_id, approved_by, id)`,
  `create index service_request_canceler on service_request (project_id, canceled_by, id)`,

  `create table request_history (
    id ${id},
    project_id integer not null,
    request_id integer not null,
    from_state integer,
    to_state integer not null,
    user_id integer,
    note ${text},
    created_at ${text} not null,
    foreign key (project_id, request_id) references service_request (project_id, id),
    foreign key (project_id, user_id) references app_user (project_id, id)
  )`,
  `create index request_history_request on request_history (project_id, request_id, id)`,

  `create table message (
    id ${id},
    project_id integer not null references project (id),
    type integer not null check (type in (1, 2)),
    state integer not null check (state in (1, 2)),
    title ${text} not null,
    message ${text} not null,
    user_id integer not null,
    service_id integer,
    service_request_id integer,
    created_at ${text} not null,
    published_at ${text},
    unique (project_id, id),
    foreign key (project_id, user_id) references app_user (project_id, id),
    foreign key (project_id, service_id) references service (project_id, id),
    foreign key (project_id, service_request_id) references service_request (project_id, id)
  )`,
  `create index message_created on message (project_id, created_at, id)`,
  `create index message_state on message (project_id, state, created_at, id)`,
  `create index message_user on message (project_id, user_id, created_at, id)`,

  `create table message_device (
    project_id integer not null,
    message_id integer not null,
    device_id integer not null,
    viewed_at ${text},
    primary key (message_id, device_id),
    foreign key (project_id, message_id) references message (project_id, id),
    foreign key (project_id, device_id) references device (project_id, id)
  )`,
  `create index message_device_device on message_device (device_id, message_id)`,

  `create table push_subscription (
    id ${id},
    project_id integer not null,
    user_id integer not null,
    endpoint ${text} not null unique,
    p256dh ${text} not null,
    auth ${text} not null,
    created_at ${text} not null,
    foreign key (project_id, user_id) references app_user (project_id, id)
  )`,
  `create index push_subscription_user on push_subscription (project_id, user_id)`,

  `create table idempotency_key (
    project_id integer not null references project (id),
    owner ${text} not null,
    key ${text} not null,
    body_hash ${text} not null,
    answer ${text},
    created_at ${text} not null,
    primary key (project_id, owner, key)
  )`,
  `create index idempotency_key_created on idempotency_key (created_at)`,

  `create table event (
    project_id integer not null references project (id),
    seq bigint not null,
    event ${text} not null,
    payload ${text} not null,
    created_at ${text} not null,
    primary key (project_id, seq)
  )`,
  `create index event_created on event (created_at)`,
]);
