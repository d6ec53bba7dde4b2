'use client';

import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { DataTableColumn } from '../../components/DataTable/DataTable.tsx';
import type { IconName } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import type { MenuItem } from '../../components/Menu/menuTypes.ts';
import { Text } from '../../components/Text/Text.tsx';
import { t } from '../../foundations/t.generated.ts';
import { DeviceStatus } from '../DeviceStatus/DeviceStatus.tsx';
import { MarkSigns } from '../markSigns.tsx';
import { NoValue } from '../NoValue.tsx';
import { RowButtons } from '../RowButtons.ts';
import type { DeviceAction, DeviceRow, DeviceTableProps } from './deviceTableTypes.ts';
import { UserText } from '../../components/UserText/UserText.tsx';

type ColumnOptions = Pick<DeviceTableProps, 'labels' | 'actions' | 'onAction'>;

/** The columns of the device table. */
export function deviceColumns(options: ColumnOptions): DataTableColumn<DeviceRow>[] {
  const { columns, none } = options.labels;
  const orNone = (value: ReactNode) => value || <NoValue label={none} />;
  return [
    { id: 'name', header: columns.name, primary: true, minWidth: '160px', cell: nameCell },
    {
      id: 'group',
      header: columns.group,
      width: 'clamp(76px, 12cqi, 180px)',
      cell: ({ group }) => orNone(group && <UserText>{group}</UserText>),
    },
    {
      id: 'state',
      header: columns.state,
      width: 'clamp(124px, 30cqi - 66px, 240px)',
      cell: stateCell,
    },
    {
      id: 'report',
      header: columns.report,
      width: 'clamp(92px, 12cqi, 150px)',
      muted: true,
      cell: ({ report }) => orNone(report.join(' · ')),
    },
    {
      id: 'lastRequest',
      header: columns.lastRequest,
      // Where it is narrow the time goes below the date.
      width: 'clamp(100px, 16.5cqi, 148px)',
      muted: true,
      cell: ({ lastRequest }) => orNone(lastRequest),
    },
    {
      id: 'openRequests',
      header: columns.openRequests,
      width: '88px',
      cell: (device) => <OpenRequests device={device} label={options.labels.openRequestsOf} />,
    },
    {
      id: 'actions',
      header: columns.actions,
      hideLabel: true,
      align: 'end',
      width: '52px',
      cell: (device) => <DeviceActions {...options} device={device} />,
    },
  ];
}

function nameCell({ name, serialId, marks = [] }: DeviceRow): ReactElement {
  return (
    <Lines>
      <span>
        <UserText>{name}</UserText> {marks.length > 0 && <MarkSigns marks={marks} />}
      </span>
      <Serial>{serialId}</Serial>
    </Lines>
  );
}

function stateCell({ state, stateText, offlineSince }: DeviceRow): ReactElement {
  return (
    <Lines>
      <DeviceStatus state={state}>{stateText}</DeviceStatus>
      {offlineSince && (
        <Text as="span" size="xs" tone="muted">
          {offlineSince}
        </Text>
      )}
    </Lines>
  );
}

function OpenRequests({
  device,
  label,
}: {
  device: DeviceRow;
  label: (device: DeviceRow) => string;
}): ReactElement {
  const { openRequests, requestsHref } = device;
  if (openRequests === 0) return <>0</>;
  return (
    <Open href={requestsHref} aria-label={label(device)}>
      {openRequests}
    </Open>
  );
}

function DeviceActions({
  device,
  labels,
  ...allowed
}: ColumnOptions & { device: DeviceRow }): ReactElement {
  const label = labels.actionsOf(device);
  return (
    <RowButtons>
      <Menu
        align="end"
        label={label}
        trigger={<IconButton icon="ellipsis" label={label} />}
        items={menuItems(device, labels.actions, allowed)}
      />
    </RowButtons>
  );
}

const ICONS = {
  newRequest: 'plus',
  edit: 'pencil',
  stay: 'bed-double',
  editStay: 'user-round',
  rotate: 'key-round',
  revoke: 'ban',
} as const satisfies Record<DeviceAction, IconName>;

const ALL = Object.keys(ICONS) as DeviceAction[];

/** What leads to its history, and what the user may do with it; the end of its access comes last. */
function menuItems(
  device: DeviceRow,
  texts: ColumnOptions['labels']['actions'],
  { actions = ALL, onAction }: Pick<ColumnOptions, 'actions' | 'onAction'>,
): MenuItem[] {
  const isRevoked = device.state === 'revoked';
  const disabled = {
    newRequest: false,
    edit: false,
    stay: isRevoked,
    editStay: !device.hasStay,
    rotate: false,
    revoke: isRevoked,
  };
  const entryOf = (id: DeviceAction): MenuItem => ({
    id,
    label: texts[id],
    icon: ICONS[id],
    disabled: disabled[id],
    ...(id === 'revoke' && { tone: 'danger' }),
    onSelect: () => onAction?.(id, device),
  });
  const allowed = ALL.filter((id) => onAction && actions.includes(id));
  return [
    ...allowed.filter((id) => id !== 'revoke').map(entryOf),
    { id: 'requests', label: texts.requests, icon: 'concierge-bell', href: device.requestsHref },
    { id: 'messages', label: texts.messages, icon: 'message-square', href: device.messagesHref },
    ...allowed.filter((id) => id === 'revoke').map(entryOf),
  ];
}

const Lines = styled.span`
  @layer concierge.components {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: 2px;
    min-inline-size: 0;
  }
`;

const Serial = styled.span`
  @layer concierge.components {
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.xs} ${t.font.mono};
  }
`;

/** As large as a target has to be, without moving the number. */
const Open = styled(Link)`
  @layer concierge.components {
    display: inline-block;
    margin: -2px -8px;
    padding: 2px 8px;
  }
`;
