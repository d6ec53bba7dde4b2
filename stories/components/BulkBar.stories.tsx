import { BulkBar, type BulkBarProps } from '@concierge/ui/BulkBar';
import { Button } from '@concierge/ui/Button';
import { Card } from '@concierge/ui/Card';
import { DataTable, type DataTableActions } from '@concierge/ui/DataTable';
import { ListFooter } from '@concierge/ui/ListFooter';
import { Stack } from '@concierge/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useRef, useState, type ReactElement } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { sampleRows, type SampleRow } from '../fixtures/rows.ts';
import { sampleColumns } from '../fixtures/tableColumns.tsx';
import { phone } from '../fixtures/viewports.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';
import { sheetModes } from '../setup/chromaticModes.ts';

const foot = ({ ui }: Texts) => (
  <ListFooter
    offset={0}
    limit={25}
    totalCount={47}
    pageSizes={[10, 25, 50]}
    onOffsetChange={fn()}
    onLimitChange={fn()}
    labels={ui.listFooterLabels}
  />
);

// No AllStates: it is there or it is not.
const meta = {
  title: 'Components/BulkBar',
  component: BulkBar,
  argTypes: { actions: { control: false }, children: { control: false } },
  ...inLanguage((texts) => ({
    count: 3,
    onClear: fn(),
    labels: texts.ui.bulkBarLabels,
    actions: <Button size="sm">{texts.labels.requestTable.approve}</Button>,
    children: foot(texts),
  })),
} satisfies Meta<typeof BulkBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the place of the foot of its list. */
export const Default: Story = {};

/** Without anything ticked the foot of the list is there. */
export const None: Story = { args: { count: 0 } };

const canTick = ({ state }: SampleRow) => state !== 4;
/** A key may have a space. */
const keyOf = ({ id }: SampleRow) => `Request ${id}`;
const REFUSED = 'Request 1002';

interface ListProps extends BulkBarProps {
  texts: Texts;
  count: number;
}

/** A list of requests whose action takes the ticked rows away, but for one that is refused. */
function List({ texts, ...bar }: ListProps): ReactElement {
  const [rows, setRows] = useState(() => sampleRows(texts, 6));
  const [keys, setKeys] = useState<ReadonlyArray<string | number>>(() =>
    rows.slice(0, bar.count).map(keyOf),
  );
  const [refused, setRefused] = useState<string>();
  const table = useRef<DataTableActions>(null);
  const { approve } = texts.labels.requestTable;
  const act = () => {
    setRefused(keys.find((key) => key === REFUSED));
    setRows(rows.filter((row) => !keys.includes(keyOf(row)) || keyOf(row) === REFUSED));
  };
  const columns = useMemo(() => Object.values(sampleColumns(texts)).slice(0, -1), [texts]);
  return (
    <Stack>
      <Card padding="none">
        <DataTable
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          label={texts.t('requests:table.label')}
          labels={texts.ui.dataTableLabels}
          selectionLabels={texts.ui.selectionLabels}
          selectedRows={keys}
          onSelectedRowsChange={setKeys}
          selectable={canTick}
          rowError={(row) =>
            keyOf(row) === refused ? texts.labels.requestTable.heldByOther : undefined
          }
          actionsRef={table}
          rovingRows
        />
      </Card>
      <BulkBar
        {...bar}
        count={keys.length}
        onClear={() => setKeys([])}
        tableRef={table}
        actions={
          <Button size="sm" onClick={act}>
            {approve}
          </Button>
        }
      />
    </Stack>
  );
}

const inList: Story = {
  render: (args, context) => <List {...args} texts={textsOf(context)} />,
};

/** With the list that it belongs to: one row cannot be ticked. */
export const WithAList: Story = {
  ...inList,
  tags: ['picture-dark'],
  parameters: { chromatic: { modes: sheetModes } },
};

/** On a phone the checkboxes are at the start of the cards. */
export const Phone: Story = { ...inList, ...phone };

// Q24
/** Rows are ticked one by one, in a range, or all; what was done with them leaves the refused one ticked. */
export const Ticking: Story = {
  ...inList,
  args: { count: 0 },
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { canvas, step } = context;
    const { ui, labels } = textsOf(context);
    const { selected, clear } = ui.bulkBarLabels;
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: ui.selectionLabels.all });
    const boxes = () =>
      canvas.getAllByRole<HTMLInputElement>('checkbox').filter((box) => box !== all);
    const box = (at: number) => boxes()[at] as HTMLInputElement;
    const ticks = () => boxes().flatMap(({ checked }, at) => (checked ? [at] : []));
    const expectCount = (count: number) =>
      expect(canvas.getByText(selected(count), { selector: '[role=status]' })).toBeInTheDocument();
    const user = userEvent.setup();

    await step('A checkbox is named by its row, and the bar says how many are ticked', async () => {
      const row = canvas.getAllByRole('rowheader')[0];
      await expect(box(0)).toHaveAccessibleName(`${ui.selectionLabels.row} ${row?.textContent}`);
      await user.click(box(0));
      await expectCount(1);
      await expect(all.indeterminate).toBe(true);
    });
    await step('Shift takes all in between, without the one that cannot be ticked', async () => {
      await user.keyboard('{Shift>}');
      await user.click(box(4));
      await user.keyboard('{/Shift}');
      await expect(ticks()).toEqual([0, 1, 2, 4]);
      await expect(box(3)).toBeDisabled();
    });
    await step('X, and arrow keys with Shift, there and back', async () => {
      await user.keyboard('{Escape}');
      await expect(ticks()).toEqual([]);
      await user.keyboard('{Home}x{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
      await expect(box(1)).toHaveFocus();
      await expect(ticks()).toEqual([0, 1]);
      await user.keyboard('{End}X');
      await expect(ticks()).toEqual([0, 1, 5]);
    });
    await step('The heading ticks all that can be, and none', async () => {
      await user.click(all);
      await expectCount(5);
      await expect(all.indeterminate).toBe(false);
      await user.click(all);
      await expect(ticks()).toEqual([]);
    });
    await step('The button gives the focus back to the list', async () => {
      await user.click(box(1));
      canvas.getByRole('button', { name: clear }).focus();
      await user.keyboard('{Enter}');
      await expect(canvas.queryByRole('group', { name: ui.bulkBarLabels.bar })).toBeNull();
      await waitFor(() => expect(box(1)).toHaveFocus());
    });
    await step('Rows that go are no longer ticked; the refused one says why', async () => {
      await user.keyboard('{Home}x{ArrowDown}x{ArrowDown}x');
      canvas.getByRole('button', { name: labels.requestTable.approve }).focus();
      await user.keyboard('{Enter}');
      await expectCount(1);
      await expect(ticks()).toEqual([0]);
      await expect(box(0)).toBeInvalid();
      await expect(box(0)).toHaveAccessibleDescription(labels.requestTable.heldByOther);
      await expect(canvas.getByRole('button', { name: labels.requestTable.approve })).toHaveFocus();
    });
  },
};
