import { Type, type Static } from 'typebox';
import { MESSAGE_DEVICES_MAX, TEXT_LIMITS } from './constants.ts';
import { MessageState, MessageType } from './messageStates.ts';
import { DIRECTIONS } from './requests.ts';
import {
  Id,
  NamedRowFilter,
  Timestamp,
  enumOf,
  formerly,
  nullable,
  name,
  pageOf,
  prose,
  refTo,
  text,
} from './refs.ts';

export const MessageTypeSchema = enumOf([MessageType.message, MessageType.invoice]);
const MessageStateSchema = enumOf([MessageState.draft, MessageState.published]);

export const Device = Type.Object(
  {
    id: Id,
    serial_id: Type.String(),
    name: Type.String(),
    /** The stay it is in; null before its first. */
    stay_id: nullable(Id),
  },
  { $id: 'Device' },
);
export type Device = Static<typeof Device>;

export const SelectedDevice = Type.Object(
  { serial_id: Type.String(), name: Type.String(), viewed_at: nullable(Timestamp) },
  { $id: 'SelectedDevice' },
);
export type SelectedDevice = Static<typeof SelectedDevice>;

export const Message = Type.Object(
  {
    message_id: Id,
    type: MessageTypeSchema,
    title: Type.String(),
    message: Type.String(),
    state: MessageStateSchema,
    user_id: nullable(Id),
    username: nullable(Type.String()),
    service_id: nullable(Id),
    service_name: nullable(Type.String()),
    icon_path: nullable(Type.String()),
    service_request_id: nullable(Id),
    created_date: Timestamp,
    published_at: nullable(Timestamp),
    device_count: Type.Integer({ minimum: 0 }),
    selected_devices: Type.Array(refTo(SelectedDevice)),
  },
  { $id: 'Message' },
);
export type Message = Static<typeof Message>;

export const MESSAGE_SORT_COLUMNS = ['title', 'username', 'state', 'created_date'] as const;
export type MessageSortColumn = (typeof MESSAGE_SORT_COLUMNS)[number];

/**
 * The filter object of the specification, an allow-list of keys. `device_id =` and `id =`
 * are ours, see `NamedRowFilter`.
 */
export const MessageFilter = Type.Object(
  {
    ...NamedRowFilter,
    'cm.state =': Type.Optional(MessageStateSchema),
    'cm.user_id =': Type.Optional(Id),
    'cm.type =': Type.Optional(MessageTypeSchema),
    'device_id =': Type.Optional(Id),
  },
  { $id: 'MessageFilter', additionalProperties: false },
);
export type MessageFilter = Static<typeof MessageFilter>;

const paging = {
  limit: Type.Integer({ minimum: 1, maximum: 1000, default: 10 }),
  offset: Type.Integer({ minimum: 0, maximum: 2_147_483_647, default: 0 }),
};

export const MessageListQuerystring = Type.Object(paging, { additionalProperties: false });
export const MessageQuerystring = Type.Object(
  {
    ...paging,
    orderBy: Type.Optional(enumOf(MESSAGE_SORT_COLUMNS)),
    direction: Type.Optional(enumOf(DIRECTIONS)),
  },
  { additionalProperties: false },
);
export type MessageQuerystring = Static<typeof MessageQuerystring>;

export const MessagePage = pageOf(refTo(Message));
export type MessagePage = Static<typeof MessagePage>;

const MessageFields = {
  type: MessageTypeSchema,
  title: name(TEXT_LIMITS.title),
  message: prose(TEXT_LIMITS.message, { required: true }),
  device_serial_id: Type.Array(text(TEXT_LIMITS.serialId, { required: true }), {
    minItems: 1,
    maxItems: MESSAGE_DEVICES_MAX,
    uniqueItems: true,
  }),
};

/** What the author knows of the guests of the devices. */
const Stays = {
  stays: Type.Optional(
    Type.Array(Id, {
      maxItems: MESSAGE_DEVICES_MAX,
      uniqueItems: true,
      description:
        'The stays that the devices were in when they were chosen, as `listDevices` answers. A device that is in another one by now counts as one that has begun another stay. Left out, it is for the guests of now.',
    }),
  ),
  new_stays: Type.Optional(
    Type.Array(Id, {
      maxItems: MESSAGE_DEVICES_MAX,
      uniqueItems: true,
      description:
        'Stays whose guests may read it. Where a device has begun another stay since it was chosen, a message that is published is refused with 409 `message_stay_changed` and those devices, unless all their stays are named here.',
    }),
  ),
};

const FormerFields = formerly({
  type: MessageTypeSchema,
  title: text(TEXT_LIMITS.title),
  message: text(TEXT_LIMITS.message),
  device_serial_id: Type.Array(text(TEXT_LIMITS.serialId), { maxItems: MESSAGE_DEVICES_MAX }),
});

export const MessageCreateBody = Type.Object(
  {
    ...MessageFields,
    ...Stays,
    /** Accepted as specified; the author is always the signed-in user. */
    userId: Type.Optional(Id),
    service_request_id: Type.Optional(Id),
    /** Publish in the same transaction. */
    publish: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type MessageCreateBody = Static<typeof MessageCreateBody>;

export const MessageUpdateBody = Type.Object(
  {
    ...MessageFields,
    ...Stays,
    message_id: Id,
    /** Publish in the same transaction. Then every field that someone else changed since `was` is refused. */
    publish: Type.Optional(Type.Boolean()),
    was: FormerFields,
  },
  { additionalProperties: false },
);
export type MessageUpdateBody = Static<typeof MessageUpdateBody>;

export const MessagePublishBody = Type.Object(
  {
    userId: Type.Optional(Id),
    new_stays: Stays.new_stays,
    /** The draft as it was read: another one by now is refused with 409 `changed_meanwhile`. */
    was: FormerFields,
  },
  { additionalProperties: false },
);
export type MessagePublishBody = Static<typeof MessagePublishBody>;

export const MessageSavedAnswer = Type.Object({
  message_id: Id,
  state: MessageStateSchema,
});
export type MessageSavedAnswer = Static<typeof MessageSavedAnswer>;
