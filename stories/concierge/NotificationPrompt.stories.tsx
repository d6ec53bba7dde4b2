import { NotificationPrompt } from '@concierge/ui/concierge';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { press } from '../fixtures/keyboard.ts';
import { modal } from '../conformance/exceptions.ts';

// No AllStates: one question at a time is open.
const meta = {
  title: 'Concierge/NotificationPrompt',
  component: NotificationPrompt,
  parameters: { conformance: modal },
  args: {
    open: true,
    onAccept: fn(),
    onDecline: fn(),
    labels: {
      title: 'Get notified about new requests?',
      text: 'This browser can notify you of new requests while Concierge is in the background.',
      accept: 'Allow notifications',
      decline: 'Not now',
      close: 'Close',
    },
  },
} satisfies Meta<typeof NotificationPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };
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
