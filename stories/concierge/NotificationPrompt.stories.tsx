import { NotificationPrompt } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { press } from '../fixtures/keyboard.ts';
import { narrowest } from '../fixtures/viewports.ts';

// No matrix: one question at a time is open.
const meta = {
  title: 'Concierge/NotificationPrompt',
  tags: ['!autodocs'],
  component: NotificationPrompt,
  args: {
    open: true,
    onAccept: fn(),
    onDecline: fn(),
    labels: {
      title: 'Be notified of new requests?',
      text: 'A notification appears when a guest asks for something, even while you work in another window.',
      accept: 'Notify me',
      decline: 'Not now',
      close: 'Close',
    },
  },
} satisfies Meta<typeof NotificationPrompt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Pending: Story = { args: { pending: true } };
export const LongTurkish: Story = {
  ...narrowest,
  args: {
    labels: {
      title: 'Yeni isteklerden haberdar olmak ister misiniz?',
      text: 'Başka bir pencerede çalışırken bile, bir misafir hizmet istediğinde bildirim görürsünüz.',
      accept: 'Evet, bana bildirim gönder',
      decline: 'Şimdilik istemiyorum',
      close: 'Kapat',
    },
  },
};

export const Answers: Story = {
  tags: ['no-picture'],
  play: async ({ args, step }) => {
    await step('I5 Escape declines, the button accepts', async () => {
      const accept = await screen.findByRole('button', { name: 'Notify me' });
      accept.focus();
      await userEvent.keyboard('{Escape}');
      await expect(args.onDecline).toHaveBeenCalledOnce();
      await press(accept);
      await expect(args.onAccept).toHaveBeenCalledOnce();
    });
  },
};
