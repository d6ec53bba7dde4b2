import {
  AUDIT_ACTIONS,
  AUDIT_ACTOR_KINDS,
  AUDIT_SUBJECT_KINDS,
} from '@concierge/contract/auditKinds';
import type { CsvSeparator, CsvTimes } from '@concierge/contract/csv';
import { INCOMPLETE_LABEL } from '@concierge/contract/csv';
import { paths } from '@concierge/contract/paths';
import { REQUEST_COLUMNS, type RequestSortColumn } from '@concierge/contract/requestColumns';
import { REQUEST_SOURCES } from '@concierge/contract/requestSources';
import type { TFunction } from 'i18next';

/** The lists that are also files, by the address of their pages. */
export const EXPORT_PATHS = {
  requests: paths.requestQuery,
  messages: paths.messageQuery,
  rooms: paths.deviceList,
  users: paths.users,
  services: paths.serviceQuery,
  audit: paths.audit,
  report: paths.report,
} as const;
export type ExportedList = keyof typeof EXPORT_PATHS;

/** A list as it is on screen. */
export interface ListOnScreen {
  list: ExportedList;
  /** Its filters and order in the address of the call. */
  query?: Readonly<Record<string, string | number | undefined>>;
  /** Its filters in the body of the call. */
  filter?: object;
}

/** A file that a user wants. */
export interface ExportAsked extends ListOnScreen {
  format: { separator: CsvSeparator; times: CsvTimes; time_zone: string; staff_notes?: true };
  /** What its columns and values are called. */
  labels: Record<string, string>;
}

/** Translates what files say. */
export type ExportTexts = TFunction<
  ['exports', 'requests', 'messages', 'devices', 'users', 'audit', 'reports']
>;

/** The columns of each file. */
const COLUMNS = {
  requests: [
    ...(Object.keys(REQUEST_COLUMNS) as RequestSortColumn[]),
    'canceled_by_guest',
    'source',
    'created_by_name',
    'asked',
    'staff_notes',
  ],
  messages: [
    'message_id',
    'type',
    'state',
    'title',
    'message',
    'service_name',
    'username',
    'devices',
    'device_count',
    'viewed_count',
    'created_date',
    'published_at',
  ],
  rooms: [
    'id',
    'name',
    'serial_id',
    'group_name',
    'state',
    'last_seen_at',
    'battery',
    'app_version',
    'open_requests',
    'last_request_at',
    'stay_started_at',
    'stay_lang',
    'do_not_disturb',
  ],
  users: ['id', 'username', 'user_type'],
  services: ['id', 'service_name', 'bg_color'],
  audit: [
    'at',
    'actor_kind',
    'actor_id',
    'actor_name',
    'action',
    'subject_kind',
    'subject_id',
    'subject_name',
    'address',
    'count',
    'changes',
  ],
  report: [
    'section',
    'from',
    'to',
    'weekday',
    'hour',
    'name',
    'group_name',
    'source',
    'received',
    'waiting',
    'approved',
    'canceled',
    'canceled_by_guest',
    'completed',
    'to_approve_count',
    'to_approve_median',
    'to_approve_p90',
    'to_finish_count',
    'to_finish_median',
    'to_finish_p90',
    'oldest_waiting',
  ],
} as const satisfies Record<ExportedList, readonly string[]>;

/** Texts of these values of a column. */
const valuesOf = <Value extends string | number>(
  column: string,
  values: readonly Value[],
  text: (value: Value) => string,
) => Object.fromEntries(values.map((value) => [`${column}.${value}`, text(value)]));

const sourcesOf = (t: ExportTexts) =>
  valuesOf('source', REQUEST_SOURCES, (source) => t(`requests:source.${source}`));

const yesOrNo = (column: string, t: ExportTexts) =>
  valuesOf(column, ['true', 'false'], (value) =>
    t(value === 'true' ? 'exports:yes' : 'exports:no'),
  );

const VALUES: Readonly<Record<ExportedList, (t: ExportTexts) => Record<string, string>>> = {
  requests: (t) => ({
    ...valuesOf('state_id', [1, 2, 3, 4], (state) => t(`requests:state.${state}`)),
    ...sourcesOf(t),
    ...yesOrNo('canceled_by_guest', t),
  }),
  messages: (t) => ({
    ...valuesOf('state', [1, 2], (state) => t(`messages:state.${state}`)),
    ...valuesOf('type', [1, 2], (type) => t(`messages:type.${type}`)),
  }),
  rooms: (t) => ({
    ...valuesOf('state', ['online', 'offline', 'never', 'revoked'], (state) =>
      t(`devices:state.${state}`),
    ),
    ...yesOrNo('do_not_disturb', t),
  }),
  users: (t) => valuesOf('user_type', [1, 2], (type) => t(`users:type.${type}`)),
  services: () => ({}),
  audit: (t) => ({
    ...valuesOf('action', AUDIT_ACTIONS, (action) => t(`audit:actions.${action}`)),
    ...valuesOf('actor_kind', AUDIT_ACTOR_KINDS, (kind) => t(`audit:actors.${kind}`)),
    ...valuesOf('subject_kind', AUDIT_SUBJECT_KINDS, (kind) => t(`audit:subjects.${kind}`)),
  }),
  report: (t) => ({
    ...valuesOf('section', ['day', 'hour', 'service', 'room', 'source', 'person'], (section) =>
      t(`reports:${section}`),
    ),
    'section.period': t('reports:period'),
    'section.before': t('exports:before'),
    'section.now': t('reports:open'),
    ...sourcesOf(t),
  }),
};

/** What the columns and values of a list's file are called, and its last line if it breaks off. */
export const exportLabels = (list: ExportedList, t: ExportTexts): Record<string, string> => ({
  ...Object.fromEntries(COLUMNS[list].map((name) => [name, t(`exports:columns.${name}`)])),
  ...VALUES[list](t),
  [INCOMPLETE_LABEL]: t('exports:incompleteLine'),
});
