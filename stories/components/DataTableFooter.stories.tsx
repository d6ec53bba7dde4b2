import { Card, DataTable, type DataTableColumn, type DataTableProps } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within, waitFor } from 'storybook/test';
import { sampleRows, type SampleRow } from '../fixtures/rows.ts';

const SUMS: readonly DataTableColumn<SampleRow>[] = [
  { id: 'device', header: 'Device', primary: true, cell: (row) => row.device, footer: 'Together' },
  { id: 'service', header: 'Service', cell: (row) => row.service },
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    cell: (row) => `${(row.id - 999) * 10} Kč`,
    footer: '100 Kč',
  },
];

const Framed = (props: DataTableProps<SampleRow>) => (
  <Card padding="none">
    <DataTable {...props} />
  </Card>
);

const meta = {
  title: 'Components/DataTable Footer',
  tags: ['!autodocs'],
  component: DataTable<SampleRow>,
  args: {
    columns: SUMS,
    rows: sampleRows(4),
    rowKey: (row: SampleRow) => row.id,
    label: 'Requests',
    labels: {
      sortAscending: 'sorted ascending',
      sortDescending: 'sorted descending',
      notSorted: 'not sorted',
    },
    loadingLabel: 'Loading requests',
    empty: 'Nothing here',
  },
  render: (args) => <Framed {...args} />,
} satisfies Meta<typeof DataTable<SampleRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the columns come to, below all rows; in a narrow container as a card of its own. */
export const Footer: Story = {
  tags: ['matrix'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Framed {...args} />
      <div style={{ inlineSize: 360 }}>
        <Framed {...args} label="In a narrow container" />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Requests' }));
    const last = table.getAllByRole('row').at(-1);
    await expect(last).toHaveTextContent('Together100 Kč');
  },
};

/** Screen readers hear of the rows with the head and the footer, also of those that are not laid out yet. */
export const OfMany: Story = {
  tags: ['!dev'],
  args: { rows: sampleRows(120) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '122');
  },
};

/** The headings stay in view while the page scrolls. */
export const StickyHead: Story = {
  tags: ['!dev'],
  args: { stickyHead: true, rows: sampleRows(60) },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('columnheader', { name: 'Device' });
    window.scrollTo(0, 900);
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(500));
    await waitFor(() => expect(Math.round(heading.getBoundingClientRect().top)).toBe(0));
    window.scrollTo(0, 0);
  },
};
