'use client';

import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import type { DataTableColumn } from '../../components/DataTable/DataTable.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { t } from '../../foundations/t.generated.ts';
import { RowButtons } from '../RowButtons.ts';
import type { UserRow, UserTableProps } from './userTableTypes.ts';
import { UserText } from '../../components/UserText/UserText.tsx';

type UserColumnOptions = Pick<
  UserTableProps,
  'labels' | 'currentUserId' | 'canManage' | 'canDelete' | 'onServices' | 'onEdit' | 'onDelete'
>;

/** The columns of the user table. */
export function userColumns(options: UserColumnOptions): DataTableColumn<UserRow>[] {
  const { labels, currentUserId, canManage } = options;
  const username: DataTableColumn<UserRow> = {
    id: 'username',
    header: labels.username,
    primary: true,
    cell: (user) => (
      <UserName>
        <Avatar name={user.username} size="sm" />
        <UserText>{user.username}</UserText>
        {user.id === currentUserId && <Tag>{labels.you}</Tag>}
      </UserName>
    ),
  };
  const userType: DataTableColumn<UserRow> = {
    id: 'user_type',
    header: labels.userType,
    width: '28%',
    cell: ({ user_type }) =>
      user_type === 1 ? (
        <Tag icon="shield-check" tone="info">
          {labels.userTypes[1]}
        </Tag>
      ) : (
        <Tag icon="user-round">{labels.userTypes[2]}</Tag>
      ),
  };
  const actions: DataTableColumn<UserRow> = {
    id: 'actions',
    header: labels.actions,
    hideLabel: true,
    align: 'end',
    width: '132px',
    cell: (user) => <UserActions {...options} user={user} />,
  };
  return canManage ? [username, userType, actions] : [username, userType];
}

function UserActions({
  user,
  labels,
  canDelete,
  onServices,
  onEdit,
  onDelete,
}: UserColumnOptions & { user: UserRow }): ReactElement {
  const { username } = user;
  return (
    <RowButtons>
      <IconButton
        icon="concierge-bell"
        label={labels.services(username)}
        onClick={() => onServices(user)}
      />
      <IconButton icon="pencil" label={labels.edit(username)} onClick={() => onEdit(user)} />
      <IconButton
        icon="trash-2"
        label={labels.delete(username)}
        disabled={canDelete ? !canDelete(user) : false}
        onClick={() => onDelete(user)}
      />
    </RowButtons>
  );
}

const UserName = styled.span`
  @layer concierge.components {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space[2]};
    min-inline-size: 0;
  }
`;
