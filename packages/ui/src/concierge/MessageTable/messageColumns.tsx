import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { ServiceIcon } from '../../components/ServiceIcon/ServiceIcon.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { t } from '../../foundations/t.generated.ts';
import { DeviceTags } from '../DeviceTags/DeviceTags.tsx';
import {
  canPublishRow,
  isSortableColumn,
  type MessageColumn,
  type MessageRow,
} from './messageRow.ts';
import type { MessageTableLabels } from './MessageTable.tsx';

export interface MessageActions<Row> {
  onDetails: (row: Row) => void;
  onEdit: (row: Row) => void;
  onPublish: (row: Row) => void;
  onMoreDevices?: ((row: Row) => void) | undefined;
}

/** The asked-for columns as the table draws them (E1, E3, E4). */
export function messageColumns<Row extends MessageRow>(
  columns: readonly MessageColumn[],
  labels: MessageTableLabels,
  actions: MessageActions<Row>,
): DataTableColumn<Row>[] {
  const cells: Record<MessageColumn, (row: Row) => ReactNode> = {
    service: (row) => <Service row={row} none={labels.none} />,
    title: ({ title }) => <Title>{title}</Title>,
    message: ({ message }) => <Clamped data-part="Message">{message}</Clamped>,
    username: ({ username }) =>
      username === null ? <Nothing text={labels.none} /> : <Words>{username}</Words>,
    devices: (row) => (
      <Devices
        devices={row.selected_devices}
        total={row.device_count}
        labels={labels.devices}
        onMore={() => (actions.onMoreDevices ?? openerOf(row, actions))(row)}
      />
    ),
    state: ({ state }) => (
      <OneLine>
        <StatusBadge tone={state === 2 ? 'done' : 'neutral'}>{labels.states[state]}</StatusBadge>
      </OneLine>
    ),
    created_date: ({ created_date }) => <Time>{created_date}</Time>,
    type: ({ type }) => (
      <Kind title={labels.types[type]}>
        <Icon name={type === 2 ? 'receipt-text' : 'message-square'} />
        <TypeName>{labels.types[type]}</TypeName>
      </Kind>
    ),
    actions: (row) => <RowActions row={row} labels={labels} actions={actions} />,
  };
  return columns.map((id) => ({
    id,
    header: labels.columns[id],
    cell: cells[id],
    sortable: isSortableColumn(id),
    ...(id === 'title' ? { primary: true } : {}),
    ...(id === 'actions' ? { hideLabel: true, align: 'end', width: '80px' } : {}),
  }));
}

/** Published messages are only looked at, drafts are worked on. */
function openerOf<Row extends MessageRow>(row: Row, actions: MessageActions<Row>) {
  return row.state === 2 ? actions.onDetails : actions.onEdit;
}

function RowActions<Row extends MessageRow>({
  row,
  labels,
  actions,
}: {
  row: Row;
  labels: MessageTableLabels;
  actions: MessageActions<Row>;
}): ReactElement {
  return (
    <Buttons>
      {row.state === 2 ? (
        <IconButton
          icon="file-text"
          label={labels.details(row.title)}
          onClick={() => actions.onDetails(row)}
        />
      ) : (
        <IconButton
          icon="pencil"
          label={labels.edit(row.title)}
          onClick={() => actions.onEdit(row)}
        />
      )}
      <IconButton
        icon="send"
        label={labels.publish(row.title)}
        disabled={!canPublishRow(row)}
        onClick={() => actions.onPublish(row)}
      />
    </Buttons>
  );
}

function Service({ row, none }: { row: MessageRow; none: string }): ReactElement {
  if (row.service_name === null) return <Nothing text={none} />;
  return (
    <Kind>
      {row.icon_path !== null && <ServiceIcon src={row.icon_path} size={16} />}
      <Words>{row.service_name}</Words>
    </Kind>
  );
}

function Nothing({ text }: { text: string }): ReactElement {
  return (
    <Muted>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </Muted>
  );
}

/** Breaks between words as long as a word fits at all: columns are not squeezed to single letters. */
const Words = styled.span`
  overflow-wrap: break-word;
`;

/** Sizes for the table alone: as cards, where each value has a line of its own, they do not hold. */
const Title = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  @container (min-width: 641px) {
    min-inline-size: 96px;
    max-inline-size: 240px;
  }
`;

const Clamped = styled(Title)`
  color: ${t.color.textMuted};
  font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};

  @container (min-width: 641px) {
    min-inline-size: 104px;
    max-inline-size: 400px;
  }
`;

const Devices = styled(DeviceTags)`
  @container (min-width: 641px) {
    min-inline-size: 172px;
    max-inline-size: 320px;
  }
`;

const OneLine = styled.div`
  display: flex;
  white-space: nowrap;
`;

/** Where columns are close together the icon stands for it. */
const TypeName = styled(OneLine)`
  @container (min-width: 641px) and (max-width: 1119px) {
    position: absolute;
    inline-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** Where it is narrow the hour goes below the day. */
const Time = styled(Words)`
  @container (min-width: 1280px) {
    white-space: nowrap;
  }
`;

const Kind = styled.div`
  display: flex;
  align-items: center;
  gap: ${t.space[2]};

  /* The text, not the icon, stands on the line of the card's label. */
  & > :last-child {
    align-self: baseline;
  }

  & > svg,
  & > [data-component='ServiceIcon'] {
    color: ${t.color.textMuted};
  }
`;

const Muted = styled.span`
  color: ${t.color.textMuted};
`;

const Buttons = styled.div`
  display: inline-flex;
  gap: 2px;
  margin-inline: -6px;
`;
