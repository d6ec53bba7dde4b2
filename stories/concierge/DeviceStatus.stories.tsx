import { DeviceStatus } from '@concierge/ui/concierge';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Concierge/DeviceStatus',
  tags: ['!autodocs'],
  component: DeviceStatus,
  args: { state: 'online', children: 'Online' },
} satisfies Meta<typeof DeviceStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Online')).toBeVisible();
  },
};

export const Playground: Story = {};

/** Each has its own icon beside its colour. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <DeviceStatus state="online">Online</DeviceStatus>
      <DeviceStatus state="offline">Offline since 02.03.2026 09:02</DeviceStatus>
      <DeviceStatus state="never">Never seen</DeviceStatus>
      <DeviceStatus state="revoked">Revoked</DeviceStatus>
    </div>
  ),
};

export const Offline: Story = {
  args: { state: 'offline', children: 'Offline since 02.03.2026 09:02' },
};
export const NeverSeen: Story = { args: { state: 'never', children: 'Zatím se neozvalo' } };
export const Revoked: Story = { args: { state: 'revoked', children: 'İptal edildi' } };
