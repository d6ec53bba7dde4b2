import { MessageDetails, type MessageRow } from '@concierge/ui/concierge';
import { messageDetailsLabels } from '@concierge/ui/labels/en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { messageDevices, messages } from '../fixtures/messages.ts';
import { inWidth } from '../fixtures/frames.tsx';

const message = messages[0] as MessageRow;

const meta = {
  title: 'Concierge/MessageDetails',
  component: MessageDetails,
  args: { message, labels: messageDetailsLabels },
  decorators: [inWidth(640)],
} satisfies Meta<typeof MessageDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

// E4 E3
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('The details are read-only', async () => {
      await expect(canvas.queryByRole('button')).toBeNull();
      await expect(canvas.queryByRole('textbox')).toBeNull();
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: 'Pool closed until noon' })).toBeVisible(),
      );
    });
    await step('Every device says whether it was viewed', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
      await waitFor(() => expect(canvas.getByText('4 of 8 viewed')).toBeVisible());
      await expect(canvas.getAllByText('not viewed')).toHaveLength(4);
    });
  },
};

/** Both types, draft and published, and one whose author and service were deleted. */
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 40 }}>
      {([1, 2] as const).flatMap((type) =>
        ([1, 2] as const).map((state) => (
          <MessageDetails
            key={`${type} ${state}`}
            {...args}
            message={{
              ...message,
              type,
              state,
              published_at: state === 2 ? message.published_at : null,
              selected_devices: messageDevices(3).map((device) => ({
                ...device,
                viewed_at: state === 2 ? device.viewed_at : null,
              })),
              device_count: 3,
            }}
          />
        )),
      )}
      <MessageDetails {...args} message={messages[2] as MessageRow} />
    </div>
  ),
};

export const Narrow: Story = { decorators: [inWidth(272)] };
