import { Button } from '@concierge/ui/Button';
import { ConfirmDialog } from '@concierge/ui/ConfirmDialog';
import { DataTable, type DataTableColumn, type DataTableProps } from '@concierge/ui/DataTable';
import { Menu } from '@concierge/ui/Menu';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { press, pressButton } from '../fixtures/keyboard.ts';
import { sampleRows, type SampleRow } from '../fixtures/rows.ts';
import { found } from '../hotel/hotel.ts';
import { textsIn } from '../setup/texts.ts';

const texts = textsIn('en');

let renders: Record<number, number> = {};

const COUNTING: readonly DataTableColumn<SampleRow>[] = [
  {
    id: 'device',
    header: 'Device',
    cell: (row) => {
      renders[row.id] = (renders[row.id] ?? 0) + 1;
      return row.device;
    },
  },
];

const asNew = (row: SampleRow): SampleRow => ({ ...row, id: 1, device: 'New' });

function OneChanges(props: DataTableProps<SampleRow>) {
  const [rows, setRows] = useState(props.rows);
  const change = () =>
    setRows(rows.map((row) => (row.id === 1002 ? { ...row, device: 'Changed' } : row)));
  return (
    <>
      <Button onClick={change}>Change one</Button>
      <Button onClick={() => setRows(rows.toReversed())}>Flip</Button>
      <Button onClick={() => setRows([...sampleRows(texts, 1).map(asNew), ...rows])}>
        Add one
      </Button>
      <DataTable {...props} rows={rows} />
    </>
  );
}

const MANY = sampleRows(texts, 150);

const MANY_COLUMNS: readonly DataTableColumn<SampleRow>[] = [
  { id: 'device', header: 'Device', primary: true, cell: (row) => row.device },
  { id: 'note', header: 'Note', width: '40%', cell: (row) => row.note || '–' },
  {
    id: 'actions',
    header: 'Actions',
    hideLabel: true,
    align: 'end',
    width: '120px',
    cell: (row) => <Button size="sm">Edit {row.id}</Button>,
  },
];

const rowAt = (canvasElement: HTMLElement, at: number) => {
  const row = canvasElement.querySelectorAll<HTMLElement>('[data-part="Row"]')[at];
  if (!row) throw new TypeError(`There is no row ${at}`);
  return row;
};

/** Whether the browser has laid the row out. */
const isLaidOut = (row: HTMLElement) => row.checkVisibility({ contentVisibilityAuto: true });

/** Which rows render after a change, and when rows far from the screen are laid out. */
const meta = {
  title: 'Components/DataTable rows',
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  component: DataTable<SampleRow>,
  args: {
    columns: COUNTING,
    rows: sampleRows(texts, 8),
    rowKey: (row: SampleRow) => row.id,
    label: 'Requests',
    labels: texts.ui.dataTableLabels,
    loadingLabel: 'Loading requests',
    empty: null,
  },
  argTypes: {
    columns: { control: false },
    rows: { control: false },
    empty: { control: false },
    error: { control: false },
  },
} satisfies Meta<typeof DataTable<SampleRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A change in one row re-renders that row alone. */
export const OneRowChanges: Story = {
  render: (args) => <OneChanges {...args} />,
  play: async ({ canvas }) => {
    renders = {};
    await userEvent.click(canvas.getByRole('button', { name: 'Change one' }));
    await waitFor(() => expect(canvas.getByText('Changed')).toBeVisible());
    await expect(renders).toEqual({ 1002: 1 });
  },
};

/** Rows far from the screen are laid out after the others; the Tab key reaches them all. */
export const Hundreds: Story = {
  args: { rows: MANY, columns: MANY_COLUMNS },
  play: async ({ canvas, canvasElement, step }) => {
    const row = (at: number) => rowAt(canvasElement, at);
    await step('All rows are in the page, and laid out in the end', async () => {
      await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '151');
      await expect(canvasElement.querySelectorAll('[data-part="Row"]')).toHaveLength(150);
      await waitFor(() => expect(isLaidOut(row(0))).toBe(true));
      await waitFor(() => expect(isLaidOut(row(149))).toBe(true), { timeout: 15_000 });
    });
    await step('Columns are below their headings', async () => {
      const starts = (one: HTMLElement) =>
        Array.from(one.children, (cell) => cell.getBoundingClientRect().left);
      await expect(starts(row(3))).toEqual(starts(rowAt(canvasElement, 0)));
      const head = canvasElement.querySelector<HTMLElement>('thead tr');
      await expect(starts(row(3))).toEqual(head && starts(head));
    });
    await step('The Tab key reaches the last row', async () => {
      within(row(148)).getByRole('button').focus();
      await userEvent.tab();
      await waitFor(() =>
        expect(within(row(149)).getByRole('button', { name: 'Edit 1149' })).toHaveFocus(),
      );
      await waitFor(() => expect(isLaidOut(row(149))).toBe(true));
    });
    scrollTo(0, 0);
  },
};

