import { Type, type Static } from 'typebox';
import { TEXT_LIMITS } from './constants.ts';
import { REQUEST_COLUMNS, type RequestSortColumn } from './requestColumns.ts';
import { REQUEST_SOURCES, STAFF_SOURCES } from './requestSources.ts';
import { REQUEST_STATES } from './requestStates.ts';
import {
  Id,
  NamedRowFilter,
  Timestamp,
  UtcInstant,
  enumOf,
  nullable,
  pageOf,
  prose,
  refTo,
} from './refs.ts';
import { DashboardService } from './services.ts';

export const RequestStateSchema = enumOf(REQUEST_STATES);
export const RequestSourceSchema = enumOf(REQUEST_SOURCES);

export const ServiceRequest = Type.Object(
  {
    id: Id,
    state_id: RequestStateSchema,
    service_id: Id,
    service_name: Type.String(),
    full_path: Type.String(),
    device_id: Id,
    device_name: Type.String(),
    device_serial_id: Type.String(),
    service_date: Timestamp,
    note: nullable(Type.String()),
    approved_by: nullable(Id),
    approved_by_name: nullable(Type.String()),
    approved_at: nullable(Timestamp),
    canceled_by: nullable(Id),
    canceled_by_name: nullable(Type.String()),
    canceled_at: nullable(Timestamp),
    canceled_log: nullable(Type.String()),
    completed_by: nullable(Id),
    completed_by_name: nullable(Type.String()),
    completed_at: nullable(Timestamp),
    /** How many times the guest asked. */
    asked: Type.Integer({ minimum: 1 }),
    source: RequestSourceSchema,
    // Absent where they do not apply.
    /** Approved, and the user who approved it was deleted. */
    approver_gone: Type.Optional(Type.Boolean()),
    /** Who handed it over to its approver, who may give it back. */
    handed_over_by: Type.Optional(Id),
    handed_over_by_name: Type.Optional(Type.String()),
    /** Who approved it at `approved_at`, once it has had another approver. */
    first_approved_by_name: Type.Optional(Type.String()),
    /** Since when its approver handles it, where it was handed over or taken over. */
    approver_since: Type.Optional(Timestamp),
    /** Its approver got it from a colleague and has not opened it yet. */
    unseen: Type.Optional(Type.Boolean()),
    /** It came before the stay that its device is in now. */
    previous_stay: Type.Optional(Type.Boolean()),
    /** Language of the stay it came in. */
    stay_lang: Type.Optional(Type.String()),
    /** The guest of the stay it came in does not want to be disturbed. */
    do_not_disturb: Type.Optional(Type.Boolean()),
    /** The request of the same guest that was completed and not solved. */
    follows_id: Type.Optional(Id),
    /** Who entered it for the guest. */
    created_by: Type.Optional(Id),
    created_by_name: Type.Optional(Type.String()),
    /** What the signed-in user may do with this row, decided by the server with `requestRules`. */
    allowed_states: Type.Array(RequestStateSchema),
    can_note: Type.Boolean(),
    can_message: Type.Boolean(),
    can_take_over: Type.Boolean(),
    can_hand_over: Type.Boolean(),
    can_give_back: Type.Boolean(),
  },
  { $id: 'ServiceRequest' },
);
export type ServiceRequest = Static<typeof ServiceRequest>;

/** Columns a request list may be ordered by. */
export const REQUEST_SORT_COLUMNS = Object.keys(REQUEST_COLUMNS) as RequestSortColumn[];

