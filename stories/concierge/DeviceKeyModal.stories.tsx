import { DeviceKeyModal, type DeviceKeyModalProps } from '@concierge/ui/concierge';
import { deviceKeyModalLabels } from '@concierge/ui/labels/en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { phone } from '../fixtures/viewports.ts';
import { modal } from '../conformance/exceptions.ts';

const KEY = 'b7Qk2mWf0sT9xLrE4uVnZa';

// No AllStates: one modal at a time is open.
const meta = {
  title: 'Concierge/DeviceKeyModal',
  component: DeviceKeyModal,
  parameters: { conformance: modal },
  args: {
    open: true,
    onDone: fn(),
    address: `https://hotel.example/tablet/#key=${KEY}`,
    deviceKey: KEY,
    labels: deviceKeyModalLabels('Room 204', 'Ctrl'),
  },
  render: (args: DeviceKeyModalProps) => <DeviceKeyModal {...args} />,
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
} satisfies Meta<typeof DeviceKeyModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };
export const Phone: Story = { ...phone };

// O1
export const OnlyItsButtonCloses: Story = {
  tags: ['!dev'],
  play: async ({ args, step }) => {
    await step('Escape loses no key', async () => {
      await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await expect(args.onDone).not.toHaveBeenCalled();
    });
    await step('The button does', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Done' }));
      await expect(args.onDone).toHaveBeenCalledOnce();
    });
  },
};
