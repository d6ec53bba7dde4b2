import { DeviceKeyModal } from '@concierge/ui/concierge/DeviceKeyModal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { phone } from '../fixtures/viewports.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { modal } from '../conformance/exceptions.ts';

const KEY = 'b7Qk2mWf0sT9xLrE4uVnZa';

// No AllStates: one modal at a time is open.
const meta = {
  title: 'Concierge/DeviceKeyModal',
  component: DeviceKeyModal,
  parameters: { conformance: modal },
  ...inLanguage(({ labels, hotel }) => ({
    open: true,
    onDone: fn(),
    address: `https://hotel.example/tablet/#key=${KEY}`,
    deviceKey: KEY,
    labels: labels.deviceKey(hotel.texts.room(204)),
  })),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
} satisfies Meta<typeof DeviceKeyModal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As a code, as an address and as text. */
export const Default: Story = { tags: ['picture'] };
/** On a phone it fills the screen. */
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
