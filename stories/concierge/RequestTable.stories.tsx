import { Card, EmptyState } from '@concierge/ui';
import { RequestTable, type RequestRow } from '@concierge/ui/concierge';
import * as cs from '@concierge/ui/labels/cs';
import { requestTableLabels } from '@concierge/ui/labels/en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import { press } from '../fixtures/keyboard.ts';
import {
  defaultColumns,
  doneColumns,
  markedRequests,
  requests,
  waitingRequests,
} from '../fixtures/concierge.ts';
import { phone, tablet } from '../fixtures/viewports.ts';
import { requestAge } from '../fixtures/words.ts';
import { table } from '../conformance/exceptions.ts';

const meta = {
  title: 'Concierge/RequestTable',
  component: RequestTable,
  parameters: { conformance: table },
  render: (args) => (
    <Card padding="none">
      <RequestTable {...args} />
    </Card>
  ),
  args: {
    rows: requests,
    columns: defaultColumns,
    labels: requestTableLabels,
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
/** A waiting list at work: dates with ages, and approval from the row. */
const waitingList = {
  rows: waitingRequests.map((row) => ({ ...row, can_approve: true })),
  age: requestAge,
  onApprove: fn(),
};
export const Waiting: Story = { tags: ['picture-dark'], args: waitingList };
const [someRequest] = requests;

/** Every state with an open and a closed status button, and what the user canceled. */
export const AllStates: Story = {
  tags: ['picture-dark'],
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
        device_name: `${requestTableLabels.states[state]}, ${status_button}`,
      })),
    ),
  },
};

// O11
/** What is particular about a request, below its device. */
export const Marked: Story = {
  tags: ['picture-dark'],
  args: { ...waitingList, rows: markedRequests },
  play: async ({ canvas, step }) => {
    await step('The marks are words of the row', async () => {
      const row = canvas.getByRole('row', { name: /Room 412 Do not disturb · Speaks German/ });
      await expect(within(row).getByText(/Do not disturb/)).toBeVisible();
      await expect(canvas.getByText('Previous stay')).toBeVisible();
    });
  },
};
// U58
export const Done: Story = {
  args: { rows: requests.slice(3), columns: doneColumns },
  play: async ({ canvas, step }) => {
    await step('Every column of times says which they are, the last how long it took', async () => {
      await waitFor(() => expect(canvas.getByText('Took 2 min + 9 min')).toBeVisible());
      const { approved_at, completed_at } = requestTableLabels.columns;
      for (const name of [approved_at, completed_at]) await expect(name).toMatch(/\(local\)$/);
      await expect(canvas.getByText(completed_at)).toBeVisible();
    });
  },
};
export const LongCzech: Story = {
  args: { labels: cs.requestTableLabels },
  globals: { locale: 'cs' },
};
/** All columns, none cut. */
export const DoneTablet: Story = {
  ...tablet,
  args: { rows: requests.slice(3), columns: doneColumns },
};
// U22 D11 U46
export const WaitingPhone: Story = {
  ...phone,
  args: waitingList,
  play: async ({ canvas, step }) => {
    const row = within(canvas.getByRole('row', { name: /Room 412/ }));
    await step('A card shows the date with its timezone, and the age', async () => {
      await expect(row.getByText('02.03.2026 09:24')).toBeVisible();
      await expect(row.getByText('UTC')).toBeVisible();
      await expect(row.getByText('6 min')).toBeVisible();
    });
    await step('The button that approves is beside them, and over nothing', async () => {
      const button = row.getByRole('button', { name: /^Approve/ }).getBoundingClientRect();
      const note = row.getByText(/^Two club/).getBoundingClientRect();
      await expect(row.getByRole('time').getBoundingClientRect().right).toBeLessThan(button.left);
      await expect(note.top).toBeGreaterThanOrEqual(button.bottom);
    });
  },
};
// D5 U17 U18
export const StatusButtons: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args, step }) => {
    await step('An open row is passed to the handler, by keyboard', async () => {
      await press(canvas.getByRole('button', { name: 'Waiting – reply to Room 412' }));
      await expect(args.onStatusClick).toHaveBeenLastCalledWith(requests[0]);
    });
    await step('What a colleague approved is disabled and says why', async () => {
      const row = within(canvas.getByRole('row', { name: /Room 227/ }));
      const button = row.getByRole('button', { name: 'Approved' });
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription(requestTableLabels.heldByOther);
    });
    await step('What the user canceled shows a disabled canceled button', async () => {
      const row = within(canvas.getByRole('row', { name: /Room 101/ }));
      const button = row.getByRole('button', { name: 'Canceled by you' });
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription(requestTableLabels.canceledByYouHint);
    });
    await step('A row whose status button is disabled opens by its device', async () => {
      await press(canvas.getByRole('button', { name: 'View request from Room 227' }));
      await expect(args.onStatusClick).toHaveBeenLastCalledWith(requests[4]);
    });
  },
};

