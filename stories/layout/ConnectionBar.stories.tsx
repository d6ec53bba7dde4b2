import { ConnectionBar } from '@concierge/ui/layout/ConnectionBar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { narrowest } from '../fixtures/viewports.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const time = '02.03.2026 09:24';

// No AllStates: it fills the edge it is at. Each state and each width is a story.
const meta = {
  title: 'Layout/ConnectionBar',
  component: ConnectionBar,
  ...inLanguage(({ t, ui }) => ({
    text: t('shell:offline.text', { time }),
    ...ui.connectionBarLabels,
    onRetry: fn(),
  })),
} satisfies Meta<typeof ConnectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

// U15
/** Nothing new can arrive. */
export const Default: Story = {
  tags: ['picture-dark'],
  play: async (context) => {
    const { args, canvas, step } = context;
    const { t, ui } = textsOf(context);
    await step('It says since when, politely, and tries at a press', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(t('shell:offline.text', { time }));
      await userEvent.click(
        canvas.getByRole('button', { name: ui.connectionBarLabels.retryLabel }),
      );
      await expect(args.onRetry).toHaveBeenCalledOnce();
    });
  },
};

/** A second press is ignored until the attempt has ended. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

/** On the narrowest phone the text breaks into lines. */
export const Narrowest: Story = { ...narrowest };
