import { ProgressBar, Stack } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';

const meta = {
  title: 'Components/ProgressBar',
  tags: ['!autodocs'],
  component: ProgressBar,
  args: { label: 'Sending to rooms', value: 3, max: 12, valueLabel: '3 of 12' },
  decorators: [inWidth(360)],
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'success', size: 'sm' } };

/** Empty, half, full, every tone, small, not known, described, without a visible label, from right to left. */
export const AllStates: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack>
      <ProgressBar label="Empty" value={0} valueLabel="0 %" />
      <ProgressBar label="Half" value={6} max={12} valueLabel="6 of 12" />
      <ProgressBar label="Full" value={100} tone="success" />
      <ProgressBar label="Late" value={70} tone="warning" />
      <ProgressBar label="Failed" value={30} tone="danger" description="The printer is off." />
      <ProgressBar label="Small" value={40} size="sm" />
      <ProgressBar label="Not known" value={null} />
      <ProgressBar label="Without a visible label" labelHidden value={40} />
      <div dir="rtl">
        <ProgressBar label="From right to left" value={30} valueLabel="30 %" />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const half = canvas.getByRole('progressbar', { name: 'Half' });
    await expect(half).toHaveAttribute('value', '6');
    await expect(half).toHaveAttribute('aria-valuetext', '6 of 12');
    await expect(canvas.getByRole('progressbar', { name: 'Not known' })).not.toHaveAttribute(
      'value',
    );
    await expect(canvas.getByRole('progressbar', { name: 'Failed' })).toHaveAccessibleDescription(
      'The printer is off.',
    );
  },
};
