import { Card, EmptyState, RequestTable, type RequestRow } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import { press } from '../fixtures/keyboard.ts';
import {
  defaultColumns,
  detailColumns,
  doneColumns,
  manyRequests,
  requests,
  waitingRequests,
} from '../fixtures/concierge.ts';
import { expectHeadingsToStay, LoadingTable } from '../fixtures/loadingTable.tsx';
import { narrowest, phone, tablet } from '../fixtures/viewports.ts';
import { requestLabels, requestLabelsCs } from '../fixtures/words.ts';
import { loadFailure } from '../fixtures/loadFailure.tsx';

const meta = {
  title: 'Concierge/RequestTable',
  tags: ['!autodocs'],
  component: RequestTable,
  render: (args) => (
    <Card padding="none">
      <RequestTable {...args} />
    </Card>
  ),
  args: {
    rows: requests,
    columns: defaultColumns,
    labels: requestLabels,
    sort: { column: 'service_date', direction: 'DESC' },
    onSortChange: fn(),
    onStatusClick: fn(),
    empty: (
      <EmptyState tone="warning" title="No requests">
        Nothing is waiting here right now.
      </EmptyState>
    ),
  },
} satisfies Meta<typeof RequestTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { columns: doneColumns } };

const [someRequest] = requests;

/** Every state with an open and a closed status button, and what the user canceled. */
export const Matrix: Story = {
  tags: ['all-themes'],
  args: {
    rows: ([1, 2, 3, 4] as const).flatMap((state) =>
      (state === 3
        ? (['open', 'disabled', 'canceled'] as const)
        : (['open', 'disabled'] as const)
      ).map((status_button, at) => ({
        ...(someRequest as RequestRow),
        id: state * 10 + at,
        state,
        status_button,
        device_name: `${requestLabels.states[state]}, ${status_button}`,
      })),
    ),
  },
};

export const Done: Story = { args: { rows: requests.slice(3), columns: doneColumns } };
export const OfOneService: Story = { args: { columns: detailColumns } };
export const One: Story = { args: { rows: waitingRequests.slice(0, 1) } };
export const Many: Story = {
  tags: ['no-picture'],
  args: { rows: manyRequests },
};
export const Loading: Story = { args: { rows: [], loading: true } };
export const Busy: Story = {
  tags: ['no-picture'],
  args: { busy: true },
};
export const Empty: Story = { args: { rows: [] } };
export const Failed: Story = {
  args: {
    rows: [],
    error: loadFailure('requests:error.load'),
  },
};
export const LongCzech: Story = { args: { labels: requestLabelsCs }, globals: { locale: 'cs' } };
export const Tablet: Story = { ...tablet };
export const Phone: Story = { ...phone };
export const Narrowest: Story = { ...narrowest, args: { labels: requestLabelsCs } };

export const StatusButtons: Story = {
  tags: ['!dev', 'no-picture'],
  play: async ({ canvas, args, step }) => {
    await step('D5 an open row is passed to the handler, by keyboard', async () => {
      await press(canvas.getByRole('button', { name: 'Waiting – reply to Room 412' }));
      await expect(args.onStatusClick).toHaveBeenLastCalledWith(requests[0]);
    });
    await step('D5 what a colleague approved is disabled and says why', async () => {
      const row = within(canvas.getByRole('row', { name: /Room 227/ }));
      const button = row.getByRole('button', { name: 'Approved' });
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription(requestLabels.heldByOther);
    });
    await step('D5 what the user canceled shows a disabled canceled button', async () => {
      const row = within(canvas.getByRole('row', { name: /Room 101/ }));
      await expect(row.getByRole('button', { name: 'Canceled by you' })).toBeDisabled();
    });
  },
};

export const WithoutStatusColumn: Story = {
  tags: ['!dev', 'no-picture'],
  args: { columns: doneColumns },
  play: async ({ canvas, args, step }) => {
    await step('D6 the device leads to the reply where no column shows the state', async () => {
      await press(canvas.getByRole('button', { name: 'Reply to Room 412' }));
      await expect(args.onStatusClick).toHaveBeenLastCalledWith(requests[0]);
    });
    await step('D5 but not for what a colleague approved', async () => {
      const row = within(canvas.getByRole('row', { name: /Room 227/ }));
      await expect(row.queryByRole('button')).toBeNull();
    });
  },
};

export const Sorts: Story = {
  tags: ['!dev', 'no-picture'],
  play: async ({ canvas, args, step }) => {
    await step('D11 the heading says which timezone its times are in', async () => {
      const heading = canvas.getByRole('columnheader', { name: /Service date/ });
      await expect(heading).toHaveAccessibleDescription('Service date in UTC');
    });
    await step('D3 a sort button reports the other direction', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Service date/ }));
      await expect(args.onSortChange).toHaveBeenLastCalledWith({
        column: 'service_date',
        direction: 'ASC',
      });
    });
  },
};

export const PadsShortLists: Story = {
  tags: ['!dev', 'no-picture'],
  args: { rows: waitingRequests.slice(0, 1) },
  play: async ({ canvas, canvasElement, step }) => {
    await step('D4 fewer than three rows leave room as if there were three', async () => {
      await expect(canvas.getAllByRole('row')).toHaveLength(2);
      const padding = canvasElement.querySelector('[data-part="Padding"]');
      await expect(padding?.getBoundingClientRect().height).toBeGreaterThanOrEqual(80);
    });
  },
};

export const WarnsWhenEmpty: Story = {
  tags: ['!dev', 'no-picture'],
  args: { rows: [] },
  play: async ({ canvas, step }) => {
    await step('D4 an empty list shows a warning under the same headings', async () => {
      await waitFor(() => expect(canvas.getByText('No requests')).toBeVisible());
      await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    });
  },
};

/** In a narrow table a long name would widen its column. */
const withFirstNames = requests.slice(3).map((row) => ({
  ...row,
  approved_by_name: row.approved_by_name?.split('.')[0] ?? null,
  completed_by_name: row.completed_by_name?.split('.')[0] ?? null,
}));

export const HeadingsStay: Story = {
  tags: ['!dev', 'no-picture'],
  args: { rows: requests.slice(3), columns: doneColumns },
  render: (args) => (
    <>
      {[1127, 967, 740].map((width) => (
        <LoadingTable
          key={width}
          width={width}
          table={(loading) => (
            <RequestTable
              {...args}
              rows={width < 1000 ? withFirstNames : args.rows}
              loading={loading}
            />
          )}
        />
      ))}
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('D4 columns stay where they are when the rows load', async () => {
      for (const place of canvas.getAllByRole('region')) await expectHeadingsToStay(place);
    });
  },
};