// D6 U18
export const WithoutStatusColumn: Story = {
  tags: ['!dev'],
  args: { columns: doneColumns },
  play: async ({ canvas, args, step }) => {
    await step('The device leads to the reply where no column shows the state', async () => {
      await press(canvas.getByRole('button', { name: 'Reply to Room 412' }));
      await expect(args.onStatusClick).toHaveBeenLastCalledWith(requests[0]);
    });
    await step('What a colleague approved is there to be read', async () => {
      await press(canvas.getByRole('button', { name: 'View request from Room 227' }));
      await expect(args.onStatusClick).toHaveBeenLastCalledWith(requests[4]);
    });
  },
};

// U18
export const RowsOpen: Story = {
  play: async ({ canvas, args, step }) => {
    await step('A press anywhere on a row opens it, and its button has the focus', async () => {
      await userEvent.click(canvas.getByText(/Massage for two/));
      await expect(args.onStatusClick).toHaveBeenLastCalledWith(requests[6]);
      const opener = canvas.getByRole('button', { name: /reply to Room 509/ });
      await expect(opener).toHaveFocus();
    });
    await step('So does a press where the status button is disabled', async () => {
      await userEvent.click(canvas.getByText(/No alcohol/));
      await expect(args.onStatusClick).toHaveBeenLastCalledWith(requests[4]);
    });
    await step('Marking text opens nothing', async () => {
      const note = canvas.getByText(/Four people/);
      getSelection()?.selectAllChildren(note);
      note.click();
      await expect(args.onStatusClick).toHaveBeenCalledTimes(2);
      getSelection()?.removeAllRanges();
    });
  },
};

// U31
export const Approves: Story = {
  args: { ...waitingList, rows: [...waitingList.rows, ...requests.slice(3)] },
  play: async ({ canvas, args, step }) => {
    const row = canvas.getByRole('row', { name: /Room 412/ });
    const approve = within(row).getByRole('button', { name: 'Approve – Room 412' });
    await step('The button appears with the focus in its row, and moves nothing', async () => {
      const before = row.getBoundingClientRect();
      within(row)
        .getByRole('button', { name: /reply to/ })
        .focus();
      await userEvent.tab();
      await expect(approve).toHaveFocus();
      await expect(getComputedStyle(approve).opacity).toBe('1');
      await expect(row.getBoundingClientRect()).toEqual(before);
    });
    await step('It approves, and opens nothing', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onApprove).toHaveBeenLastCalledWith(waitingList.rows[0]);
      await expect(args.onStatusClick).not.toHaveBeenCalled();
    });
    await step('Rows that may not be approved have none', async () => {
      await expect(canvas.getAllByRole('button', { name: /^Approve – / })).toHaveLength(3);
    });
  },
};

/** A clock that the story moves. */
const clock = { time: requestAge.now() };

// U22 D11
export const Ages: Story = {
  args: { ...waitingList, age: { ...requestAge, now: () => clock.time } },
  beforeEach: () => {
    clock.time = requestAge.now();
  },
  play: async ({ canvas, step }) => {
    const cell = within(canvas.getByRole('row', { name: /Room 412/ })).getByRole('time');
    const date = within(cell).getByText('02.03.2026 09:24');
    const age = within(cell).getByText('6 min');
    await step('The date is shown, the age beside it', async () => {
      await expect(date).toBeVisible();
      const { right } = date.getBoundingClientRect();
      await expect(age.getBoundingClientRect().left).toBeGreaterThan(right);
    });
    await step('It grows, and says when it becomes late', async () => {
      await expect(age).toHaveAttribute('data-late', 'none');
      clock.time += 15 * 60_000;
      await waitFor(async () => {
        // What the timer does is done at once when the tab is shown again.
        document.dispatchEvent(new Event('visibilitychange'));
        await expect(age).toHaveTextContent(/^21 min$/);
      });
      await expect(age).toHaveAttribute('data-late', 'late');
    });
  },
};

// D11 D3
export const Sorts: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args, step }) => {
    await step('The heading says which timezone its times are in', async () => {
      const heading = canvas.getByRole('columnheader', { name: /Service date/ });
      await expect(heading).toHaveAccessibleDescription('Service date in UTC');
    });
    await step('A sort button reports the other direction', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Service date/ }));
      await expect(args.onSortChange).toHaveBeenLastCalledWith({
        column: 'service_date',
        direction: 'ASC',
      });
    });
  },
};

// D4
export const PadsShortLists: Story = {
  tags: ['!dev'],
  args: { rows: waitingRequests.slice(0, 1) },
  play: async ({ canvas, canvasElement, step }) => {
    await step('Fewer than three rows leave room as if there were three', async () => {
      await expect(canvas.getAllByRole('row')).toHaveLength(2);
      const padding = canvasElement.querySelector('[data-part="Padding"]');
      await expect(padding?.getBoundingClientRect().height).toBeGreaterThanOrEqual(80);
    });
  },
};

// D4
export const WarnsWhenEmpty: Story = {
  tags: ['!dev'],
  args: { rows: [] },
  play: async ({ canvas, step }) => {
    await step('An empty list shows a warning under the same headings', async () => {
      await waitFor(() => expect(canvas.getByText('No requests')).toBeVisible());
      await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    });
  },
};
