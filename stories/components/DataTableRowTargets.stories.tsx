import { Card } from '@concierge/ui/Card';
import {
  DataTable,
  RowAction,
  type DataTableActions,
  type DataTableProps,
} from '@concierge/ui/DataTable';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleRows, type SampleRow } from '../fixtures/rows.ts';
import { sampleColumns } from '../fixtures/tableColumns.tsx';
import { phone } from '../fixtures/viewports.ts';
import { found } from '../hotel/hotel.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsIn, textsOf } from '../setup/texts.ts';
import { sheetModes } from '../setup/chromaticModes.ts';

const open = fn();

/** Rows that are pressed, in whatever else a table shows. */
function buttonsIn(texts: Texts) {
  const { device, ...rest } = sampleColumns(texts);
  const cell = (row: SampleRow) => <RowAction onPress={() => open(row.id)}>{row.device}</RowAction>;
  return [{ ...device, cell }, ...Object.values(rest)];
}

const english = textsIn('en');
const FIRST = found(sampleRows(english, 1)[0]);
const SECOND = found(sampleRows(english, 2)[1]);

const Framed = (props: DataTableProps<SampleRow>) => (
  <Card padding="none">
    <DataTable {...props} />
  </Card>
);

const meta = {
  title: 'Components/DataTable Row targets',
  component: DataTable<SampleRow>,
  ...inLanguage((texts) => ({
    columns: buttonsIn(texts),
    rows: sampleRows(texts, 4),
    rowKey: (row: SampleRow) => row.id,
    label: texts.t('requests:table.label'),
  })),
  beforeEach: () => {
    open.mockClear();
  },
  render: (args) => <Framed {...args} />,
} satisfies Meta<typeof DataTable<SampleRow>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a press at the middle of it would reach. */
function reachedAt(element: Element): Element {
  const { left, top, width, height } = element.getBoundingClientRect();
  const reached = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!reached) throw new TypeError('It is not on the screen');
  return reached;
}

/** Every row opens its request; one has just come, one is under the focus. */
export const Rows: Story = {
  tags: ['picture-dark'],
  parameters: { chromatic: { modes: sheetModes } },
  args: { freshRows: [1003] },
  play: async (context) => {
    const [first] = sampleRows(textsOf(context), 1);
    await userEvent.tab();
    await expect(context.canvas.getByRole('button', { name: found(first).device })).toHaveFocus();
  },
};

// Q5
/** A press anywhere on the row is one on it, a press on another button is not. */
export const Pressed: Story = {
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, step }) => {
    const row = within(canvas.getByRole('row', { name: new RegExp(SECOND.device) }));
    const target = row.getByRole('button', { name: SECOND.device });
    await step('Each cell of the row is a part of its button, and of no other', async () => {
      for (const cell of row.getAllByRole('cell').slice(0, -1)) {
        await expect(reachedAt(cell)).toBe(target);
      }
      await userEvent.click(reachedAt(row.getByText(SECOND.service)));
      await expect(open).toHaveBeenLastCalledWith(1001);
    });
    await step('A button beside it stays one of its own', async () => {
      const remove = row.getByRole('button', { name: 'Delete 1001' });
      await expect(remove).toContainElement(reachedAt(remove) as HTMLElement);
    });
  },
};

// Q5
/** Tab goes from row to row, with the ring around each, Space opens; as one tab stop the arrow keys go. */
export const Keyboard: Story = {
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { rovingRows: true },
  play: async ({ canvas, step }) => {
    await step('The arrow keys go from row to row', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('button', { name: SECOND.device })).toHaveFocus();
    });
    await step('The ring is around the whole row', async () => {
      const ring = getComputedStyle(canvas.getByRole('button', { name: SECOND.device }), '::after');
      const row = canvas.getByRole('row', { name: new RegExp(SECOND.device) });
      await expect(ring.outlineStyle).toBe('solid');
      await expect(Number.parseFloat(ring.width)).toBeCloseTo(row.clientWidth, 0);
    });
    await step('Space is a press', async () => {
      await userEvent.keyboard(' ');
      await expect(open).toHaveBeenLastCalledWith(1001);
    });
  },
};

