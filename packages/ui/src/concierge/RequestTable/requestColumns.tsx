import type { ReactNode } from 'react';
import type { DataTableColumn } from '../../components/DataTable/DataTable.tsx';
import type { RequestAge } from './ageModel.ts';
import { DeviceButton } from './DeviceButton.tsx';
import { QuickButton } from './QuickButton.tsx';
import { withMarks } from './requestMarks.tsx';
import { timeCell } from './requestTime.tsx';
import { serviceCell } from './serviceCell.tsx';
import { StatusButton } from './StatusButton.tsx';
import type { RequestColumn, RequestRow, RequestTableLabels } from './requestTableTypes.ts';
import { UserText } from '../../components/UserText/UserText.tsx';

type ColumnSize = Pick<DataTableColumn<never>, 'width' | 'minWidth'>;
type Cell = (row: RequestRow) => ReactNode;

/** What a column gives up where the table is dense. */
const CLOSER = 'var(--closer, 0px)';

/** In a small window half of it would be empty, beside a note of two words. */
const STATUS = 'clamp(116px, 100cqi - 640px, 150px)';

/**
 * The note takes what the others leave. Smallest widths are those of usual content, so that nothing moves
 * when rows load: whole from a container of 1127 px (a window of 1440), less below, down to the heading.
 */
const SIZES: Readonly<Partial<Record<RequestColumn, ColumnSize>>> = {
  status: { width: STATUS, minWidth: STATUS },
  device_name: { width: '160px', minWidth: `calc(90px - ${CLOSER})` },
  service_name: { width: '220px', minWidth: `calc(min(144px, 20cqi) - ${CLOSER})` },
};
/**
 * 4 px wider than the text is in Chromium, since other engines measure it wider. Beside an open sidebar on a small
 * laptop the time wraps below the date.
 */
const TIME: ColumnSize = { width: '152px', minWidth: 'clamp(82px, 30cqi - 190px, 152px)' };
export const isMany = (columns: number): boolean => columns > 7;
/**
 * Among many columns the rows have two lines anyway: dates have their time below, names take no more than they need, and
 * the note gets the room.
 */
const NARROW_TIME: ColumnSize = {
  width: 'max(96px, min((100cqi - 1300px) * 99, 152px))',
  minWidth: 'clamp(82px, 30cqi - 190px, 96px)',
};
const NARROW: typeof SIZES = {
  device_name: { width: '120px', minWidth: `calc(90px - ${CLOSER})` },
  service_name: { width: '176px', minWidth: `calc(min(144px, 16cqi) - ${CLOSER})` },
};
/**
 * One step between both widths, so that the age of every row is beside its date or of every row beneath it. In a window
 * at 200 % both are smaller, and so is the column: else the button at the row's end were cut.
 */
const DATED = 'max(clamp(134px, 100cqi - 590px, 152px), min((100cqi - 1040px) * 99, 248px))';
const TIME_AND_AGE: ColumnSize = { width: DATED, minWidth: DATED };
/** Beside few columns it has room for a button as well. */
const noteSize = (columns: number): ColumnSize => ({
  minWidth: `calc(${isMany(columns) ? 'max(80px, min(14cqi, 100cqi - 626px))' : `max(86px, ${columns > 5 ? '18cqi' : '19cqi, min(100cqi - 550px, 200px)'})`} - ${CLOSER})`,
});
const PERSON: ColumnSize = { width: '130px', minWidth: 'min(125px, 30cqi - 213px)' };

export const isTime = (column: RequestColumn): boolean => /_(at|date)$/.test(column);

function sizeOf(column: RequestColumn, isNarrow: boolean): ColumnSize {
  if (isTime(column)) return isNarrow ? NARROW_TIME : TIME;
  return (isNarrow && NARROW[column]) || (SIZES[column] ?? PERSON);
}

interface Wanted {
  columns: readonly RequestColumn[];
  sortable: readonly RequestColumn[] | undefined;
  labels: RequestTableLabels;
  age: RequestAge | undefined;
  onStatusClick: (row: RequestRow) => void;
  onApprove: ((row: RequestRow) => void) | undefined;
  onComplete: ((row: RequestRow) => void) | undefined;
}

/** The columns as the data table takes them. */
export function requestColumns(wanted: Wanted): DataTableColumn<RequestRow>[] {
  const { columns, sortable, labels, age } = wanted;
  const cells = cellsOf(wanted);
  const lastTime = columns.findLast((id) => isTime(id) && id !== 'service_date');
  return columns.map((id, at) => {
    const hasAge = age && id === 'service_date';
    const value: Cell = (row) => valueCell(row[id as Exclude<RequestColumn, 'status'>]);
    const cell = cells[id] ?? (id === lastTime ? withTook(value) : value);
    return {
      id,
      header: labels.columns[id],
      ...(id === 'service_date' ? { headerHint: labels.serviceDateHint } : {}),
      sortable: sortable?.includes(id) ?? true,
      primary: id === 'device_name',
      muted: isTime(id) && !hasAge,
      ...(id === 'note'
        ? noteSize(columns.length)
        : hasAge
          ? TIME_AND_AGE
          : sizeOf(id, isMany(columns.length) && id !== lastTime)),
      cell: at === columns.length - 1 ? withQuick(cell, wanted) : cell,
    };
  });
}

function cellsOf({ columns, labels, age, onStatusClick }: Wanted) {
  const hasStatus = columns.includes('status');
  const cells: Partial<Record<RequestColumn, Cell>> = {
    status: (row) => <StatusButton row={row} labels={labels} onClick={onStatusClick} />,
    service_date: (row) => timeCell(row, labels, age),
    device_name: (row) =>
      withMarks(
        row,
        hasStatus && row.status_button === 'open' ? (
          <UserText>{row.device_name}</UserText>
        ) : (
          <DeviceButton row={row} labels={labels} onClick={onStatusClick} />
        ),
      ),
    service_name: serviceCell,
    note: noteCell,
  };
  return cells;
}

/** The time, with how long it took until then. */
function withTook(cell: Cell): Cell {
  return (row) =>
    row.took ? (
      <span>
        {cell(row)} <span data-part="Took">{row.took}</span>
      </span>
    ) : (
      cell(row)
    );
}

/** The cell, followed by the button that approves or completes where the row allows it. */
function withQuick(cell: Cell, { onApprove, onComplete, labels }: Wanted): Cell {
  if (!onApprove && !onComplete) return cell;
  const button = (row: RequestRow) => {
    if (onApprove && row.can_approve) {
      return <QuickButton row={row} what="approve" labels={labels} onClick={onApprove} />;
    }
    return onComplete && row.can_complete ? (
      <QuickButton row={row} what="complete" labels={labels} onClick={onComplete} />
    ) : null;
  };
  return (row) => {
    const quick = button(row);
    return quick ? (
      <>
        {cell(row)}
        {quick}
      </>
    ) : (
      cell(row)
    );
  };
}

const NONE = (
  <span aria-hidden="true" data-part="None">
    –
  </span>
);

/** A name, or a time. */
const valueCell = (value: ReactNode): ReactNode => (value ? <UserText>{value}</UserText> : NONE);

/** At most two lines; the reply has the whole note. */
function noteCell({ note }: RequestRow): ReactNode {
  if (!note) return NONE;
  return (
    <span data-part="Note" title={note}>
      <UserText>{note}</UserText>
    </span>
  );
}
