import { requestLabels } from '@concierge/stories/fixtures/words';
import { DataTable, type DataTableColumn } from '@concierge/ui';
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
      <button type="button" className="action" onClick={() => reply(row)}>
        Reply
      </button>
    ),
  },
];

const SORT_LABELS = { sortAscending: 'ascending', sortDescending: 'descending', notSorted: '' };

function OurTable({ rows }: Shown): ReactElement {
  return (
    <div className="plain">
      <DataTable
        columns={COLUMNS}
        rows={rows}
        rowKey={rowKey}
        label="Requests"
        labels={SORT_LABELS}
        loadingLabel="Loading"
        empty="None"
      />
    </div>
  );
}

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

/** A table on the page, shown with other rows or taken away. */
export type Mount = (
  container: HTMLElement,
  rows: readonly RequestRow[],
) => { show: (rows: readonly RequestRow[]) => void; unmount: () => void };

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
export const ourTable: Mount = mounting(OurTable);
export const requestTable: Mount = mounting(Requests);
