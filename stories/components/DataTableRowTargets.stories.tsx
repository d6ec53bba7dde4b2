import { Card, DataTable, RowAction, RowLink, type DataTableProps } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleRows, type SampleRow } from '../fixtures/rows.ts';
import { ACTIONS, DETAILS, DEVICE } from '../fixtures/tableColumns.tsx';
import { phone } from '../fixtures/viewports.ts';

const open = fn();

const LINKS = [
  {
    ...DEVICE,
    cell: (row: SampleRow) => <RowLink href={`/requests/${row.id}`}>{row.device}</RowLink>,
  },
  ...DETAILS,
  ACTIONS,
];

const BUTTONS = [
  {
    ...DEVICE,
    cell: (row: SampleRow) => <RowAction onPress={() => open(row.id)}>{row.device}</RowAction>,
  },
  ...DETAILS,
  ACTIONS,
];

const Framed = (props: DataTableProps<SampleRow>) => (
  <Card padding="none">
    <DataTable {...props} />
  </Card>
);

const meta = {
  title: 'Components/DataTable Row targets',
  tags: ['!autodocs'],
  component: DataTable<SampleRow>,
  args: { columns: LINKS, rows: sampleRows(4), rowKey: (row) => row.id, label: 'Requests' },
  beforeEach: () => {
    open.mockClear();
  },
  render: (args) => <Framed {...args} />,
} satisfies Meta<typeof DataTable<SampleRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

const navigatedTo = () => document.documentElement.dataset.navigatedTo;

/** What a press at the middle of it would reach. */
function reachedAt(element: Element): Element {
  const { left, top, width, height } = element.getBoundingClientRect();
  const reached = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!reached) throw new TypeError('It is not on the screen');
  return reached;
}

/** Every row leads to its request; one has just come, one is under the focus. */
export const Links: Story = {
  tags: ['matrix'],
  args: { freshRows: [1003] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Room 204' })).toHaveFocus();
  },
};

/** A press anywhere on the row is one on its link, a press on another button is not. */
export const Pressed: Story = {
  tags: ['!dev'],
  play: async ({ canvas, step }) => {
    const row = canvas.getByRole('row', { name: /Room 311/ });
    const link = within(row).getByRole('link', { name: 'Room 311' });
    await step('Q5 each cell of the row is a part of its link, and of no other', async () => {
      for (const cell of within(row).getAllByRole('cell').slice(0, -1)) {
        await expect(reachedAt(cell)).toBe(link);
      }
      await userEvent.click(reachedAt(within(row).getByText('Maintenance')));
      await expect(navigatedTo()).toBe('/requests/1001');
    });
    await step('Q5 a button beside it stays one of its own', async () => {
      const remove = within(row).getByRole('button', { name: 'Delete 1001' });
      await expect(remove).toContainElement(reachedAt(remove) as HTMLElement);
    });
  },
};

/** Tab goes from row to row, Enter follows the link. */
export const Keyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, step }) => {
    await step('Q5 Tab reaches the link and then the button of a row', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Room 204' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Delete 1000' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Room 311' })).toHaveFocus();
    });
    await step('Q5 the ring is around the whole row', async () => {
      const ring = getComputedStyle(canvas.getByRole('link', { name: 'Room 311' }), '::after');
      const row = canvas.getByRole('row', { name: /Room 311/ });
      await expect(ring.outlineStyle).toBe('solid');
      await expect(Number.parseFloat(ring.width)).toBeCloseTo(row.clientWidth, 0);
    });
    await step('Q5 Enter follows it', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(navigatedTo()).toBe('/requests/1001');
    });
  },
};

/** Rows that do something instead of leading somewhere. */
export const Actions: Story = {
  args: { columns: BUTTONS },
  play: async ({ canvas, step }) => {
    await step('Q5 a press in any cell is one on the row', async () => {
      await userEvent.click(reachedAt(canvas.getByText('Maintenance')));
      await expect(open).toHaveBeenLastCalledWith(1001);
    });
    await step('Q5 Space is one as well', async () => {
      canvas.getByRole('button', { name: 'Lobby bar' }).focus();
      await userEvent.keyboard(' ');
      await expect(open).toHaveBeenLastCalledWith(1002);
    });
  },
};

/** One tab stop for all rows: the arrow keys go from link to link. */
export const Roving: Story = {
  tags: ['!dev'],
  args: { rovingRows: true },
  play: async ({ canvas, step }) => {
    await step('Q5 the arrow keys go from link to link', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(canvas.getByRole('link', { name: 'Lobby bar' })).toHaveFocus();
    });
  },
};

/** A card is as much a link as a row. */
export const OnAPhone: Story = {
  ...phone,
  args: { rows: sampleRows(2) },
  play: async ({ canvas, step }) => {
    await step('Q5 a press anywhere on the card is one on its link', async () => {
      const link = canvas.getByRole('link', { name: 'Room 311' });
      const service = canvas.getByText('Maintenance');
      await waitFor(() => expect(reachedAt(service)).toBe(link));
      const remove = canvas.getByRole('button', { name: 'Delete 1001' });
      await expect(remove).toContainElement(reachedAt(remove) as HTMLElement);
    });
    await userEvent.tab();
  },
};

/** Rows that are grids, of which there are many. */
export const OfMany: Story = {
  tags: ['!dev'],
  args: { rows: sampleRows(120) },
  play: async ({ canvas, step }) => {
    await step('Q5 a press in any cell is one on the link of its row', async () => {
      const row = canvas.getAllByRole('row', { name: /Room 311/ })[0];
      if (!row) throw new TypeError('No row');
      const link = within(row).getByRole('link');
      // The browser lays its rows out with the first frame.
      await waitFor(() => expect(reachedAt(within(row).getByText('Maintenance'))).toBe(link));
    });
  },
};
