import { Type, type Static } from 'typebox';
import { DEVICES_ADDED_MAX, DEVICE_LIST_STATES, TEXT_LIMITS } from './constants.ts';
import { Id, Timestamp, enumOf, formerly, name, nullable, refTo, text } from './refs.ts';

/** A language of a guest, as BCP 47 writes it: `de`, `pt-BR`. */
const GuestLanguage = Type.String({
  pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$',
  maxLength: 35,
});

/** The time one guest has a device: what came before it is not shown on the device. */
export const Stay = Type.Object(
  {
    id: Id,
    started_at: Timestamp,
    lang: nullable(GuestLanguage),
    do_not_disturb: Type.Boolean(),
  },
  { $id: 'Stay' },
);
export type Stay = Static<typeof Stay>;

/** A device as staff manage it. Its key is in no answer but those of `create` and `rotate`. */
export const ManagedDevice = Type.Object(
  {
    id: Id,
    serial_id: Type.String(),
    name: Type.String(),
    group_name: nullable(Type.String()),
    created_at: Timestamp,
    /** Its key has ended; a new key lets it in again. */
    revoked_at: nullable(Timestamp),
    /** Whether it has called within `DEVICE_ONLINE_MS`. */
    online: Type.Boolean(),
    /** Null: it has not called since the server keeps it. */
    last_seen_at: nullable(Timestamp),
    /** As the device reports it, if it does. */
    app_version: nullable(Type.String()),
    /** Percent, as the device reports it, if it does. */
    battery: nullable(Type.Integer({ minimum: 0, maximum: 100 })),
    /** Waiting or approved, of earlier stays as well. */
    open_requests: Type.Integer({ minimum: 0 }),
    last_request_at: nullable(Timestamp),
    /** Null: it has never had one, and shows all it ever sent and got. */
    stay: nullable(refTo(Stay)),
  },
  { $id: 'ManagedDevice' },
);
export type ManagedDevice = Static<typeof ManagedDevice>;

export const DeviceListQuerystring = Type.Object(
  {
    limit: Type.Integer({ minimum: 1, maximum: 1000, default: 1000 }),
    offset: Type.Integer({ minimum: 0, maximum: 2_147_483_647, default: 0 }),
    /** Devices with this in their name, serial id or group, whatever its case and accents. */
    search: Type.Optional(Type.String({ maxLength: TEXT_LIMITS.search })),
    group: Type.Optional(Type.String({ maxLength: TEXT_LIMITS.deviceGroup })),
    /** Whether they are online now. */
    state: Type.Optional(enumOf(DEVICE_LIST_STATES)),
    /** This one device. */
    id: Type.Optional(Id),
  },
  { additionalProperties: false },
);
export type DeviceListQuerystring = Static<typeof DeviceListQuerystring>;

/** Devices by name, numbers by their value; revoked ones among them. */
export const DeviceList = Type.Object({
  totalCount: Type.Integer({ minimum: 0 }),
  data: Type.Array(refTo(ManagedDevice)),
  /** Devices of the project, whatever was searched for. */
  deviceCount: Type.Integer({ minimum: 0 }),
  /** Every group of the project, by name. */
  groups: Type.Array(Type.String()),
  /** The server's clock, for what is said of `last_seen_at`. */
  now: Timestamp,
  /** Number of the last event that the answer includes. */
  seq: Type.Integer({ minimum: 0 }),
});
export type DeviceList = Static<typeof DeviceList>;

const NameFields = {
  name: name(TEXT_LIMITS.deviceName),
  /** Null or absent: in no group. */
  group_name: Type.Optional(nullable(name(TEXT_LIMITS.deviceGroup))),
};

export const DeviceCreateBody = Type.Object(
  { serial_id: name(TEXT_LIMITS.serialId), ...NameFields },
  { additionalProperties: false },
);
export type DeviceCreateBody = Static<typeof DeviceCreateBody>;

export const DevicesCreateBody = Type.Object(
  {
    /** Each is also the serial id of its device. Cleaned as names are; one that cannot be a name adds nothing. */
    names: Type.Array(Type.String({ maxLength: TEXT_LIMITS.title }), {
      minItems: 1,
      maxItems: DEVICES_ADDED_MAX,
    }),
    group_name: NameFields.group_name,
    /** Answers what would come of it, and adds nothing. */
    preview: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type DevicesCreateBody = Static<typeof DevicesCreateBody>;

export const DeviceUpdateBody = Type.Object(
  {
    ...NameFields,
    was: formerly({
      name: text(TEXT_LIMITS.deviceName),
      group_name: nullable(text(TEXT_LIMITS.deviceGroup)),
    }),
  },
  { additionalProperties: false },
);
export type DeviceUpdateBody = Static<typeof DeviceUpdateBody>;

export const DeviceAnswer = Type.Object({ device: refTo(ManagedDevice) });
export type DeviceAnswer = Static<typeof DeviceAnswer>;

/** The only answer that has the key; the server keeps its hash alone. */
export const DeviceKeyAnswer = Type.Object({ device: refTo(ManagedDevice), key: Type.String() });
export type DeviceKeyAnswer = Static<typeof DeviceKeyAnswer>;

/** What became of a name, or would: the key of what is added is in this answer alone. */
const AddedDevice = Type.Object({
  name: Type.String(),
  /** `exists`: a device has this name or serial id, or an earlier row has. */
  outcome: enumOf(['new', 'added', 'exists', 'invalid']),
  device: nullable(refTo(ManagedDevice)),
  key: nullable(Type.String()),
});
export type AddedDevice = Static<typeof AddedDevice>;

/** A row for each name, in their order. */
export const DevicesCreateAnswer = Type.Object({ rows: Type.Array(AddedDevice) });
export type DevicesCreateAnswer = Static<typeof DevicesCreateAnswer>;

const GuestFields = {
  lang: Type.Optional(nullable(GuestLanguage)),
  do_not_disturb: Type.Optional(Type.Boolean()),
};

const KnownStay = {
  stay_id: Type.Optional(
    Type.Union([Id, Type.Null()], {
      description:
        'The stay that the caller knows of, null for none: when the device has another by now, the answer is 409 `stay_changed` with the device. Left out, it is the present one.',
    }),
  ),
};

/** For a new stay: what is absent is not known, or no. */
export const StayBody = Type.Object(
  { ...GuestFields, ...KnownStay },
  { additionalProperties: false },
);
export type StayBody = Static<typeof StayBody>;

/** For changing the stay there is. */
export const StayUpdateBody = Type.Object(
  {
    ...GuestFields,
    ...KnownStay,
    was: formerly({ lang: nullable(GuestLanguage), do_not_disturb: Type.Boolean() }),
  },
  { additionalProperties: false },
);
export type StayUpdateBody = Static<typeof StayUpdateBody>;
