/** Who acts. `anonymous` has not signed in; `server` is the server's own schedule. */
export const AUDIT_ACTOR_KINDS = ['user', 'device', 'command_line', 'server', 'anonymous'] as const;
export type AuditActorKind = (typeof AUDIT_ACTOR_KINDS)[number];

/** What an action was done to. The id of a session's entry is that of its user. */
export const AUDIT_SUBJECT_KINDS = [
  'user',
  'service',
  'device',
  'message',
  'session',
  'project',
  'request',
] as const;
export type AuditSubjectKind = (typeof AUDIT_SUBJECT_KINDS)[number];

/** Every action of the audit trail. */
export const AUDIT_ACTIONS = [
  'session.started',
  'session.failed',
  'session.ended',
  'user.created',
  'user.changed',
  'user.password_changed',
  'user.services_changed',
  'user.disabled',
  'user.enabled',
  'user.deleted',
  'service.created',
  'service.changed',
  'service.deleted',
  'device.created',
  'device.changed',
  'device.key_changed',
  'device.revoked',
  'device.stay_started',
  'device.stay_changed',
  'device.deleted',
  'message.created',
  'message.changed',
  'message.published',
  'project.created',
  'project.house_changed',
  'project.retention_changed',
  'project.password_policy_changed',
  'project.purged',
  'request.created',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What may be named in an entry's changes: never a secret, never the text of a message or note. */
export const AUDIT_FIELDS = [
  'username',
  'user_type',
  'services',
  'service_name',
  'service_name_en',
  'service_name_tr',
  'service_name_cs',
  'icon',
  'bg_color',
  'serial_id',
  'device_name',
  'group_name',
  'stay_lang',
  'do_not_disturb',
  'title',
  'type',
  'devices',
  'browser',
  'requests',
  'messages',
  'audit',
  'password_policy',
  'project_name',
  'time_zone',
  'person_figures',
  'source',
] as const;
export type AuditField = (typeof AUDIT_FIELDS)[number];

/** Entries of one page, unless the caller asks for another number. */
export const AUDIT_PAGE_SIZE = 50;
