import { DeviceStatus } from '@concierge/ui/concierge';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Concierge/DeviceStatus',
  component: DeviceStatus,
  parameters: { conformance: { root: 'StatusBadge' } },
  args: { state: 'online', children: 'Online' },
} satisfies Meta<typeof DeviceStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Online')).toBeVisible();
  },
};

/** Each has its own icon beside its color. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <DeviceStatus state="online">Online</DeviceStatus>
      <DeviceStatus state="offline">Offline</DeviceStatus>
      <DeviceStatus state="never">Never connected</DeviceStatus>
      <DeviceStatus state="revoked">Access revoked</DeviceStatus>
    </div>
  ),
};