/** As cards as well. */
export const HundredsOfCards: Story = {
  args: Hundreds.args ?? {},
  render: (args) => (
    <div style={{ inlineSize: 360 }}>
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const last = rowAt(canvasElement, 149);
    const [title, note] = last.children;
    // Below one another as soon as the table has measured its container.
    await waitFor(async () => {
      last.scrollIntoView();
      await expect(isLaidOut(last)).toBe(true);
      await expect(note?.getBoundingClientRect().top).toBeGreaterThan(
        title?.getBoundingClientRect().top ?? Number.NaN,
      );
    });
    scrollTo(0, 0);
  },
};

/** A change in one of many rows re-renders that row alone; a new order re-renders none. */
export const OneOfManyChanges: Story = {
  args: { rows: MANY },
  render: (args) => <OneChanges {...args} />,
  play: async ({ canvas, step }) => {
    await step('One row changes', async () => {
      renders = {};
      await userEvent.click(canvas.getByRole('button', { name: 'Change one' }));
      await waitFor(() => expect(canvas.getByText('Changed')).toBeVisible());
      await expect(renders).toEqual({ 1002: 1 });
    });
    await step('The order flips', async () => {
      renders = {};
      await userEvent.click(canvas.getByRole('button', { name: 'Flip' }));
      await expect(canvas.getAllByRole('row')[1]).toHaveTextContent(found(MANY.at(-1)).device);
      await expect(renders).toEqual({});
    });
    await step('A new row comes first', async () => {
      renders = {};
      await userEvent.click(canvas.getByRole('button', { name: 'Add one' }));
      await waitFor(() => expect(canvas.getByText('New')).toBeVisible());
      await expect(renders).toEqual({ 1: 1 });
    });
  },
};

/** A tick in one of many rows re-renders that row alone. */
export const OneOfManyIsTicked: Story = {
  args: { rows: MANY, selectionLabels: texts.ui.selectionLabels },
  play: async ({ canvasElement }) => {
    const box = within(rowAt(canvasElement, 2)).getByRole<HTMLInputElement>('checkbox');
    renders = {};
    await userEvent.click(box);
    await expect(box.checked).toBe(true);
    await expect(renders).toEqual({ 1002: 1 });
  },
};

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** When its container becomes narrow in a wide window, rows become cards before anything is painted. */
export const ContainerBecomesNarrow: Story = {
  render: (args) => (
    <div data-testid="container">
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const container = canvas.getByTestId('container');
    const display = () => getComputedStyle(rowAt(canvasElement, 0)).display;
    const painted: string[] = [];
    // Called after the table's own observer, and before the frame is painted.
    const observer = new ResizeObserver(() => painted.push(display()));
    observer.observe(canvas.getByRole('table'));
    const resized = async (inlineSize: string) => {
      painted.length = 0;
      container.style.inlineSize = inlineSize;
      await nextFrame();
      await nextFrame();
      return new Set(painted);
    };
    await nextFrame();
    await step('640 px are cards', async () => {
      await expect(await resized('640px')).toEqual(new Set(['grid']));
    });
    await step('641 px are a table', async () => {
      await expect(await resized('641px')).toEqual(new Set(['table-row']));
    });
    observer.disconnect();
    container.style.inlineSize = '';
  },
};

function Removable(props: DataTableProps<SampleRow>) {
  const [rows, setRows] = useState(props.rows);
  const [asked, setAsked] = useState<SampleRow>();
  const menuOf = (row: SampleRow) => (
    <Menu
      label={`Of ${row.id}`}
      trigger={<Button>Of {row.id}</Button>}
      items={[{ id: 'remove', label: 'Remove', onSelect: () => setAsked(row) }]}
    />
  );
  return (
    <>
      <DataTable
        {...props}
        columns={[{ id: 'device', header: 'Device', cell: menuOf }]}
        rows={rows}
      />
      <ConfirmDialog
        title="Remove the request?"
        confirmLabel="Remove it"
        cancelLabel="Keep it"
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        onConfirm={() => {
          setRows(rows.filter((row) => row !== asked));
          setAsked(undefined);
        }}
      >
        It is gone then.
      </ConfirmDialog>
    </>
  );
}

/** A row that is removed by its menu, and a question after it, leaves the focus to the next row. */
export const RemovedByAMenu: Story = {
  render: (args) => <Removable {...args} />,
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: /^Of / });
    const next = buttons[2];
    await press(buttons[1] as HTMLElement);
    await press(await screen.findByRole('menuitem', { name: 'Remove' }));
    await screen.findByRole('alertdialog');
    await pressButton('Remove it');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(next).toHaveFocus());
  },
};
