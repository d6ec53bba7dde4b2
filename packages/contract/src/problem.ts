import { Type, type Static } from 'typebox';
import { Id } from './refs.ts';

/**
 * Every `errorCode` the server answers with. The console translates `errors.{errorCode}`
 * (specification §8), so a new code needs its text in every language.
 */
export const ERROR_CODES = [
  'invalid_credentials',
  'not_signed_in',
  'account_deleted',
  'session_ended_by_admin',
  'forbidden',
  'origin_refused',
  'not_found',
  'changed_meanwhile',
  'invalid_input',
  'invalid_name',
  'invalid_filter',
  'invalid_sort',
  'body_too_large',
  'unsupported_media_type',
  'too_many_attempts',
  'too_many_requests',
  'request_state_conflict',
  'request_transition_refused',
  'note_refused',
  'take_over_refused',
  'hand_over_refused',
  'withdraw_refused',
  'message_refused',
  'message_published',
  'message_without_devices',
  'too_many_devices',
  'message_stay_changed',
  'stay_changed',
  'password_too_short',
  'password_common',
  'password_of_house',
  'current_password_wrong',
  'confirmation_required',
  'user_exist',
  'user_is_self',
  'user_is_last_admin',
  'service_exist',
  'unknown_icon',
  'unknown_device',
  'device_exist',
  'device_revoked',
  'endpoint_taken',
  'idempotency_mismatch',
  'invalid_device_key',
  'database_unavailable',
  'storage_full',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Fields of forms that an `invalid_input` names; the console translates `errors.fields.{field}`. */
export const NAMED_FIELDS = [
  'username',
  'password',
  'current_password',
  'user_type',
  'service_name',
  'service_name_en',
  'service_name_tr',
  'service_name_cs',
  'icon_id',
  'bg_color',
  'title',
  'message',
  'device_serial_id',
  'note',
  'to_user_id',
  'text',
  'name',
  'serial_id',
  'group_name',
  'time_zone',
] as const;
export type NamedField = (typeof NAMED_FIELDS)[number];

/** A device whose guest is another one than the caller knew of. */
const NewStay = Type.Object({ serial_id: Type.String(), name: Type.String(), stay_id: Id });
export type NewStay = Static<typeof NewStay>;

/** The body of every answer outside 200–299. */
export const ProblemBody = Type.Object(
  {
    message: Type.Optional(Type.String()),
    errorCode: Type.Unsafe<string>({ type: 'string', enum: [...ERROR_CODES] }),
    /** The field that is missing or not valid. */
    field: Type.Optional(Type.Unsafe<NamedField>({ type: 'string', enum: [...NAMED_FIELDS] })),
    /** The character of the field that it must not have, e.g. `U+0007`. */
    character: Type.Optional(Type.String()),
    /** The current row, where the caller decided on an older one. */
    current: Type.Optional(Type.Unknown()),
    /** Name of the user who made the last change. */
    changedBy: Type.Optional(Type.String()),
    /** Of `message_stay_changed`: the devices with their present stays. */
    devices: Type.Optional(Type.Array(NewStay)),
  },
  { $id: 'Problem' },
);
export type ProblemBody = Static<typeof ProblemBody>;
