import {
  Button,
  Card,
  DataTable,
  EmptyState,
  IconButton,
  StatusBadge,
  type DataTableColumn,
  type DataTableProps,
} from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import { controlled } from '../fixtures/stateful.tsx';
import { sampleRows, type SampleRow } from '../fixtures/rows.ts';
import { loadFailure } from '../fixtures/loadFailure.tsx';

const STATE_TEXT = {
  waiting: 'Waiting',
  approved: 'Approved',
  canceled: 'Canceled',
  done: 'Completed',
};

const COLUMNS: readonly DataTableColumn<SampleRow>[] = [
  {
    id: 'status',
    header: 'Status',
    width: '132px',
    sortable: true,
    cell: (row) => <StatusBadge tone={row.state}>{STATE_TEXT[row.state]}</StatusBadge>,
  },
  { id: 'date', header: 'Service date', sortable: true, width: '164px', cell: (row) => row.date },
  { id: 'device', header: 'Device', sortable: true, primary: true, cell: (row) => row.device },
  { id: 'service', header: 'Service', sortable: true, cell: (row) => row.service },
  { id: 'note', header: 'Note', cell: (row) => row.note || '–' },
  {
    id: 'actions',
    header: 'Actions',
    hideLabel: true,
    align: 'end',
    width: '88px',
    cell: (row) => (
      <>
        <IconButton icon="pencil" size="sm" label={`Edit ${row.id}`} />
        <IconButton icon="trash-2" size="sm" label={`Delete ${row.id}`} />
      </>
    ),
  },
];

const Sorted = controlled(DataTable<SampleRow>, 'sort', 'onSortChange');

const Framed = (props: DataTableProps<SampleRow>) => (
  <Card padding="none">
    <Sorted {...props} />
  </Card>
);

const meta = {
  title: 'Components/DataTable',
  component: DataTable<SampleRow>,
  args: {
    columns: COLUMNS,
    rows: sampleRows(8),
    rowKey: (row: SampleRow) => row.id,
    label: 'Requests',
    sort: { column: 'date', direction: 'DESC' },
    onSortChange: fn(),
    labels: {
      sortAscending: 'sorted ascending',
      sortDescending: 'sorted descending',
      notSorted: 'not sorted',
    },
    loadingLabel: 'Loading requests',
    empty: (
      <EmptyState tone="warning" title="No requests">
        New requests appear here automatically.
      </EmptyState>
    ),
  },
  argTypes: {
    columns: { control: false },
    rows: { control: false },
    empty: { control: false },
    error: { control: false },
  },
  render: (args) => <Framed {...args} />,
} satisfies Meta<typeof DataTable<SampleRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

// U3
/** Rows that have just come, for as long as the product says. */
export const FreshRows: Story = {
  tags: ['picture-dark'],
  args: {
    rows: sampleRows(4),
    freshRows: sampleRows(4)
      .slice(0, 2)
      .map(({ id }) => id),
  },
  play: async ({ canvas, step }) => {
    await step('They are marked by a tint, the others are not', async () => {
      const tints = canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => getComputedStyle(row).backgroundColor);
      await expect(tints[0]).toBe(tints[1]);
      await expect(tints[1]).not.toBe(tints[2]);
      await expect(tints[2]).toBe(tints[3]);
    });
  },
};

/** What a table shows besides rows, always below the same headings. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Framed {...args} label="Full" rows={sampleRows(3)} />
      <Framed {...args} label="Fresh rows on their way" rows={sampleRows(3)} pending />
      <Framed {...args} label="One row" rows={sampleRows(1)} />
      <Framed {...args} label="First load" rows={[]} loading />
      <Framed {...args} label="Empty" rows={[]} />
      <Framed {...args} label="Failed" rows={[]} error={loadFailure('requests:error.load')} />
    </div>
  ),
};

export const Loading: Story = {
  args: { loading: true, rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Requests' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading requests');
  },
};

/** Fewer than three rows keep the height of three. */
export const OneRow: Story = {
  args: { rows: sampleRows(1) },
  play: async ({ canvasElement }) => {
    const padding = canvasElement.querySelector('[data-part="Padding"]');
    await expect(padding?.getBoundingClientRect().height).toBe(80);
  },
};

/** Sort buttons report the next order and announce the current one. */
export const SortByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    const heading = canvas.getByRole('columnheader', { name: /Service date/ });
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Service date sorted descending' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'date', direction: 'ASC' });
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      column: 'device',
      direction: 'ASC',
    });
    await expect(heading).toHaveAttribute('aria-sort', 'none');
  },
};

/** In a narrow container a row is a card with labeled values; to a screen reader it is still a table. */
export const Cards: Story = {
  args: { rows: sampleRows(3) },
  render: (args) => (
    <div style={{ inlineSize: 360 }}>
      <Framed {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table'));
    await expect(table.getAllByRole('row')).toHaveLength(4);
    await expect(table.getAllByRole('rowheader')).toHaveLength(3);
    const labels = () =>
      table.getAllByRole('cell').map((cell) => getComputedStyle(cell, '::before').content);
    // The table measures its container once it has been laid out.
    await waitFor(() =>
      expect(labels().filter((label) => label === '"Note" / ""')).toHaveLength(3),
    );
    await expect(table.getByRole('button', { name: /^Device/ })).toBeVisible();
  },
};

function Emptying(props: DataTableProps<SampleRow>) {
  const [rows, setRows] = useState(props.rows);
  return (
    <>
      <Button onClick={() => setRows(rows.slice(1))}>Take the first away</Button>
      <Framed {...props} rows={rows} />
      <Button>After the table</Button>
    </>
  );
}

// Y15
/** One tab stop: the arrow keys move between the rows, Tab goes through the controls of one. */
export const RovingRows: Story = {
  args: { rovingRows: true, rows: sampleRows(4) },
  render: (args) => <Emptying {...args} />,
  play: async ({ canvas, step }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    const after = button('After the table');
    await step('Arrow keys, Home and End move between the rows', async () => {
      button('Edit 1000').focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(button('Edit 1001')).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(button('Edit 1003')).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(button('Edit 1003')).toHaveFocus();
      await userEvent.keyboard('{Home}{ArrowUp}');
      await expect(button('Edit 1000')).toHaveFocus();
    });
    await step('Keys of an input method move nothing', async () => {
      const init = { key: 'ArrowDown', bubbles: true, cancelable: true, isComposing: true };
      button('Edit 1000').dispatchEvent(new KeyboardEvent('keydown', init));
      await expect(button('Edit 1000')).toHaveFocus();
    });
    await step('Tab goes through the current row and then leaves', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.tab();
      await expect(button('Delete 1001')).toHaveFocus();
      await userEvent.tab();
      await expect(after).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(button('Delete 1001')).toHaveFocus();
    });
    await step('A row that is removed leaves the tab stop to the next', async () => {
      const remove = button('Take the first away');
      await userEvent.click(remove);
      await userEvent.click(remove);
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Edit 1001' })).toBeNull());
      after.focus();
      await userEvent.tab({ shift: true });
      await expect(button('Delete 1002')).toHaveFocus();
    });
  },
};

// Q5
/** More rows on a screen, for many that are compared with a mouse. */
export const Compact: Story = {
  args: { rows: sampleRows(4), columns: COLUMNS.slice(0, -1) },
  render: (args) => (
    <div data-density="compact">
      <DataTable {...args} onSortChange={undefined} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('A row is 32 px high, with its line', async () => {
      const [, row] = canvas.getAllByRole('row');
      await expect(row?.getBoundingClientRect().height).toBe(32);
    });
  },
};
