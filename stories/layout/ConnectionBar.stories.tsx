import { ConnectionBar } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { narrowest } from '../fixtures/viewports.ts';

// No AllStates: it fills the edge it is at. Each state and each width is a story.
const meta = {
  title: 'Layout/ConnectionBar',
  component: ConnectionBar,
  args: {
    text: 'No connection since 02.03.2026 09:24. The list may be out of date.',
    retryLabel: 'Try now',
    onRetry: fn(),
  },
} satisfies Meta<typeof ConnectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

// U15
/** Nothing new can arrive. */
export const Default: Story = {
  tags: ['picture-dark'],
  play: async ({ args, canvas, step }) => {
    await step('It says since when, politely, and tries at a press', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'No connection since 02.03.2026 09:24.',
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
      await expect(args.onRetry).toHaveBeenCalledOnce();
    });
  },
};

/** A second press is ignored until the attempt has ended. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const Turkish: Story = {
  ...narrowest,
  args: {
    text: 'Bağlantı yok (son bağlantı 09:24). Liste güncel olmayabilir.',
    retryLabel: 'Şimdi dene',
  },
};
