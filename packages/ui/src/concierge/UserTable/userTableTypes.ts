import type { RowFocusProps, TableStates } from '../../components/DataTable/DataTable.tsx';
import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import type { UserType } from '../UserForm/userFormSchema.ts';

/** A user as the table shows it. */
export interface UserRow {
  id: number;
  username: string;
  user_type: UserType;
}

export interface UserTableLabels {
  /** Accessible name of the table. */
  table: string;
  username: string;
  userType: string;
  /** Names of the types: 1 administrator, 2 operator. */
  userTypes: Record<UserType, string>;
  actions: string;
  /** Names of the row's buttons. */
  services: (username: string) => string;
  edit: (username: string) => string;
  delete: (username: string) => string;
  /** Marks the signed-in user's row. */
  you: string;
  /** Read out while loading. */
  loading: string;
}

export interface UserTableProps
  extends ElementProps<'div', 'children'>, RowFocusProps, TableStates {
  /** The users of the project. */
  users: ReadonlyArray<UserRow>;
  /** The services of a user are asked for. */
  onServices: (user: UserRow) => void;
  /** The pencil of a row was pressed. */
  onEdit: (user: UserRow) => void;
  /** The bin of a row was pressed: ask before deleting. */
  onDelete: (user: UserRow) => void;
  /** Texts, for screen readers too. */
  labels: UserTableLabels;
  /** The signed-in user: the row is marked. */
  currentUserId?: number | undefined;
  /** Whether the buttons are there. Default `true`. */
  canManage?: boolean | undefined;
  /** Whether this user may be deleted; otherwise the button is disabled. Default: everyone. */
  canDelete?: ((user: UserRow) => boolean) | undefined;
  /** Shown in place of the rows when there are none. */
  empty: ReactNode;
}
