import { DataTable, pinnedColumn, RowLink } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inCard, inWidth } from '../fixtures/frames.tsx';
import { sampleRows, type SampleRow } from '../fixtures/rows.ts';
import { ACTIONS, DETAILS, DEVICE } from '../fixtures/tableColumns.tsx';
import { phone } from '../fixtures/viewports.ts';

const COLUMNS = [DEVICE, ...DETAILS, ACTIONS];

const PINNED = [
  pinnedColumn({
    ...DEVICE,
    minWidth: '140px',
    footer: 'Together',
    cell: (row: SampleRow) => <RowLink href={`/requests/${row.id}`}>{row.device}</RowLink>,
  }),
  ...DETAILS.map((column) => ({ ...column, minWidth: '260px', footer: '–' })),
  ACTIONS,
];

const meta = {
  title: 'Components/DataTable Layout',
  tags: ['!autodocs'],
  component: DataTable<SampleRow>,
  args: {
    columns: COLUMNS,
    rows: sampleRows(4),
    rowKey: (row) => row.id,
    label: 'Requests',
  },
} satisfies Meta<typeof DataTable<SampleRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Scrolls the table sideways to its end and tells where its first column is, from the edge it begins at. */
async function scrolledToEnd(canvasElement: HTMLElement, direction: 1 | -1): Promise<void> {
  const scroller = canvasElement.querySelector<HTMLElement>('[data-part="Scroller"]');
  const cell = canvasElement.querySelector<HTMLElement>('tbody th');
  if (!scroller || !cell) throw new TypeError('No table');
  const edge = (element: HTMLElement) => {
    const { left, right } = element.getBoundingClientRect();
    return Math.round(direction === 1 ? left : right);
  };
  await waitFor(() => expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth + 100));
  scroller.scrollLeft = direction * scroller.scrollWidth;
  await waitFor(() => expect(Math.abs(scroller.scrollLeft)).toBeGreaterThan(100));
  // Many rows are laid out with the first frame.
  await waitFor(() => expect(edge(cell)).toBe(edge(scroller)));
}

/** The first column stays in view, on the ground of its row; the second row has just come. */
export const Pinned: Story = {
  tags: ['matrix'],
  args: { columns: PINNED, freshRows: [1001] },
  decorators: [inCard, inWidth(720)],
  play: async ({ canvas, canvasElement, step }) => {
    await step('Q1 the first column stays in view', () => scrolledToEnd(canvasElement, 1));
    await step('Q1 its ground is that of its row, and opaque', async () => {
      const grounds = canvas.getAllByRole('rowheader').map((cell) => {
        const row = cell.parentElement;
        const ground = getComputedStyle(cell).backgroundColor;
        return [ground, row && getComputedStyle(row).backgroundColor];
      });
      for (const [cell, row] of grounds) {
        await expect(cell).toBe(row);
        await expect(cell).toMatch(/^rgb\(/);
      }
      await expect(grounds[1]).not.toEqual(grounds[0]);
    });
    await step('Q5 what is raised in other cells goes below it', async () => {
      const link = canvas.getByRole('link', { name: 'Lobby bar' });
      const cell = canvas.getByRole('rowheader', { name: 'Lobby bar' });
      const { left, top, width, height } = cell.getBoundingClientRect();
      for (const part of [0.05, 0.5, 0.95]) {
        await expect(document.elementFromPoint(left + width * part, top + height / 2)).toBe(link);
      }
    });
  },
};

export const PinnedRightToLeft: Story = {
  args: { columns: PINNED },
  render: (args) => (
    <div dir="rtl">
      <DataTable {...args} />
    </div>
  ),
  decorators: [inCard, inWidth(720)],
  play: async ({ canvasElement, step }) => {
    await step('Q1 the first column stays in view', () => scrolledToEnd(canvasElement, -1));
  },
};

/** Many rows are grids; their first column stays in view as well. */
export const PinnedOfMany: Story = {
  tags: ['!dev'],
  args: {
    columns: PINNED.map((column) => ({ ...column, footer: undefined })),
    rows: sampleRows(120),
  },
  decorators: [inCard, inWidth(720)],
  play: async ({ canvasElement, step }) => {
    await step('Q1 the first column stays in view', () => scrolledToEnd(canvasElement, 1));
  },
};

/** Cards need no pinned column. */
export const PinnedOnAPhone: Story = {
  ...phone,
  decorators: [inCard],
  args: { columns: PINNED, rows: sampleRows(2) },
};

/** More rows on a screen, for many that are compared with a mouse. */
export const Compact: Story = {
  args: { columns: [DEVICE, ...DETAILS] },
  decorators: [inCard],
  render: (args) => (
    <div data-density="compact">
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    await step('Q5 a row is 32 px high, with its line', async () => {
      const [, row] = canvas.getAllByRole('row');
      await expect(row?.getBoundingClientRect().height).toBe(32);
    });
  },
};
