import {
  DataTable,
  type DataTableColumn,
  type DataTableSort,
  SearchField,
  Tag,
} from '@concierge/ui';
import { type ReactElement, useState } from 'react';
import allFacts from 'virtual:component-facts';
import { kilobytes, STATUSES } from '../guides/statuses.ts';
import { StorybookLink } from '../guides/StorybookLink.tsx';
import { Note, Page } from './Page.tsx';

type Facts = (typeof allFacts)[number];

const LABELS = {
  sortAscending: 'ascending',
  sortDescending: 'descending',
  notSorted: 'not sorted',
};

interface Column extends DataTableColumn<Facts> {
  /** What rows are sorted by. */
  value: (facts: Facts) => string | number;
}

const COLUMNS: readonly Column[] = [
  {
    id: 'name',
    header: 'Component',
    primary: true,
    sortable: true,
    value: ({ name }) => name,
    cell: ({ name, guide }) => (guide ? <StorybookLink to={guide}>{name}</StorybookLink> : name),
  },
  {
    id: 'area',
    header: 'Area',
    sortable: true,
    value: ({ area }) => area,
    cell: ({ area }) => area.charAt(0).toUpperCase() + area.slice(1),
  },
  {
    id: 'status',
    header: 'Status',
    sortable: true,
    value: ({ status }) => Object.keys(STATUSES).indexOf(status),
    cell: ({ status }) => <Tag tone={STATUSES[status].tone}>{STATUSES[status].label}</Tag>,
  },
  {
    id: 'size',
    header: 'Size',
    headerHint:
      'At most, gzipped, without React and styled-components; in brackets, what loads when it is needed',
    sortable: true,
    value: ({ size }) => size?.initial ?? 0,
    cell: ({ size }) =>
      size
        ? `${kilobytes(size.initial)}${size.lazy > 0 ? ` (+ ${kilobytes(size.lazy)})` : ''}`
        : '–',
  },
  {
    id: 'stories',
    header: 'Stories',
    headerHint: 'axe looks at each in three themes; a finding fails the tests',
    sortable: true,
    value: ({ stories }) => stories,
    cell: ({ stories }) => stories,
  },
  {
    id: 'review',
    header: 'Accessibility',
    headerHint: 'The day of its review; what axe cannot decide is decided by hand',
    sortable: true,
    value: ({ reviewedOn = '' }) => reviewedOn,
    cell: ({ reviewedOn, undecided }) =>
      `${reviewedOn ?? 'with its page'}${undecided.length > 0 ? `, ${undecided.length} by hand` : ''}`,
  },
  {
    id: 'used',
    header: 'In the console',
    headerHint: 'Modules that render it; in brackets, the components it is a part of',
    sortable: true,
    value: ({ usedIn, partOf }) => usedIn.length * 100 + partOf.length,
    cell: ({ usedIn, partOf }) =>
      `${usedIn.length}${partOf.length > 0 ? ` (${partOf.length})` : ''}`,
  },
];

/** The rows in an order; equal ones stay by name. */
function sorted({ column, direction }: DataTableSort, facts: readonly Facts[]): Facts[] {
  const value = COLUMNS.find(({ id }) => id === column)?.value ?? (({ name }: Facts) => name);
  const sign = direction === 'ASC' ? 1 : -1;
  return facts.toSorted((a, b) => {
    const [one, other] = [value(a), value(b)];
    return one === other ? 0 : one < other ? -sign : sign;
  });
}

/** Status, size, review and use of every component, in one table. */
export function ComponentStatus(): ReactElement {
  const [sort, setSort] = useState<DataTableSort>({ column: 'name', direction: 'ASC' });
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const fitting = allFacts.filter(({ name, area, status }) =>
    `${name} ${area} ${status}`.toLowerCase().includes(wanted),
  );
  return (
    <Page
      title="Status of components"
      lead={`All ${allFacts.length} components of the package. Everything here is computed from the code.`}
    >
      <SearchField
        label="Narrow by name, area or status"
        placeholder="table, layout, beta …"
        value={typed}
        onChange={setTyped}
        labels={{ clear: 'Clear' }}
        style={{ maxInlineSize: 320, marginBlockEnd: 16 }}
      />
      <DataTable
        label="Components"
        columns={COLUMNS}
        rows={sorted(sort, fitting)}
        rowKey={({ name }) => name}
        sort={sort}
        onSortChange={setSort}
        labels={LABELS}
        loadingLabel="Loading"
        empty={`No component fits “${typed}”.`}
      />
      <h2>What the statuses mean</h2>
      {Object.values(STATUSES).map(({ label, tone, means }) => (
        <Note key={label}>
          <Tag tone={tone}>{label}</Tag> {means}
        </Note>
      ))}
    </Page>
  );
}
