import type { ReactNode } from 'react';
import type { TableStates } from '../../components/DataTable/DataTable.tsx';
import type { IconName } from '../../components/Icon/Icon.tsx';
import type { ElementProps } from '../../internal/props.ts';

/** An entry of an audit trail as the table shows it: everything is text already. */
export interface AuditRow {
  id: number;
  at: string;
  /** Who did it, and the icon of that kind of actor. */
  actor: string;
  actorIcon?: IconName | undefined;
  /** What was done, for example "User changed". */
  action: string;
  /** Marks what deserves a look, for example a failed sign-in. */
  warning?: boolean | undefined;
  /** Text beside the action where it happened more than once. */
  times?: string | undefined;
  /** What it was done to, for example a username. */
  subject: string | null;
  /** What changed, one text each, for example "Name: bob (before: rob)". */
  changes: readonly string[];
  /** Network address it came from. */
  address: string | null;
}

export interface AuditTableLabels {
  /** Accessible name of the table. */
  table: string;
  columns: Record<'at' | 'actor' | 'action' | 'subject' | 'changes' | 'address', string>;
  /** Replaces a value that is missing. */
  none: string;
  /** Read out while loading. */
  loading: string;
}

export interface AuditTableProps extends ElementProps<'div', 'children'>, TableStates {
  /** What was done, the newest first. */
  entries: ReadonlyArray<AuditRow>;
  /** Texts, for screen readers too. */
  labels: AuditTableLabels;
  /** Shown in place of the rows when there are none. */
  empty: ReactNode;
}
