import { styled } from 'styled-components';
import type { ReactElement } from 'react';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import { ServiceIcon } from '../../components/ServiceIcon/ServiceIcon.tsx';
import { t } from '../../foundations/t.generated.ts';
import { DeviceButton } from './DeviceButton.tsx';
import { StatusButton } from './StatusButton.tsx';
import type { RequestColumn, RequestRow, RequestTableLabels } from './requestTableTypes.ts';

const WIDTHS: Readonly<Partial<Record<RequestColumn, string>>> = {
  status: '150px',
  device_name: '160px',
  service_name: '220px',
};

const isTime = (column: RequestColumn) => column === 'service_date' || column.endsWith('_at');

interface Wanted {
  columns: readonly RequestColumn[];
  sortable: readonly RequestColumn[] | undefined;
  labels: RequestTableLabels;
  onStatusClick: (row: RequestRow) => void;
}

/** The columns as the data table takes them. */
export function requestColumns({
  columns,
  sortable,
  labels,
  onStatusClick,
}: Wanted): DataTableColumn<RequestRow>[] {
  const hasStatus = columns.includes('status');
  const cell = (row: RequestRow, id: RequestColumn) => {
    if (id === 'status') return <StatusButton row={row} labels={labels} onClick={onStatusClick} />;
    if (id === 'device_name' && !hasStatus && row.status_button === 'open') {
      return <DeviceButton row={row} labels={labels} onClick={onStatusClick} />;
    }
    return <ValueCell row={row} column={id} />;
  };
  return columns.map((id) => ({
    id,
    header: labels.columns[id],
    sortable: sortable?.includes(id) ?? true,
    primary: id === 'device_name' || undefined,
    width: isTime(id) ? '148px' : WIDTHS[id],
    cell: (row) => cell(row, id),
  }));
}

function ValueCell({
  row,
  column,
}: {
  row: RequestRow;
  column: Exclude<RequestColumn, 'status'>;
}): ReactElement {
  const value = row[column];
  if (value === null || value === '') return <Time aria-hidden>–</Time>;
  if (column === 'service_name') {
    return (
      <Service>
        <ServiceIcon src={row.service_icon} size={16} />
        <span>{value}</span>
      </Service>
    );
  }
  if (column === 'note') return <Note title={value}>{value}</Note>;
  if (isTime(column)) return <Time>{value}</Time>;
  return <Word>{value}</Word>;
}

const Service = styled.span`
  display: flex;
  align-items: center;
  gap: ${t.space[2]};

  & > :first-child {
    color: ${t.color.textMuted};
  }
  & > :last-child {
    align-self: baseline;
    overflow-wrap: break-word;
  }
`;

/** Breaks only what fits no line, so that the column is as wide as its longest word. */
const Word = styled.span`
  overflow-wrap: break-word;
`;

/** Beside an open sidebar on a small laptop the hour goes below the day. */
const Time = styled.span`
  color: ${t.color.textMuted};

  @container (min-width: 1120px) or (max-width: 640px) {
    white-space: nowrap;
  }
`;

/** Two lines; the whole note stands in the reply. */
const Note = styled.span`
  display: -webkit-box;
  max-inline-size: 52ch;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  @container (min-width: 641px) {
    min-inline-size: 140px;
  }
`;
