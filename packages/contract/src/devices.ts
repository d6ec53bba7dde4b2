import { Type, type Static } from 'typebox';
import { TEXT_LIMITS } from './constants.ts';
import { MessageTypeSchema } from './messages.ts';
import { RequestStateSchema } from './requests.ts';
import { ServiceNames } from './services.ts';
import { Id, Timestamp, nullable, pageOf, prose, refTo } from './refs.ts';

/** The device itself, as it may read it: where it is, and what is known of the guest who is there. */
export const OwnDevice = Type.Object(
  {
    id: Id,
    name: Type.String(),
    project: Type.Object({ id: Id, name: Type.String(), time_zone: Type.String() }),
    /** The stay it is in; null before its first. Another one than before: forget what was kept. */
    stay_id: nullable(Id),
    /** Language of the guest (BCP 47), if it is known. */
    lang: Type.Optional(Type.String()),
    do_not_disturb: Type.Optional(Type.Boolean()),
  },
  { $id: 'OwnDevice' },
);
export type OwnDevice = Static<typeof OwnDevice>;

/** A request for a service, as a device sends it. */
export const DeviceRequestBody = Type.Object(
  {
    service_id: Id,
    note: Type.Optional(nullable(prose(TEXT_LIMITS.note))),
    stay_id: Type.Optional(
      Type.Union([Id, Type.Null()], {
        description:
          'The stay of the guest who asks, as `GET /api/device` told it: after another has begun, the answer is 409 `stay_changed`. Left out, it is the present one.',
      }),
    ),
    follows_id: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 2_147_483_647,
        description:
          'The own request of the same service, completed at most 30 minutes ago, that was not solved; else the answer is 409 `request_state_conflict`.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type DeviceRequestBody = Static<typeof DeviceRequestBody>;

const NamedService = {
  /** In the language that the call asks for, or that of the stay. */
  service_name: Type.String(),
  /** In every language, where they differ, so that a guest may switch. */
  service_names: Type.Optional(ServiceNames),
};

/** A request as its device may read it: without names of staff and without the log. */
export const DeviceRequest = Type.Object(
  {
    id: Id,
    state_id: RequestStateSchema,
    service_id: Id,
    ...NamedService,
    service_date: Timestamp,
    note: nullable(Type.String()),
    approved_at: nullable(Timestamp),
    canceled_at: nullable(Timestamp),
    completed_at: nullable(Timestamp),
    /** How many times the guest asked, and when last if more than once. */
    asked: Type.Integer({ minimum: 1 }),
    asked_at: Type.Optional(Timestamp),
    /** The request that was completed and not solved. */
    follows_id: Type.Optional(Id),
  },
  { $id: 'DeviceRequest' },
);
export type DeviceRequest = Static<typeof DeviceRequest>;

export const DeviceRequestPage = pageOf(refTo(DeviceRequest));

export const DeviceService = Type.Object(
  {
    id: Id,
    ...NamedService,
    /** Path of the icon's image. */
    full_path: Type.String(),
    bg_color: Type.String(),
    /** Name of the icon in the icon service, e.g. `lucide:bed`. */
    icon: Type.Optional(Type.String()),
  },
  { $id: 'DeviceService' },
);
export type DeviceService = Static<typeof DeviceService>;

export const DeviceMessage = Type.Object(
  {
    message_id: Id,
    type: MessageTypeSchema,
    title: Type.String(),
    message: Type.String(),
    published_at: Timestamp,
    viewed_at: nullable(Timestamp),
  },
  { $id: 'DeviceMessage' },
);
export type DeviceMessage = Static<typeof DeviceMessage>;

export const DeviceMessagePage = pageOf(refTo(DeviceMessage));

export const DevicePaging = Type.Object(
  {
    limit: Type.Integer({ minimum: 1, maximum: 200, default: 50 }),
    offset: Type.Integer({ minimum: 0, maximum: 2_147_483_647, default: 0 }),
  },
  { additionalProperties: false },
);
