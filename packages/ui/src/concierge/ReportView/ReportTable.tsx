'use client';

import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import {
  DataTable,
  type DataTableColumn,
  type DataTableSort,
} from '../../components/DataTable/DataTable.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { UserText } from '../../components/UserText/UserText.tsx';
import { t } from '../../foundations/t.generated.ts';
import type { RenderLink } from '../../internal/renderLink.ts';
import { NoValue } from '../NoValue.tsx';
import { compareValues } from './reportModel.ts';
import type { ReportFormats, ReportLabels, ReportTimes } from './reportTypes.ts';

type TableCount = 'received' | 'completed' | 'approved' | 'waiting' | 'canceled';

/** A service, a room, a source or a person. */
interface TableRow extends Partial<Record<TableCount, number>> {
  id: number | string;
  name: string;
  to_approve: ReportTimes;
  to_finish: ReportTimes;
}

interface ReportTableProps<Row extends TableRow, Count extends TableCount> {
  rows: ReadonlyArray<Row>;
  /** Which counts the rows have, in the order of their columns. */
  counts: ReadonlyArray<Count>;
  /** Accessible name. */
  label: string;
  /** Over the names. */
  heading: string;
  hrefOf: (row: Row, count: Count) => string;
  formats: ReportFormats;
  labels: ReportLabels;
  render: RenderLink | undefined;
}

const TIMES = [
  ['toApprove', 'to_approve', 'median'],
  ['toApprove90', 'to_approve', 'p90'],
  ['toFinish', 'to_finish', 'median'],
  ['toFinish90', 'to_finish', 'p90'],
] as const;

/** All rows behind a picture with counts and times, sorted by any column. */
export function ReportTable<Row extends TableRow, Count extends TableCount>(
  props: ReportTableProps<Row, Count>,
): ReactElement {
  const { rows, counts, label, labels } = props;
  const [sort, setSort] = useState<DataTableSort>({
    column: counts[0] ?? 'name',
    direction: 'DESC',
  });
  const valueOf = (row: Row, column: string): number | null => {
    const time = TIMES.find(([id]) => id === column);
    return time ? row[time[1]][time[2]] : (row[column as TableCount] ?? 0);
  };
  const { column, direction } = sort;
  const sorted = rows.toSorted((one, other) => {
    if (column !== 'name') {
      return compareValues(valueOf(one, column), valueOf(other, column), direction);
    }
    const order = one.name.localeCompare(other.name);
    return direction === 'ASC' ? order : -order;
  });
  return (
    <DataTable
      columns={columnsOf(props)}
      rows={sorted}
      rowKey={({ id }) => id}
      label={label}
      sort={sort}
      onSortChange={setSort}
      labels={labels.table}
    />
  );
}

function columnsOf<Row extends TableRow, Count extends TableCount>({
  counts,
  heading,
  hrefOf,
  formats,
  labels,
  render,
}: ReportTableProps<Row, Count>): DataTableColumn<Row>[] {
  const texts: Record<TableCount, string> = { ...labels.states, received: labels.received };
  return [
    {
      id: 'name',
      header: heading,
      primary: true,
      sortable: true,
      cell: ({ name }) => <UserText>{name}</UserText>,
    },
    ...counts.map((count): DataTableColumn<Row> => ({
      id: count,
      header: texts[count],
      align: 'end',
      sortable: true,
      cell: (row) => (
        <CountLink
          href={hrefOf(row, count)}
          render={render}
          aria-label={`${row.name}, ${texts[count]}: ${formats.count(row[count] ?? 0)}`}
        >
          {formats.count(row[count] ?? 0)}
        </CountLink>
      ),
    })),
    ...TIMES.map(([id, time, part]): DataTableColumn<Row> => ({
      id,
      header: labels[id],
      align: 'end',
      sortable: true,
      cell: (row) => {
        const seconds = row[time][part];
        return seconds === null ? <NoValue label={labels.none} /> : formats.duration(seconds);
      },
    })),
  ];
}

const CountLink = styled(Link)`
  @layer concierge.components {
    display: inline-grid;
    align-items: center;
    justify-items: end;
    min-block-size: ${t.size.target};

    /* What is in a cell may be narrower than its words. */
    && {
      min-inline-size: ${t.size.target};
    }
  }
`;
