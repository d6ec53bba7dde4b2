import { requestLabels } from '@concierge/stories/fixtures/words';
import { Button, DataTable, StatusBadge, type DataTableColumn } from '@concierge/ui';
import {
  RequestTable,
  type RequestColumn,
  type RequestRow,
  type RequestTableLabels,
} from '@concierge/ui/concierge';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { HEADS, STATE_TEXT, TEXT_COLUMNS } from './rows.ts';
import type { Mount } from './mountedTable.ts';

interface Shown {
  rows: readonly RequestRow[];
}

const reply = (row: RequestRow) => console.log(row.id);
const rowKey = (row: RequestRow) => row.id;

/** What one writes without a library. */
function PlainTable({ rows }: Shown): ReactElement {
  return (
    <table className="plain">
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head}>{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>
              <span className={row.state === 1 ? 'badge waiting' : 'badge'}>
                {STATE_TEXT[row.state]}
              </span>
            </td>
            {TEXT_COLUMNS.map(([id]) => (
              <td key={id}>{row[id]}</td>
            ))}
            <td>
              <button type="button" className="action" onClick={() => reply(row)}>
                Reply
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const TONES = { 1: 'waiting', 2: 'approved', 3: 'canceled', 4: 'done' } as const;

/** Our own badge and button. */
const OWN_COLUMNS: readonly DataTableColumn<RequestRow>[] = [
  {
    id: 'status',
    header: 'Status',
    width: '132px',
    cell: ({ state }) => <StatusBadge tone={TONES[state]}>{STATE_TEXT[state]}</StatusBadge>,
  },
  ...TEXT_COLUMNS.map(([id, header]) => ({
    id,
    header,
    primary: id === 'device_name',
    cell: (row: RequestRow) => row[id],
  })),
  {
    id: 'action',
    header: 'Action',
    cell: (row) => (
      <Button size="sm" onClick={() => reply(row)}>
        Reply
      </Button>
    ),
  },
];

/** The badge and the button of the plain table: what differs is the table alone. */
const COLUMNS: readonly DataTableColumn<RequestRow>[] = [
  {
    id: 'status',
    header: 'Status',
    width: '132px',
    cell: ({ state }) => (
      <span className={state === 1 ? 'badge waiting' : 'badge'}>{STATE_TEXT[state]}</span>
    ),
  },
  ...OWN_COLUMNS.slice(1, -1),
  {
    id: 'action',
    header: 'Action',
    cell: (row) => (
      <button type="button" className="action" onClick={() => reply(row)}>
        Reply
      </button>
    ),
  },
];

const SORT_LABELS = { sortAscending: 'ascending', sortDescending: 'descending', notSorted: '' };

const dataTable = (columns: readonly DataTableColumn<RequestRow>[]) =>
  function OurTable({ rows }: Shown): ReactElement {
    return (
      <div className="plain">
        <DataTable
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          label="Requests"
          labels={SORT_LABELS}
          loadingLabel="Loading"
          empty="None"
        />
      </div>
    );
  };

const REQUEST_COLUMNS: readonly RequestColumn[] = [
  'status',
  'service_date',
  'device_name',
  'service_name',
  'note',
  'approved_by_name',
  'approved_at',
  'completed_by_name',
];

const REQUEST_LABELS: RequestTableLabels = { ...requestLabels, states: STATE_TEXT };

function Requests({ rows }: Shown): ReactElement {
  return (
    <RequestTable
      rows={rows}
      columns={REQUEST_COLUMNS}
      onStatusClick={reply}
      labels={REQUEST_LABELS}
      empty="None"
    />
  );
}

function mounting(Table: (shown: Shown) => ReactElement): Mount {
  return (container, rows) => {
    const root = createRoot(container);
    const show = (next: readonly RequestRow[]) =>
      flushSync(() => root.render(<Table rows={next} />));
    show(rows);
    return { show, unmount: () => flushSync(() => root.unmount()) };
  };
}

export const plainTable: Mount = mounting(PlainTable);
export const ourTable: Mount = mounting(dataTable(COLUMNS));
export const ourTableOwnCells: Mount = mounting(dataTable(OWN_COLUMNS));
export const requestTable: Mount = mounting(Requests);