// Q5
/** A card is as much a button as a row. */
export const OnAPhone: Story = {
  ...phone,
  ...inLanguage((texts) => ({ rows: sampleRows(texts, 2) })),
  play: async (context) => {
    const { canvas, step } = context;
    const texts = textsOf(context);
    const { id, device, service } = found(sampleRows(texts, 2)[1]);
    await step('A press anywhere on the card is one on it', async () => {
      const target = canvas.getByRole('button', { name: device });
      await waitFor(() => expect(reachedAt(canvas.getByText(service))).toBe(target));
      const name = texts.t('settings:services.deleteAction', { service: String(id) });
      const remove = canvas.getByRole('button', { name });
      await expect(remove).toContainElement(reachedAt(remove) as HTMLElement);
    });
    await userEvent.tab();
  },
};

// Q5
/** Rows that are grids, of which there are many. */
export const OfMany: Story = {
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { rows: sampleRows(english, 120) },
  play: async ({ canvas, step }) => {
    await step('A press in any cell is one on its row', async () => {
      const row = within(
        canvas.getAllByRole('row', { name: new RegExp(SECOND.device) })[0] as HTMLElement,
      );
      const target = row.getByRole('button', { name: SECOND.device });
      // The browser lays its rows out with the first frame.
      await waitFor(() => expect(reachedAt(row.getByText(SECOND.service))).toBe(target));
    });
  },
};

const leavingColumns = (leave: (row: SampleRow) => void) => [
  {
    ...sampleColumns(english).device,
    cell: (row: SampleRow) => <RowAction onPress={() => leave(row)}>{row.device}</RowAction>,
  },
];

/** A press on a row takes it away. J goes to the next row from anywhere, ? says which one has the focus. */
function Leaving({ rows: first, ...props }: DataTableProps<SampleRow>): ReactElement {
  const [rows, setRows] = useState(first);
  const [columns] = useState(() =>
    leavingColumns((gone) => setRows((now) => now.filter(({ id }) => id !== gone.id))),
  );
  const actionsRef = useRef<DataTableActions>(null);
  // Not in `useEffect`: a key may be pressed as soon as the rows are there.
  useLayoutEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'j') actionsRef.current?.focusRow('next');
      if (key === '?') open(actionsRef.current?.activeRow());
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return <Framed {...props} columns={columns} rows={rows} actionsRef={actionsRef} />;
}

// Q5
/** Rows that are answered leave, and the work goes on with the next one. */
export const RowsThatLeave: Story = {
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { rows: sampleRows(english, 3), onInteractionChange: fn(), onRowsGone: fn() },
  render: (args) => <Leaving {...args} />,
  play: async ({ args, canvas, step }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    await step('Keys of the page reach the rows, and know which one has the focus', async () => {
      await userEvent.keyboard('?');
      await expect(open).toHaveBeenLastCalledWith(null);
      await userEvent.keyboard('j');
      await expect(button(FIRST.device)).toHaveFocus();
      await userEvent.keyboard('j?');
      await expect(button(SECOND.device)).toHaveFocus();
      await expect(open).toHaveBeenLastCalledWith(1001);
      await expect(args.onInteractionChange).toHaveBeenLastCalledWith(true);
    });
    await step(
      'The focus goes on with the row at the same place, at the end with the last',
      async () => {
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(canvas.getAllByRole('button')[1]).toHaveFocus());
        await userEvent.keyboard('{Enter}');
        await waitFor(() => expect(button(FIRST.device)).toHaveFocus());
        await expect(args.onRowsGone).not.toHaveBeenCalled();
      },
    );
    await step('Who pointed at the last row is led on by the product', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onRowsGone).toHaveBeenCalledOnce());
    });
  },
};
