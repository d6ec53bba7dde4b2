import type { RequestRow } from '@concierge/ui/concierge';

/** A table on the page, however it is rendered. */
export interface MountedTable {
  show: (rows: readonly RequestRow[]) => void;
  unmount: () => void;
}

export type Mount = (container: HTMLElement, rows: readonly RequestRow[]) => MountedTable;
