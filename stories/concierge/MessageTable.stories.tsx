import { EmptyState } from '@concierge/ui/EmptyState';
import { MessageTable, type MessageRow } from '@concierge/ui/concierge/MessageTable';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import { controlled } from '../fixtures/stateful.tsx';
import { expectHeadingsToStay, LoadingTable } from '../fixtures/loadingTable.tsx';
import { messageRowsIn, messagesIn, messageToAll, receiversIn } from '../fixtures/messages.ts';
import { inCard, inWidth } from '../fixtures/frames.tsx';
import { expectTwoLines } from '../fixtures/twoLineRows.ts';
import { found } from '../hotel/hotel.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';
import { table } from '../conformance/exceptions.ts';

const Sorted = controlled(MessageTable, 'sort', 'onSortChange');

const meta = {
  title: 'Concierge/MessageTable',
  component: MessageTable,
  parameters: { conformance: table },
  ...inLanguage(
    (texts) => ({
      rows: messageRowsIn(texts),
      sort: { column: 'created_date' as const, direction: 'DESC' as const },
      onSortChange: fn(),
      onDetails: fn(),
      onEdit: fn(),
      onPublish: fn(),
      labels: texts.labels.messageTable,
      empty: (
        <EmptyState tone="warning" title={texts.t('messages:empty.title')}>
          {texts.t('messages:empty.body')}
        </EmptyState>
      ),
    }),
    inCard,
  ),
  render: (args) => <Sorted {...args} />,
} satisfies Meta<typeof MessageTable>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

// E1
/** Messages and invoices, drafts and published ones. */
export const Default: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const { columns, sort } = textsOf(context).labels.messageTable;
    const headings = canvas.getAllByRole('columnheader');
    await step('All nine columns', async () => {
      const names = headings.map(({ textContent }) =>
        textContent.replace(sort.notSorted, '').replace(sort.sortDescending, ''),
      );
      await expect(names).toEqual(Object.values(columns));
      await expect(names).toHaveLength(9);
    });
    await step('Title, operator, status and created date sort, the others do not', async () => {
      const sortable = headings.filter((heading) => heading.hasAttribute('aria-sort'));
      await expect(sortable).toHaveLength(4);
    });
  },
};

/** A draft without devices and one with some, and published to few and to many. */
const kindsOf = (texts: Texts) =>
  [
    { state: 1, device_count: 0, selected_devices: [] } as const,
    { state: 1, device_count: 2, selected_devices: receiversIn(texts, 2) } as const,
    { state: 2, device_count: 2, selected_devices: receiversIn(texts, 2) } as const,
    { state: 2, device_count: 240, selected_devices: receiversIn(texts, 5) } as const,
  ].map((kind) => ({ ...kind, created_date: messageToAll(texts).created_date }));

/** Both types as a draft without devices, a draft with some, and published to few and to many. */
export const AllStates: Story = {
  tags: ['picture'],
  ...inLanguage((texts) => ({
    rows: [messagesIn(texts).reply, messagesIn(texts).invoice].flatMap((message, type) =>
      kindsOf(texts).map((kind, at) => ({
        ...message,
        ...kind,
        message_id: 4 * type + at,
        title: `${texts.labels.messageTable.types[message.type]} ${at + 1}`,
      })),
    ),
  })),
};

/** The row of a message, and what is in it. */
const inRow = ({ canvas }: Context, { title }: MessageRow) =>
  within(found(canvas.getAllByRole('row').find((row) => row.textContent.includes(title))));

// E9
/** A draft of a colleague that the user may only read. */
export const SomeoneElsesDraft: Story = {
  ...inLanguage((texts) => ({ rows: [{ ...messagesIn(texts).invoice, locked: true }] })),
  play: async (context) => {
    const { args } = context;
    const [message] = args.rows;
    const row = inRow(context, found(message));
    await expect(
      row.getByRole('button', { name: args.labels.publish(found(message).title) }),
    ).toBeDisabled();
    await userEvent.click(row.getByRole('rowheader'));
    await expect(args.onDetails).toHaveBeenCalledWith(message);
    await expect(args.onEdit).not.toHaveBeenCalled();
  },
};

// E4 E3 U41
export const Actions: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { args, canvas, step } = context;
    const { news, invoice, idea } = messagesIn(textsOf(context));
    await step('A published message has details and no publish', async () => {
      const row = inRow(context, news);
      await userEvent.click(row.getByRole('button', { name: /^Details:/ }));
      await expect(args.onDetails).toHaveBeenCalledWith(news);
      await expect(row.queryByRole('button', { name: /^Edit/ })).toBeNull();
      await expect(row.getByRole('button', { name: /^Publish/ })).toBeDisabled();
    });
    await step('A draft is edited and published', async () => {
      const row = inRow(context, invoice);
      await userEvent.click(row.getByRole('button', { name: /^Edit/ }));
      await userEvent.click(row.getByRole('button', { name: /^Publish/ }));
      await expect(args.onEdit).toHaveBeenCalledWith(invoice);
      await expect(args.onPublish).toHaveBeenCalledWith(invoice);
    });
    await step('A draft without devices cannot be published', async () => {
      const row = inRow(context, idea);
      await expect(row.getByRole('button', { name: /^Publish/ })).toBeDisabled();
    });
    await step('See N more leads to the details', async () => {
      await userEvent.click(inRow(context, news).getByRole('button', { name: 'See 6 more' }));
      await expect(args.onDetails).toHaveBeenCalledTimes(2);
    });
    await step('A press on a row opens its details, of a draft the form', async () => {
      await userEvent.click(canvas.getByText(news.title));
      await expect(args.onDetails).toHaveBeenCalledTimes(3);
      await userEvent.click(inRow(context, invoice).getByText(invoice.username ?? ''));
      await expect(args.onEdit).toHaveBeenCalledTimes(2);
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
/** Nobody has written a message yet. */
export const NoMessages: Story = {
  args: { rows: [] },
  play: async (context) => {
    const { canvas, step } = context;
    const { t } = textsOf(context);
    await step('An empty list shows a warning', async () => {
      await waitFor(() => expect(canvas.getByText(t('messages:empty.title'))).toBeVisible());
    });
  },
};

/** A long title ends in dots, long names of services break into lines. */
export const LongTexts: Story = inLanguage((texts) => {
  const services = texts.hotel.services.slice(0, 3).map(({ service_name }) => service_name);
  return {
    rows: messageRowsIn(texts).map((message) => ({
      ...message,
      title: texts.hotel.texts.news[1]?.[1] ?? '',
      service_name: services.join(', '),
    })),
  };
});

// U77
/** On a phone rows are cards of two lines. */
export const Narrow: Story = {
  decorators: [inWidth(343)],
  play: async ({ canvas }) => expectTwoLines(canvas.getByRole('table')),
};

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
