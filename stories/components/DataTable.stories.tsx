import { Button } from '@concierge/ui/Button';
import { Card } from '@concierge/ui/Card';
import { DataTable, type DataTableProps } from '@concierge/ui/DataTable';
import { EmptyState } from '@concierge/ui/EmptyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import { controlled } from '../fixtures/stateful.tsx';
import { sampleRows, type SampleRow } from '../fixtures/rows.ts';
import { loadFailure } from '../fixtures/loadFailure.tsx';
import { sampleColumns } from '../fixtures/tableColumns.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';
import { sheetModes } from '../setup/chromaticModes.ts';

const Sorted = controlled(DataTable<SampleRow>, 'sort', 'onSortChange');

const Framed = (props: DataTableProps<SampleRow>) => (
  <Card padding="none">
    <Sorted {...props} />
  </Card>
);

const meta = {
  title: 'Components/DataTable',
  component: DataTable<SampleRow>,
  ...inLanguage((texts) => ({
    columns: Object.values(sampleColumns(texts)),
    rows: sampleRows(texts, 8),
    rowKey: (row: SampleRow) => row.id,
    label: texts.t('requests:table.label'),
    sort: { column: 'date', direction: 'DESC' as const },
    onSortChange: fn(),
    labels: texts.ui.dataTableLabels,
    loadingLabel: texts.t('requests:table.loading'),
    empty: (
      <EmptyState tone="warning" title={texts.t('requests:empty.title')}>
        {texts.t('requests:empty.body')}
      </EmptyState>
    ),
  })),
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

/** Sorted by a heading; the last column has no heading that is seen. */
export const Default: Story = {};

// U3
/** Rows that have just come, for as long as the product says. */
export const FreshRows: Story = {
  tags: ['picture-dark'],
  parameters: { chromatic: { modes: sheetModes } },
  ...inLanguage((texts) => ({ rows: sampleRows(texts, 4) })),
  render: (args) => <Framed {...args} freshRows={args.rows.slice(0, 2).map(({ id }) => id)} />,
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
  parameters: { chromatic: { modes: sheetModes } },
  render: ({ rows, ...args }, context) => {
    const { t } = textsOf(context);
    const failure = loadFailure(t, t('requests:error.load'));
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <Framed {...args} label="Full" rows={rows.slice(0, 3)} />
        <Framed {...args} label="Fresh rows on their way" rows={rows.slice(0, 3)} pending />
        <Framed {...args} label="One row" rows={rows.slice(0, 1)} />
        <Framed {...args} label="First load" rows={[]} loading />
        <Framed {...args} label="Empty" rows={[]} />
        <Framed {...args} label="Failed" rows={[]} error={failure} />
      </div>
    );
  },
};

/** The first load: the headings are there at once. */
export const Loading: Story = {
  args: { loading: true, rows: [] },
  play: async (context) => {
    const { canvas } = context;
    const { t } = textsOf(context);
    const table = canvas.getByRole('table', { name: t('requests:table.label') });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent(t('requests:table.loading'));
  },
};

/** Fewer than three rows keep the height of three. */
export const OneRow: Story = {
  ...inLanguage((texts) => ({ rows: sampleRows(texts, 1) })),
  play: async ({ canvasElement }) => {
    const padding = canvasElement.querySelector('[data-part="Padding"]');
    await expect(padding?.getBoundingClientRect().height).toBe(80);
  },
};

/** In a narrow container a row is a card with labeled values; to a screen reader it is still a table. */
export const Cards: Story = {
  ...inLanguage((texts) => ({ rows: sampleRows(texts, 3) })),
  render: (args) => (
    <div style={{ maxInlineSize: 360 }}>
      <Framed {...args} />
    </div>
  ),
  play: async (context) => {
    const { canvas } = context;
    const { note, device } = sampleColumns(textsOf(context));
    const table = within(canvas.getByRole('table'));
    await expect(table.getAllByRole('row')).toHaveLength(4);
    await expect(table.getAllByRole('rowheader')).toHaveLength(3);
    const labels = () =>
      table.getAllByRole('cell').map((cell) => getComputedStyle(cell, '::before').content);
    // The table measures its container once it has been laid out.
    await waitFor(() =>
      expect(labels().filter((label) => label === `"${note.header}" / ""`)).toHaveLength(3),
    );
    const heading = table.getByRole('button', {
      name: (name) => name.startsWith(device.header),
    });
    await expect(heading).toBeVisible();
  },
};

/** Texts of the buttons before and after the table. */
interface Around {
  remove: string;
  after: string;
}

const aroundIn = ({ t }: Texts): Around => ({
  remove: t('requests:reply.confirm.3'),
  after: t('common:back'),
});

/** Takes its first row away at a press. */
function Emptying({ remove, after, ...props }: DataTableProps<SampleRow> & Around) {
  const [rows, setRows] = useState(props.rows);
  return (
    <>
      <Button onClick={() => setRows(rows.slice(1))}>{remove}</Button>
      <Framed {...props} rows={rows} />
      <Button>{after}</Button>
    </>
  );
}

// Y15
/** One tab stop: the arrow keys move between the rows, Tab goes through the controls of one. */
export const RovingRows: Story = {
  ...inLanguage((texts) => ({ rovingRows: true, rows: sampleRows(texts, 4) })),
  render: (args, context) => <Emptying {...args} {...aroundIn(textsOf(context))} />,
  play: async (context) => {
    const { canvas, step } = context;
    const texts = textsOf(context);
    const button = (name: string) => canvas.getByRole('button', { name });
    const edit = (service: number) =>
      texts.t('settings:services.edit', { service: String(service) });
    const deleteOf = (service: number) =>
      texts.t('settings:services.deleteAction', { service: String(service) });
    const around = aroundIn(texts);
    const after = button(around.after);
    await step('Arrow keys, Home and End move between the rows', async () => {
      button(edit(1000)).focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(button(edit(1001))).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(button(edit(1003))).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(button(edit(1003))).toHaveFocus();
      await userEvent.keyboard('{Home}{ArrowUp}');
      await expect(button(edit(1000))).toHaveFocus();
    });
    await step('Keys of an input method move nothing', async () => {
      const init = { key: 'ArrowDown', bubbles: true, cancelable: true, isComposing: true };
      button(edit(1000)).dispatchEvent(new KeyboardEvent('keydown', init));
      await expect(button(edit(1000))).toHaveFocus();
    });
    await step('Tab goes through the current row and then leaves', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.tab();
      await expect(button(deleteOf(1001))).toHaveFocus();
      await userEvent.tab();
      await expect(after).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(button(deleteOf(1001))).toHaveFocus();
    });
    await step('A row that is removed leaves the tab stop to the next', async () => {
      const remove = button(around.remove);
      await userEvent.click(remove);
      await userEvent.click(remove);
      await waitFor(() => expect(canvas.queryByRole('button', { name: edit(1001) })).toBeNull());
      after.focus();
      await userEvent.tab({ shift: true });
      await expect(button(deleteOf(1002))).toHaveFocus();
    });
  },
};

// Q5
/** More rows on a screen, for many that are compared with a mouse. */
export const Compact: Story = {
  ...inLanguage((texts) => ({
    rows: sampleRows(texts, 4),
    columns: Object.values(sampleColumns(texts)).slice(0, -1),
  })),
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
