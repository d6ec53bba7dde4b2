import { MessageDetails } from '@concierge/ui/concierge/MessageDetails';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { latestMessage, messagesIn } from '../fixtures/messages.ts';
import { inWidth } from '../fixtures/frames.tsx';
import { asRead } from '../fixtures/asRead.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const meta = {
  title: 'Concierge/MessageDetails',
  component: MessageDetails,
  ...inLanguage(
    (texts) => ({
      message: messagesIn(texts).news,
      labels: texts.labels.messageDetails,
    }),
    inWidth(640),
  ),
} satisfies Meta<typeof MessageDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

// E4 E3
/** A published message, and which rooms have shown it. */
export const Default: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    const texts = textsOf(context);
    const { notViewed, viewedCount } = texts.labels.messageDetails;
    const { title, selected_devices } = messagesIn(texts).news;
    await step('The details are read-only', async () => {
      await expect(canvas.queryByRole('button')).toBeNull();
      await expect(canvas.queryByRole('textbox')).toBeNull();
      await waitFor(() => expect(canvas.getByRole('heading', { name: title })).toBeVisible());
    });
    await step('Every device says whether it was viewed', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
      const unseen = selected_devices.filter(({ viewed_at }) => viewed_at === null).length;
      const count = asRead(viewedCount(9 - unseen, 9));
      await waitFor(() => expect(canvas.getByText(count)).toBeVisible());
      await expect(canvas.getAllByText(notViewed)).toHaveLength(unseen);
    });
  },
};

/** Both types, draft and published, and one whose author and service were deleted. */
export const AllStates: Story = {
  tags: ['picture'],
  render: (args, context) => {
    const texts = textsOf(context);
    const { reply, news } = messagesIn(texts);
    const messages = [
      latestMessage(texts, 1, 1),
      news,
      latestMessage(texts, 2, 1),
      latestMessage(texts, 2, 2),
    ];
    return (
      <div style={{ display: 'grid', gap: 40 }}>
        {messages.map((message) => (
          <MessageDetails key={message.message_id} {...args} message={message} />
        ))}
        <MessageDetails
          {...args}
          message={{ ...reply, username: null, service_name: null, icon_path: null }}
        />
      </div>
    );
  },
};

/** Facts and devices are below each other. */
export const Narrow: Story = { decorators: [inWidth(272)] };
