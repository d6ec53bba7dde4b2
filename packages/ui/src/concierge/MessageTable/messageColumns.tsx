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
import { RowButtons } from '../RowButtons.ts';
import {
  canPublishRow,
  isSortableColumn,
  type MessageColumn,
  type MessageRow,
} from './messageRow.ts';
import type { MessageTableLabels } from './messageTableTypes.ts';

export interface MessageActions<Row> {
  onDetails: (row: Row) => void;
  onEdit: (row: Row) => void;
  onPublish: (row: Row) => void;
  onMoreDevices?: ((row: Row) => void) | undefined;
}

type ColumnShape = Omit<DataTableColumn<never>, 'id' | 'header' | 'cell' | 'sortable'>;

/**
 * The message takes what the others leave. Smallest widths are those of usual content, so that nothing moves
 * when rows load. All together they fit a container of 967 px (a window of 1280); those in `cqi` grow from
 * there to 1127 px, so that names are whole and two devices fit side by side, and that of the type to 1280
 * px.
 */
const SHAPES: Readonly<Record<MessageColumn, ColumnShape>> = {
  service: { width: '150px', minWidth: '144px' },
  title: { primary: true, width: '180px', minWidth: '108px' },
  message: { minWidth: 'max(110px, 25cqi - 132px)' },
  username: { width: '124px', minWidth: 'clamp(90px, 22cqi - 124px, 124px)' },
  devices: { width: '220px', minWidth: 'clamp(173px, 25cqi - 66px, 216px)' },
  state: { width: '110px', minWidth: '110px' },
  created_date: { width: '148px', minWidth: '100px' },
  type: { width: '116px', minWidth: 'min(116px, 47cqi - 486px)' },
  actions: { hideLabel: true, align: 'end', width: '83px', minWidth: '83px' },
};

/** The given columns as the data table takes them (E1, E3, E4). */
export function messageColumns<Row extends MessageRow>(
  columns: readonly MessageColumn[],
  labels: MessageTableLabels,
  actions: MessageActions<Row>,
): DataTableColumn<Row>[] {
  const cells: Record<MessageColumn, (row: Row) => ReactNode> = {
    service: (row) => <Service row={row} none={labels.none} />,
    title: ({ title }) => <TwoLines>{title}</TwoLines>,
    message: ({ message }) => <Clamped data-part="Message">{message}</Clamped>,
    username: ({ username }) => (username === null ? <Nothing text={labels.none} /> : username),
    devices: (row) => (
      <DeviceTags
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
    created_date: ({ created_date }) => <Words>{created_date}</Words>,
    type: ({ type }) => (
      <IconWords title={labels.types[type]}>
        <Icon name={type === 2 ? 'receipt-text' : 'message-square'} />
        <TypeName>{labels.types[type]}</TypeName>
      </IconWords>
    ),
    actions: (row) => <RowActions row={row} labels={labels} actions={actions} />,
  };
  return columns.map((id) => ({
    id,
    header: labels.columns[id],
    cell: cells[id],
    sortable: isSortableColumn(id),
    ...SHAPES[id],
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
    <RowButtons>
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
    </RowButtons>
  );
}

function Service({ row, none }: { row: MessageRow; none: string }): ReactElement {
  if (row.service_name === null) return <Nothing text={none} />;
  return (
    <IconWords>
      {row.icon_path !== null && <ServiceIcon src={row.icon_path} size={16} />}
      <span>{row.service_name}</span>
    </IconWords>
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

/** Breaks only what fits no line: columns are not squeezed to single letters. */
const Words = styled.span`
  overflow-wrap: break-word;
`;

/** Less prominent than the other values of its row. */
const Muted = styled.span`
  color: ${t.color.textMuted};
`;

/** As much of a long text as two lines hold. */
const TwoLines = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** A text after its icon. The text, not the icon, is aligned with the label in the card layout. */
const IconWords = styled.span`
  display: flex;
  align-items: center;
  gap: ${t.space[2]};

  & > :not(:last-child) {
    color: ${t.color.textMuted};
  }
  & > :last-child {
    align-self: baseline;
    overflow-wrap: break-word;
  }
`;

const Clamped = styled(TwoLines)`
  color: ${t.color.textMuted};
  font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
`;

const OneLine = styled.div`
  display: flex;
  white-space: nowrap;
`;

/** Where columns are close together only the icon is shown. */
const TypeName = styled(OneLine)`
  @container (min-width: 641px) and (max-width: 1279px) {
    position: absolute;
    inline-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
