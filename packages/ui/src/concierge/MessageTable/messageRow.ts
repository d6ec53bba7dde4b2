import type { MessageDevice } from '../DeviceTags/deviceTagsModel.ts';

/** 1 message, 2 invoice. */
export type MessageType = 1 | 2;
/** 1 draft, 2 published. */
export type MessageState = 1 | 2;

/** A message as lists and details show it; dates come formatted. */
export interface MessageRow {
  message_id: number;
  type: MessageType;
  title: string;
  message: string;
  state: MessageState;
  /** Who wrote it; `null` when that user was deleted. */
  username: string | null;
  service_name: string | null;
  /** Path of the service's image. */
  icon_path: string | null;
  created_date: string;
  published_at?: string | null | undefined;
  device_count: number;
  /** A draft that the user may only read. */
  locked?: boolean | undefined;
  selected_devices: readonly MessageDevice[];
}

export type MessageColumn =
  | 'service'
  | 'title'
  | 'message'
  | 'username'
  | 'devices'
  | 'state'
  | 'created_date'
  | 'type'
  | 'actions';

export type MessageSortColumn = 'title' | 'username' | 'state' | 'created_date';

export interface MessageSort {
  column: MessageSortColumn;
  direction: 'ASC' | 'DESC';
}

/** All columns in their order. */
export const MESSAGE_COLUMNS: readonly MessageColumn[] = [
  'service',
  'title',
  'message',
  'username',
  'devices',
  'state',
  'created_date',
  'type',
  'actions',
];

const SORTABLE: readonly string[] = [
  'title',
  'username',
  'state',
  'created_date',
] satisfies MessageSortColumn[];

export function isSortableColumn(column: string): column is MessageSortColumn {
  return SORTABLE.includes(column);
}

/** Whether it is a draft with devices to publish to. */
export function canPublishRow({ state, device_count, locked = false }: MessageRow): boolean {
  return state === 1 && device_count > 0 && !locked;
}
