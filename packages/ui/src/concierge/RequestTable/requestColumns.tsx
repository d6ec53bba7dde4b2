import { styled } from 'styled-components';
import type { ReactElement } from 'react';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import { ServiceIcon } from '../../components/ServiceIcon/ServiceIcon.tsx';
import { IconWords, Muted, TwoLines, Words } from '../cells.ts';
import { DeviceButton } from './DeviceButton.tsx';
import { StatusButton } from './StatusButton.tsx';
import type { RequestColumn, RequestRow, RequestTableLabels } from './requestTableTypes.ts';

type ColumnSize = Pick<DataTableColumn<never>, 'width' | 'minWidth'>;

/**
 * The note takes what the others leave. Smallest widths are those of usual content, so that nothing moves
 * when it comes: whole from a place of 1127 px (a window of 1440), less below, down to the heading.
 */
const SIZES: Readonly<Partial<Record<RequestColumn, ColumnSize>>> = {
  status: { width: '150px', minWidth: '150px' },
  device_name: { width: '160px', minWidth: '90px' },
  service_name: { width: '220px', minWidth: '144px' },
  note: { minWidth: 'max(130px, 13cqi)' },
};
/** Beside an open sidebar on a small laptop the hour goes below the day. */
const TIME: ColumnSize = { width: '148px', minWidth: 'min(148px, 30cqi - 190px)' };
const PERSON: ColumnSize = { width: '130px', minWidth: 'min(125px, 30cqi - 213px)' };

const isTime = (column: RequestColumn) => /_(at|date)$/.test(column);

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
    primary: id === 'device_name',
    ...(isTime(id) ? TIME : (SIZES[id] ?? PERSON)),
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
  if (!value) return <Muted aria-hidden>–</Muted>;
  if (column === 'service_name') {
    return (
      <IconWords>
        <ServiceIcon src={row.service_icon} size={16} />
        <span>{value}</span>
      </IconWords>
    );
  }
  if (column === 'note') return <Note title={value}>{value}</Note>;
  if (isTime(column)) return <Muted>{value}</Muted>;
  return <Words>{value}</Words>;
}

/** The whole note stands in the reply. */
const Note = styled(TwoLines)`
  max-inline-size: 52ch;
`;
