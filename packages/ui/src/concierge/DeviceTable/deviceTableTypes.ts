import type { RowFocusProps, TableStates } from '../../components/DataTable/DataTable.tsx';
import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import type { Mark } from '../markSigns.tsx';
import type { DeviceState } from '../DeviceStatus/DeviceStatus.tsx';

/** A device as the table shows it: everything is text already. */
export interface DeviceRow {
  id: number;
  name: string;
  serialId: string;
  /** Room group, for example 'Floor 2'. */
  group: string | null;
  state: DeviceState;
  stateText: string;
  /** When it was last online, beneath the state. */
  offlineSince?: string | null | undefined;
  /** What the device reported of itself, for example '64 %' and '2.4.1', one text each. */
  report: ReadonlyArray<string>;
  /** When its last request came. */
  lastRequest: string | null;
  /** How many of its requests are open. */
  openRequests: number;
  /** Whether it has a stay that can be changed. */
  hasStay?: boolean | undefined;
  /** Of its stay, for example 'Do not disturb', as signs beside its name. */
  marks?: ReadonlyArray<Mark> | undefined;
  /** Where its requests and messages are. */
  requestsHref: string;
  messagesHref: string;
}

/**
 * What can be done with a device: `newRequest` enters one for its guest, `stay` starts one, `editStay` changes what is known
 * of its guest.
 */
export type DeviceAction = 'newRequest' | 'edit' | 'stay' | 'editStay' | 'rotate' | 'revoke';

export interface DeviceTableLabels {
  /** Accessible name of the table. */
  table: string;
  columns: Record<
    'name' | 'group' | 'state' | 'report' | 'lastRequest' | 'openRequests' | 'actions',
    string
  >;
  /** Replaces a value that is missing. */
  none: string;
  /** The menu of a device, with its name. */
  actionsOf: (device: DeviceRow) => string;
  /** Name of the link to its open requests: how many, and the device. */
  openRequestsOf: (device: DeviceRow) => string;
  actions: Record<DeviceAction | 'requests' | 'messages', string>;
  /** Read out while loading. */
  loading: string;
}

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the root around the table. */
export interface DeviceTableProps
  extends ElementProps<'div', 'children'>, RowFocusProps, TableStates {
  /** In natural order: Room 2 before Room 10. Keep the identity of rows that did not change. */
  devices: ReadonlyArray<DeviceRow>;
  /** What the user may do with a device. Default everything. Keep the identity. */
  actions?: ReadonlyArray<DeviceAction> | undefined;
  /** The user chose what to do with a device; without it the table is for reading. */
  onAction?: ((action: DeviceAction, device: DeviceRow) => void) | undefined;
  /** Shown in place of the rows when there are none. */
  empty: ReactNode;
  /** Texts, for screen readers too. Keep the identity while the language stays. */
  labels: DeviceTableLabels;
}
