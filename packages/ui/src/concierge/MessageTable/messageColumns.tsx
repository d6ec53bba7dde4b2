'use client';

import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { DataTableColumn } from '../../components/DataTable/DataTable.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { ServiceIcon } from '../../components/ServiceIcon/ServiceIcon.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import { t } from '../../foundations/t.generated.ts';
import { DeviceTags } from '../DeviceTags/DeviceTags.tsx';
import { NoValue } from '../NoValue.tsx';
import { RowButtons } from '../RowButtons.ts';
import {
  canPublishRow,
  isSortableColumn,
  type MessageColumn,
  type MessageRow,
} from './messageRow.ts';
import type { MessageTableLabels } from './messageTableTypes.ts';
import { UserText } from '../../components/UserText/UserText.tsx';

export interface MessageActions<Row> {
  onDetails: (row: Row) => void;
  onEdit: (row: Row) => void;
  onPublish: (row: Row) => void;
  onMoreDevices?: ((row: Row) => void) | undefined;
}

type ColumnShape = Omit<DataTableColumn<never>, 'id' | 'header' | 'cell' | 'sortable'>;

/** Widths of columns of which some are left out; all of them together are laid out by `messageLines`. */
const SHAPES: Readonly<Record<MessageColumn, ColumnShape>> = {
  service: { width: '150px' },
  title: { primary: true, width: '180px' },
  message: {},
  username: { width: '124px' },
  devices: { width: '220px' },
  state: { width: '110px' },
  created_date: { width: '152px' },
  type: { width: '116px' },
  actions: { hideLabel: true, align: 'end', width: '83px' },
};

/** The given columns as the data table takes them. */
export function messageColumns<Row extends MessageRow>(
  columns: readonly MessageColumn[],
  labels: MessageTableLabels,
  actions: MessageActions<Row>,
): DataTableColumn<Row>[] {
  const cells: Record<MessageColumn, (row: Row) => ReactNode> = {
    service: (row) => <Service row={row} none={labels.none} />,
    title: ({ title }) => <Clamped dir="auto">{title}</Clamped>,
    message: ({ message }) => (
      <MutedText dir="auto" data-part="Message">
        {message}
      </MutedText>
    ),
    username: ({ username }) =>
      username === null ? <Nothing text={labels.none} /> : <UserText>{username}</UserText>,
    devices: (row) => (
      <Receivers>
        <DeviceTags
          devices={row.selected_devices}
          total={row.device_count}
          labels={labels.devices}
          onMore={() => (actions.onMoreDevices ?? openerOf(row, actions))(row)}
        />
        {row.state === 2 && <Viewed row={row} text={labels.viewedCount} />}
      </Receivers>
    ),
    state: ({ state }) => (
      <OneLine>
        <StatusBadge tone={state === 2 ? 'done' : 'neutral'}>{labels.states[state]}</StatusBadge>
      </OneLine>
    ),
    created_date: ({ created_date }) => (
      <Words>
        <bdi>{created_date}</bdi>
      </Words>
    ),
    type: ({ type }) => (
      <IconWords>
        <Icon name={type === 2 ? 'receipt-text' : 'message-square'} />
        <span>{labels.types[type]}</span>
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

const isRead = ({ state, locked = false }: MessageRow) => state === 2 || locked;

/** Published messages, and drafts of others, are only looked at; drafts are worked on. */
export function openerOf<Row extends MessageRow>(
  row: Row,
  actions: Pick<MessageActions<Row>, 'onDetails' | 'onEdit'>,
): (row: Row) => void {
  return isRead(row) ? actions.onDetails : actions.onEdit;
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
      {isRead(row) ? (
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
      <UserText>{row.service_name}</UserText>
    </IconWords>
  );
}

/** How far a published message has come, as text and as a thin bar. */
function Viewed({
  row,
  text,
}: {
  row: MessageRow;
  text: MessageTableLabels['viewedCount'];
}): ReactElement {
  const viewed = row.selected_devices.filter(({ viewed_at }) => viewed_at !== null).length;
  const total = Math.max(row.device_count, row.selected_devices.length);
  return (
    <Progress data-part="Viewed">
      <Bar aria-hidden="true" style={{ '--viewed': total === 0 ? 0 : viewed / total }} />
      {text(viewed, total)}
    </Progress>
  );
}

function Nothing({ text }: { text: string }): ReactElement {
  return (
    <Muted>
      <NoValue label={text} />
    </Muted>
  );
}

/** Breaks only what fits no line: columns are not squeezed to single letters. */
const Words = styled.span`
  @layer concierge.components {
    overflow-wrap: break-word;
  }
`;

/** Less prominent than the other values of its row. */
const Muted = styled.span`
  @layer concierge.components {
    color: ${t.color.textMuted};
  }
`;

/** As much of a long text as two lines hold, on a card, or one line in a table. */
const Clamped = styled.bdi`
  @layer concierge.components {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;

    @container (min-width: 641px) {
      -webkit-line-clamp: 1;
    }
  }
`;

/** A text after its icon. The text, not the icon, is aligned with the label in the card layout. */
const IconWords = styled.span`
  @layer concierge.components {
    display: flex;
    align-items: center;
    gap: ${t.space[2]};

    & > :not(:last-child) {
      color: ${t.color.textMuted};
    }
    & > :last-child {
      align-self: baseline;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
  }
`;

const MutedText = styled(Clamped)`
  @layer concierge.components {
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
  }
`;

/** Devices, how many more there are, and how many showed it: as many on a line as fit. */
const Receivers = styled.div`
  @layer concierge.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space[1]};
    min-inline-size: 0;

    & > [data-component='DeviceTags'] {
      display: contents;
    }
  }
`;

/** The bar gives way to a long text. */
const Progress = styled.span`
  @layer concierge.components {
    display: flex;
    align-items: center;
    gap: ${t.space[2]};
    min-inline-size: 0;
    max-inline-size: 100%;
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.xs} ${t.font.sans};
    white-space: nowrap;
  }
`;

const Bar = styled.span`
  @layer concierge.components {
    flex: 0 1 auto;
    inline-size: 56px;
    block-size: 4px;
    border-radius: ${t.radius.full};
    background: linear-gradient(${t.color.success.solid}, ${t.color.success.solid}) 0 0 /
      calc(100% * var(--viewed)) no-repeat ${t.color.track};

    @media (forced-colors: active) {
      border: 1px solid CanvasText;
      background: linear-gradient(CanvasText, CanvasText) 0 0 / calc(100% * var(--viewed)) no-repeat;
      forced-color-adjust: none;
    }
  }
`;

const OneLine = styled.div`
  @layer concierge.components {
    display: flex;
    white-space: nowrap;
  }
`;
