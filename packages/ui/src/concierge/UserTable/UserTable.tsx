'use client';

import { useMemo, type ReactElement } from 'react';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { userColumns } from './userColumns.tsx';
import type { UserTableProps } from './userTableTypes.ts';

export type { UserRow, UserTableLabels, UserTableProps } from './userTableTypes.ts';

/** The users of a project with their type and what can be done with them. */
export function UserTable({
  users,
  onServices,
  onEdit,
  onDelete,
  labels,
  currentUserId,
  canManage = true,
  canDelete,
  ...rest
}: UserTableProps): ReactElement {
  const columns = useMemo(
    () =>
      userColumns({ labels, currentUserId, canManage, canDelete, onServices, onEdit, onDelete }),
    [labels, currentUserId, canManage, canDelete, onServices, onEdit, onDelete],
  );

  return (
    <DataTable
      {...rest}
      columns={columns}
      rows={users}
      rowKey={({ id }) => id}
      label={labels.table}
      loadingLabel={labels.loading}
    />
  );
}
