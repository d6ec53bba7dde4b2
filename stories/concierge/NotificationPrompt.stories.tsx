import { NotificationPrompt } from '@concierge/ui/concierge/NotificationPrompt';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { press } from '../fixtures/keyboard.ts';
import { modal } from '../conformance/exceptions.ts';
import { inLanguage } from '../setup/inLanguage.tsx';

// No AllStates: one question at a time is open.
const meta = {
  title: 'Concierge/NotificationPrompt',
  component: NotificationPrompt,
  parameters: { conformance: modal },
  ...inLanguage(({ labels }) => ({
    open: true,
    onAccept: fn(),
    onDecline: fn(),
    labels: labels.notificationPrompt,
  })),
} satisfies Meta<typeof NotificationPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The question, its reason and the two answers. */
export const Default: Story = { tags: ['picture'] };
/** The browser is asking meanwhile. */
export const Pending: Story = { args: { pending: true } };
// I5
export const Answers: Story = {
  tags: ['!dev'],
  play: async ({ args, step }) => {
    await step('Escape declines, the button accepts', async () => {
      const accept = await screen.findByRole('button', { name: 'Allow notifications' });
      accept.focus();
      await userEvent.keyboard('{Escape}');
      await expect(args.onDecline).toHaveBeenCalledOnce();
      await press(accept);
      await expect(args.onAccept).toHaveBeenCalledOnce();
    });
  },
};
