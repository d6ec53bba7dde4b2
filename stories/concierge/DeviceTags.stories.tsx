import { DeviceTags } from '@concierge/ui/concierge';
import { deviceTagsLabels } from '@concierge/ui/labels/en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { messageDevices } from '../fixtures/messages.ts';
import { Stack } from '../fixtures/Layout.tsx';

const meta = {
  title: 'Concierge/DeviceTags',
  component: DeviceTags,
  args: { devices: messageDevices(8), onMore: fn(), labels: deviceTagsLabels },
} satisfies Meta<typeof DeviceTags>;

export default meta;
type Story = StoryObj<typeof meta>;

// E3
export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('Three devices with a viewed or not-viewed eye, then how many more', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
      await expect(canvas.getAllByRole('img', { name: /^viewed 02\.03\.2026/ })).toHaveLength(2);
      await expect(canvas.getAllByRole('img', { name: 'not viewed' })).toHaveLength(1);
    });
    await step('See N more is a button', async () => {
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'See 5 more' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onMore).toHaveBeenCalledTimes(1);
    });
  },
};

/** No device, one, as many as fit, and more than that, which can be opened or only counted. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: ({ labels, onMore }) => (
    <Stack gap={16}>
      {[0, 1, 3, 8].map((count) => (
        <DeviceTags
          key={count}
          devices={messageDevices(count)}
          onMore={onMore}
          labels={{ ...labels, list: `${count} devices` }}
        />
      ))}
      <DeviceTags
        devices={messageDevices(3)}
        total={240}
        labels={{ ...labels, list: 'Some of 240 devices' }}
      />
    </Stack>
  ),
};

// E3
export const ExactlyThree: Story = {
  tags: ['!dev'],
  args: { devices: messageDevices(3) },
  play: async ({ canvas, step }) => {
    await step('Nothing is left to be seen', async () => {
      await expect(canvas.queryByRole('button')).toBeNull();
    });
  },
};

/** Only the first devices are given; the count includes the rest. */
export const Many: Story = {
  args: { devices: messageDevices(3), total: 240 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'See 237 more' })).toBeVisible());
  },
};
