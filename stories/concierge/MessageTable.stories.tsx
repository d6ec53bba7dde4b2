import { EmptyState } from '@concierge/ui';
import { MessageTable, type MessageRow } from '@concierge/ui/concierge';
import * as cs from '@concierge/ui/labels/cs';
import { messageTableLabels } from '@concierge/ui/labels/en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import { controlled } from '../fixtures/stateful.tsx';
import { expectHeadingsToStay, LoadingTable } from '../fixtures/loadingTable.tsx';
import { messageDevices, messages } from '../fixtures/messages.ts';
import { inCard, inWidth } from '../fixtures/frames.tsx';
import { table } from '../conformance/exceptions.ts';

const Sorted = controlled(MessageTable, 'sort', 'onSortChange');

const meta = {
  title: 'Concierge/MessageTable',
  component: MessageTable,
  parameters: { conformance: table },
  args: {
    rows: messages,
    sort: { column: 'created_date', direction: 'DESC' },
    onSortChange: fn(),
    onDetails: fn(),
    onEdit: fn(),
    onPublish: fn(),
    labels: messageTableLabels,
    empty: <EmptyState tone="warning" title="There are no messages" />,
  },
  render: (args) => <Sorted {...args} />,
  decorators: [inCard],
} satisfies Meta<typeof MessageTable>;

export default meta;
type Story = StoryObj<typeof meta>;

// E1
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('All nine columns', async () => {
      const headings = canvas.getAllByRole('columnheader').map((one) => one.textContent);
      await expect(headings.map((text) => text.replace(/(not )?sorted.*$/, ''))).toEqual([
        'Service',
        'Title',
        'Message',
        'Operator',
        'Devices',
        'Status',
        'Created',
        'Type',
        'Actions',
      ]);
    });
    await step('Title, operator, status and created date sort, the others do not', async () => {
      const sortable = canvas
        .getAllByRole('columnheader')
        .filter((heading) => heading.hasAttribute('aria-sort'));
      await expect(sortable).toHaveLength(4);
    });
  },
};

const KINDS = ([1, 2] as const).flatMap((type) => [
  { type, state: 1, device_count: 0, selected_devices: [] } as const,
  { type, state: 1, device_count: 2, selected_devices: messageDevices(2) } as const,
  { type, state: 2, device_count: 2, selected_devices: messageDevices(2) } as const,
  { type, state: 2, device_count: 240, selected_devices: messageDevices(5) } as const,
]);

/** Both types as a draft without devices, a draft with some, and published to few and to many. */
export const AllStates: Story = {
  tags: ['picture'],
  args: {
    rows: KINDS.flatMap((kind, at) => ({
      ...(messages[kind.device_count === 0 ? 2 : 0] as MessageRow),
      ...kind,
      message_id: at,
      title: `${messageTableLabels.types[kind.type]} ${at + 1}`,
    })),
  },
};

// E4 E3
export const Actions: Story = {
  tags: ['!dev'],
  play: async ({ args, canvas, step }) => {
    const row = (name: RegExp) => within(canvas.getByRole('row', { name }));
    await step('A published message has details and no publish', async () => {
      const pool = row(/Pool closed/);
      await userEvent.click(pool.getByRole('button', { name: /^Details:/ }));
      await expect(args.onDetails).toHaveBeenCalledWith(messages[0]);
      await expect(pool.queryByRole('button', { name: /^Edit/ })).toBeNull();
      await expect(pool.getByRole('button', { name: /^Publish/ })).toBeDisabled();
    });
    await step('A draft is edited and published', async () => {
      const invoice = row(/Invoice for room service/);
      await userEvent.click(invoice.getByRole('button', { name: /^Edit/ }));
      await userEvent.click(invoice.getByRole('button', { name: /^Publish/ }));
      await expect(args.onEdit).toHaveBeenCalledWith(messages[1]);
      await expect(args.onPublish).toHaveBeenCalledWith(messages[1]);
    });
    await step('A draft without devices cannot be published', async () => {
      await expect(row(/Fire drill/).getByRole('button', { name: /^Publish/ })).toBeDisabled();
    });
    await step('See N more leads to the details', async () => {
      await userEvent.click(row(/Pool closed/).getByRole('button', { name: 'See 5 more' }));
      await expect(args.onDetails).toHaveBeenCalledTimes(2);
    });
  },
};

// U41
/** A press anywhere on a row opens it, a press on what is in it does not. */
export const RowPress: Story = {
  tags: ['!dev'],
  play: async ({ args, canvas, step }) => {
    await step('A press on a row opens its details, of a draft the form', async () => {
      await userEvent.click(canvas.getByText('Pool closed until noon'));
      await expect(args.onDetails).toHaveBeenCalledWith(messages[0]);
      await userEvent.click(canvas.getByText('ayse.yilmaz'));
      await expect(args.onEdit).toHaveBeenCalledWith(messages[1]);
    });
    await step('A press on a button does only what the button says', async () => {
      const invoice = within(canvas.getByRole('row', { name: /Invoice for room service/ }));
      await userEvent.click(invoice.getByRole('button', { name: /^Publish/ }));
      await expect(args.onPublish).toHaveBeenCalledTimes(1);
      await expect(args.onEdit).toHaveBeenCalledTimes(1);
      await userEvent.click(canvas.getByRole('button', { name: /^Operator/ }));
      await expect(args.onDetails).toHaveBeenCalledTimes(1);
    });
  },
};

// U12
/** No column is cut where all nine are close together. */
export const NothingCut: Story = {
  tags: ['!dev'],
  render: (args) => (
    <>
      {[660, 740, 967, 1127].map((inlineSize) => (
        <section key={inlineSize} style={{ inlineSize }} aria-label={`${inlineSize} px`}>
          <MessageTable {...args} />
        </section>
      ))}
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('Every heading and value is in view and in its place', async () => {
      for (const place of canvas.getAllByRole('region')) {
        const { right } = place.getBoundingClientRect();
        const table = within(place);
        await expect(table.queryByRole('group')).toBeNull();
        const cells = [
          ...table.getAllByRole('columnheader'),
          ...table.getAllByRole('rowheader'),
          ...table.getAllByRole('cell'),
        ];
        await expect(cells).toHaveLength(9 + 4 * 9);
        for (const cell of cells) {
          await expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(right);
          await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
        }
      }
    });
  },
};

// E2
export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas, step }) => {
    await step('An empty list shows a warning', async () => {
      await waitFor(() => expect(canvas.getByText('There are no messages')).toBeVisible());
    });
  },
};

export const LongCzechText: Story = {
  args: {
    labels: cs.messageTableLabels,
    rows: messages.map((message) => ({
      ...message,
      title: 'Krátkodobé přerušení dodávky teplé vody ve východním křídle budovy',
      service_name: 'Technická údržba a opravy',
    })),
  },
  globals: { locale: 'cs' },
};

export const Narrow: Story = { decorators: [inWidth(272)] };

// E1
export const HeadingsStay: Story = {
  tags: ['!dev'],
  render: (args) => (
    <>
      {[1127, 967, 740].map((width) => (
        <LoadingTable
          key={width}
          width={width}
          table={(loading) => <MessageTable {...args} loading={loading} />}
        />
      ))}
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('Columns stay where they are when the rows load', async () => {
      for (const place of canvas.getAllByRole('region')) await expectHeadingsToStay(place);
    });
  },
};
