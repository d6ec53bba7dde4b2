import type { CSSProperties, ReactNode } from 'react';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import { stencilImage } from '../../components/ServiceIcon/stencil.ts';
import { DeviceButton } from './DeviceButton.tsx';
import { StatusButton } from './StatusButton.tsx';
import type { RequestColumn, RequestRow, RequestTableLabels } from './requestTableTypes.ts';

type ColumnSize = Pick<DataTableColumn<never>, 'width' | 'minWidth'>;

/**
 * The note takes what the others leave. Smallest widths are those of usual content, so that nothing moves
 * when rows load: whole from a container of 1127 px (a window of 1440), less below, down to the heading.
 */
const SIZES: Readonly<Partial<Record<RequestColumn, ColumnSize>>> = {
  status: { width: '150px', minWidth: '150px' },
  device_name: { width: '160px', minWidth: '90px' },
  service_name: { width: '220px', minWidth: '144px' },
  note: { minWidth: 'max(130px, 13cqi)' },
};
/** Beside an open sidebar on a small laptop the time wraps below the date. */
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
  const cells: Partial<Record<RequestColumn, (row: RequestRow) => ReactNode>> = {
    status: (row) => <StatusButton row={row} labels={labels} onClick={onStatusClick} />,
    device_name: (row) =>
      hasStatus || row.status_button !== 'open' ? (
        row.device_name
      ) : (
        <DeviceButton row={row} labels={labels} onClick={onStatusClick} />
      ),
    service_name: serviceCell,
    note: noteCell,
  };
  return columns.map((id) => ({
    id,
    header: labels.columns[id],
    ...(id === 'service_date' ? { headerHint: labels.serviceDateHint } : {}),
    sortable: sortable?.includes(id) ?? true,
    primary: id === 'device_name',
    muted: isTime(id),
    ...(isTime(id) ? TIME : (SIZES[id] ?? PERSON)),
    cell: cells[id] ?? ((row) => row[id as keyof RequestRow] || NONE),
  }));
}

const NONE = (
  <span aria-hidden="true" data-part="None">
    –
  </span>
);

function serviceCell({ service_name, service_icon }: RequestRow): ReactNode {
  const style = { '--service-icon': stencilImage(service_icon) } as CSSProperties;
  return (
    <span data-part="Service" style={style}>
      {service_name}
    </span>
  );
}

/** At most two lines; the reply has the whole note. */
function noteCell({ note }: RequestRow): ReactNode {
  if (!note) return NONE;
  return (
    <span data-part="Note" title={note}>
      {note}
    </span>
  );
}
