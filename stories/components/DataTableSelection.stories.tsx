import { DataTable, RowLink, Stack, useSelectionColumn, type DataTableProps } from '@concierge/ui';
import { selectionColumnLabels } from '@concierge/ui/labels/en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inCard } from '../fixtures/frames.tsx';
import { sampleRows, type SampleRow } from '../fixtures/rows.ts';
import { ACTIONS, DETAILS, DEVICE } from '../fixtures/tableColumns.tsx';
import { phone } from '../fixtures/viewports.ts';

const rowKey = (row: SampleRow) => row.id;
const rowName = (row: SampleRow) => `${row.device}, ${row.id}`;
let renders = 0;

const COLUMNS = [
  {
    ...DEVICE,
    cell: (row: SampleRow) => {
      renders += 1;
      return <RowLink href={`/requests/${row.id}`}>{row.device}</RowLink>;
    },
  },
  ...DETAILS,
  ACTIONS,
];

interface Selected extends DataTableProps<SampleRow> {
  initial?: number[];
}

function Selectable({ initial = [], ...props }: Selected) {
  const [selected, setSelected] = useState(initial);
  const tick = useSelectionColumn({
    selected,
    onSelectedChange: setSelected,
    rows: props.rows,
    rowKey,
    rowName,
    labels: selectionColumnLabels,
  });
  const columns = useMemo(() => [tick, ...props.columns], [tick, props.columns]);
  return (
    <>
      <DataTable {...props} columns={columns} />
      <output hidden>{selected.join(' ')}</output>
    </>
  );
}

const meta = {
  title: 'Components/DataTable Selection',
  tags: ['!autodocs'],
  component: DataTable<SampleRow>,
  args: { columns: COLUMNS, rows: sampleRows(4), rowKey, label: 'Requests' },
  decorators: [inCard],
  render: (args) => <Selectable {...args} />,
} satisfies Meta<typeof DataTable<SampleRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** None, some and all rows are selected. */
export const Selection: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Stack gap={6}>
      <Selectable {...args} label="None" />
      <Selectable {...args} label="Some" initial={[1001, 1002]} />
      <Selectable {...args} label="All" initial={[1000, 1001, 1002, 1003]} />
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    const head = (table: string) =>
      within(canvas.getByRole('table', { name: table })).getByRole('checkbox', {
        name: 'Select all',
      });
    await step('Q5 the box in the head says how many are selected', async () => {
      await expect(head('None')).not.toBeChecked();
      await expect(head('None')).not.toBePartiallyChecked();
      await expect(head('Some')).toBePartiallyChecked();
      await expect(head('All')).toBeChecked();
    });
  },
};

/** Space selects a row, or all of them; what is selected elsewhere stays. */
export const Keyboard: Story = {
  tags: ['!dev'],
  render: (args) => <Selectable {...args} initial={[7]} />,
  play: async ({ canvas, canvasElement, step }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    const selected = () => canvasElement.querySelector('output')?.textContent;
    const all = box('Select all');
    await step('Q5 Space selects a row, whose box has its name', async () => {
      await userEvent.tab();
      await expect(all).toHaveFocus();
      await userEvent.tab();
      await expect(box('Select Room 204, 1000')).toHaveFocus();
      renders = 0;
      await userEvent.keyboard(' ');
      await waitFor(() => expect(box('Select Room 204, 1000')).toBeChecked());
      await expect(selected()).toBe('7 1000');
      await expect(all).toBePartiallyChecked();
    });
    await step('Q5 a tick renders no row', () => expect(renders).toBe(0));
    await step('Q5 Space in the head selects all, and then none', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.keyboard(' ');
      await waitFor(() => expect(all).toBeChecked());
      await expect(selected()).toBe('7 1000 1001 1002 1003');
      await userEvent.keyboard(' ');
      await waitFor(() => expect(all).not.toBeChecked());
      await expect(selected()).toBe('7');
      await expect(all).toHaveFocus();
    });
    await step('Q5 a press on a box of a row that is a link follows no link', async () => {
      await userEvent.click(box('Select Room 311, 1001'));
      await expect(selected()).toBe('7 1001');
      await expect(document.documentElement.dataset.navigatedTo).toBeUndefined();
    });
  },
};

/** The box is before the name of the card, and the one for all beside the sorters. */
export const OnAPhone: Story = {
  ...phone,
  args: { rows: sampleRows(3) },
  render: (args) => <Selectable {...args} initial={[1001]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Selectable {...args} initial={[1001]} />
    </div>
  ),
};

/** Where it is touched, boxes have room for a finger. */
export const Touched: Story = {
  render: (args) => (
    <div data-density="touch">
      <Selectable {...args} initial={[1001]} />
    </div>
  ),
};
