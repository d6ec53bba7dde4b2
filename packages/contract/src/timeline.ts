import { Type, type Static } from 'typebox';
import { TEXT_LIMITS } from './constants.ts';
import { MessageTypeSchema } from './messages.ts';
import { RequestSourceSchema, RequestStateSchema } from './requests.ts';
import { Id, Timestamp, enumOf, nullable, prose, refTo } from './refs.ts';

/** The kinds of entries of a timeline; three are `HandOverKind`. */
export const TIMELINE_KINDS = [
  'created',
  'repeated',
  'state',
  'message',
  'note',
  'taken_over',
  'handed_over',
  'given_back',
  'asked_again',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** From where something was done. */
const TIMELINE_SOURCES = ['console', 'device'] as const;

/** What was sent to the guest, and how far it got. */
const TimelineMessage = Type.Object({
  message_id: Id,
  type: MessageTypeSchema,
  title: Type.String(),
  /** When the device first asked for it; null: not yet, or it was before the server kept it. */
  delivered_at: nullable(Timestamp),
  viewed_at: nullable(Timestamp),
});

/** A staff note, which no device ever sees. */
const TimelineNote = Type.Object({
  note_id: Id,
  /** Then `text` of the entry is null. */
  withdrawn_at: nullable(Timestamp),
  /** Until when its author, if that is the caller, may withdraw it; null: nobody, or not the caller. */
  withdraw_until: nullable(Timestamp),
});

const TimelineUser = Type.Object({ id: Id, username: Type.String() });

export const TimelineEntry = Type.Object(
  {
    /** Unique within the timeline, and the same whenever it is read. */
    key: Type.String(),
    kind: enumOf(TIMELINE_KINDS),
    at: Timestamp,
    source: enumOf(TIMELINE_SOURCES),
    /** Who did it; null: the guest, at `device_name`. */
    user_id: nullable(Id),
    username: nullable(Type.String()),
    /** The device, where `source` is one. */
    device_name: nullable(Type.String()),
    /**
     * `created`, `repeated`: the guest's note. `state`, `message`: what the guest was sent. `note`: the staff
     * note, null once it was withdrawn.
     */
    text: nullable(Type.String()),
    /** Of `created` and `repeated`: how it came in. */
    came_by: Type.Optional(RequestSourceSchema),
    /** Of `state`. */
    from_state: Type.Optional(RequestStateSchema),
    to_state: Type.Optional(RequestStateSchema),
    /** Of a change of the approver. */
    from: Type.Optional(TimelineUser),
    to: Type.Optional(TimelineUser),
    /** Of `repeated`: the other request of the same service. */
    request_id: Type.Optional(Id),
    /** Of `message`, and of `state` if a note was sent with it. */
    message: Type.Optional(TimelineMessage),
    /** Of `note`. */
    note: Type.Optional(TimelineNote),
  },
  { $id: 'TimelineEntry' },
);
export type TimelineEntry = Static<typeof TimelineEntry>;

/** The position behind an entry: its time, kind and id. */
const TIMELINE_CURSOR_PATTERN = '^[0-9TZ:.-]{24}_[0-9]_[0-9]{1,10}$';

export const TimelineQuerystring = Type.Object(
  {
    limit: Type.Integer({ minimum: 1, maximum: 500, default: 200 }),
    /** `next` of the answer before: the entries after that page, which are newer. */
    after: Type.Optional(Type.String({ pattern: TIMELINE_CURSOR_PATTERN })),
  },
  { additionalProperties: false },
);
export type TimelineQuerystring = Static<typeof TimelineQuerystring>;

/** Entries of a request, oldest first. */
export const TimelinePage = Type.Object({
  data: Type.Array(refTo(TimelineEntry)),
  /** For `after`; null when there are no newer entries. */
  next: nullable(Type.String()),
  /** Number of the last event that the answer includes. */
  seq: Type.Integer({ minimum: 0 }),
});
export type TimelinePage = Static<typeof TimelinePage>;

export const StaffNoteBody = Type.Object(
  { text: prose(TEXT_LIMITS.staffNote, { required: true }) },
  { additionalProperties: false },
);
export type StaffNoteBody = Static<typeof StaffNoteBody>;

/** The note as an entry of the timeline. */
export const StaffNoteAnswer = Type.Object({ entry: refTo(TimelineEntry) });
export type StaffNoteAnswer = Static<typeof StaffNoteAnswer>;