export const DIRECTIONS = ['ASC', 'DESC'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/**
 * The filter object of the specification, an allow-list of keys. Ours are `id =`, see `NamedRowFilter`, `completed_by =`, who canceled,
 * days, hours, search and source.
 */
export const RequestFilter = Type.Object(
  {
    ...NamedRowFilter,
    'state_id in': Type.Optional(Type.Array(RequestStateSchema, { minItems: 1, maxItems: 4 })),
    'service_id =': Type.Optional(Id),
    'approved_by =': Type.Optional(Id),
    'canceled_by =': Type.Optional(Id),
    'completed_by =': Type.Optional(Id),
    'device_id =': Type.Optional(Id),
    /** Canceled, and not by staff. */
    canceled_by_guest: Type.Optional(Type.Literal(true)),
    /** From this instant on, and before that one. */
    'service_date >=': Type.Optional(UtcInstant),
    'service_date <': Type.Optional(UtcInstant),
    /** In this hour of a day, in the project's timezone; only with both days above, at most 366. */
    'hour =': Type.Optional(Type.Integer({ minimum: 0, maximum: 23 })),
    /** On this day of the week, Monday is 1; as `hour =`. */
    'weekday =': Type.Optional(Type.Integer({ minimum: 1, maximum: 7 })),
    /**
     * Requests that have each of these words somewhere: in the names of room, group, service and staff, the guest's note
     * or a note of staff, without case and accents. `#12` is the request with this number.
     */
    search: Type.Optional(Type.String({ maxLength: TEXT_LIMITS.search })),
    'source =': Type.Optional(RequestSourceSchema),
  },
  { $id: 'RequestFilter', additionalProperties: false },
);
export type RequestFilter = Static<typeof RequestFilter>;

export const RequestQuerystring = Type.Object(
  {
    limit: Type.Integer({ minimum: 1, maximum: 1000, default: 10 }),
    offset: Type.Integer({ minimum: 0, maximum: 2_147_483_647, default: 0 }),
    orderBy: Type.Optional(enumOf(REQUEST_SORT_COLUMNS)),
    direction: Type.Optional(enumOf(DIRECTIONS)),
  },
  { additionalProperties: false },
);
export type RequestQuerystring = Static<typeof RequestQuerystring>;

export const DashboardQuerystring = Type.Object(
  {
    ...RequestQuerystring.properties,
    /** The start of the day whose completed requests are counted, as `Date.toISOString` writes it. */
    done_since: Type.Optional(UtcInstant),
  },
  { additionalProperties: false },
);
export type DashboardQuerystring = Static<typeof DashboardQuerystring>;

/** Number of the last event that an answer includes: events up to it change nothing about it. */
const Seq = Type.Integer({ minimum: 0 });

export const RequestPage = Type.Object({
  ...pageOf(refTo(ServiceRequest)).properties,
  seq: Seq,
});
export type RequestPage = Static<typeof RequestPage>;

/** A request that a user enters for a guest. */
export const RequestCreateBody = Type.Object(
  {
    service_id: Id,
    device_id: Id,
    note: Type.Optional(nullable(prose(TEXT_LIMITS.note))),
    source: enumOf(STAFF_SOURCES),
  },
  { additionalProperties: false },
);
export type RequestCreateBody = Static<typeof RequestCreateBody>;

export const RequestCreateAnswer = Type.Object({ request: refTo(ServiceRequest) });
export type RequestCreateAnswer = Static<typeof RequestCreateAnswer>;

export const RequestUpdateBody = Type.Object(
  {
    state_id: RequestStateSchema,
    icon: Type.Optional(Type.String({ maxLength: 200 })),
    service_name: Type.Optional(Type.String({ maxLength: TEXT_LIMITS.serviceName })),
    /** The state the user saw; when the row has another one by now, the answer is 409. */
    expected_state_id: Type.Optional(RequestStateSchema),
    /** Sent to the device as a message, in the same transaction. */
    note: Type.Optional(prose(TEXT_LIMITS.note)),
  },
  { additionalProperties: false },
);
export type RequestUpdateBody = Static<typeof RequestUpdateBody>;

export const RequestUpdateAnswer = Type.Object({
  request: refTo(ServiceRequest),
  /** The message the note was sent as; absent when there was no note. */
  message_id: Type.Optional(Id),
});
export type RequestUpdateAnswer = Static<typeof RequestUpdateAnswer>;

/** One change of a request, kept append-only. */
export const RequestHistoryEntry = Type.Object(
  {
    id: Id,
    from_state: nullable(RequestStateSchema),
    to_state: RequestStateSchema,
    user_id: nullable(Id),
    username: nullable(Type.String()),
    note: nullable(Type.String()),
    at: Timestamp,
  },
  { $id: 'RequestHistoryEntry' },
);
export type RequestHistoryEntry = Static<typeof RequestHistoryEntry>;

const Count = Type.Integer({ minimum: 0 });

/** A request that waits, and since when. */
const WaitingRequest = Type.Object({ id: Id, service_id: Id, since: Timestamp });
export type WaitingRequest = Static<typeof WaitingRequest>;

/** With whom requests are, as of `seq` of its answer. */
export const DashboardSummary = Type.Object({
  /** Approved requests per user who approved them. */
  held: Type.Record(Type.String(), Count),
  /** Those of them that they got from a colleague and have not opened yet; absent when there are none. */
  unseen: Type.Optional(Type.Record(Type.String(), Count)),
  /** Requests completed from `done_since` on; absent unless the call asked for it. */
  done: Type.Optional(Count),
  done_since: Type.Optional(Timestamp),
});
export type DashboardSummary = Static<typeof DashboardSummary>;

/** What a project has so far, for the first steps of a new one. */
const ProjectSetup = Type.Object({ devices: Count, users: Count });

/** A service that was deleted while requests of it were open. */
const DeletedService = Type.Object({ service_id: Id, service_name: Type.String() });
export type DeletedService = Static<typeof DeletedService>;

export const DashboardData = Type.Object(
  {
    requests: RequestPage,
    services: Type.Array(refTo(DashboardService)),
    /** Open requests per service_id. */
    grouped: Type.Record(Type.String(), Count),
    /** Those of them that wait, per service_id. */
    waiting: Type.Record(Type.String(), Count),
    /** The requests that have waited longest, these first; at most a thousand. */
    longest_waiting: Type.Array(WaitingRequest),
    summary: DashboardSummary,
    /** Deleted services whose open requests are among `grouped`. */
    deleted_services: Type.Array(DeletedService),
    setup: ProjectSetup,
    /** Services whose admin the user is, deleted ones among them: the rules ask for it. */
    admin_of: Type.Array(Id),
    seq: Seq,
  },
  { $id: 'DashboardData' },
);
export type DashboardData = Static<typeof DashboardData>;

export const FilteringOption = Type.Object({
  id: Id,
  label: Type.String(),
  /** A service that was deleted, with requests that are still open. */
  deleted: Type.Optional(Type.Boolean()),
});
export type FilteringOption = Static<typeof FilteringOption>;

export const FilteringOptions = Type.Object(
  {
    devices: Type.Array(FilteringOption),
    services: Type.Array(FilteringOption),
    users: Type.Array(FilteringOption),
  },
  { $id: 'FilteringOptions' },
);
export type FilteringOptions = Static<typeof FilteringOptions>;
