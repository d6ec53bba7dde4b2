import type { RequestRow } from '@concierge/ui';

/** A table on the page, whoever drew it. */
export interface MountedTable {
  show: (rows: readonly RequestRow[]) => void;
  unmount: () => void;
}

export type Mount = (place: HTMLElement, rows: readonly RequestRow[]) => MountedTable;
