import { Alert, Button } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../fixtures/Layout.tsx';
import { say } from '../fixtures/product.ts';

const meta = {
  title: 'Components/Alert',
  component: Alert,
  parameters: { conformance: { args: { onDismiss: () => undefined, dismissLabel: 'Dismiss' } } },
  args: { tone: 'info', children: 'Notifications are turned off in this browser.' },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

const TONES = ['info', 'success', 'warning', 'danger'] as const;

export const Default: Story = {};

export const AllStates: Story = {
  tags: ['picture-dark'],
  render: () => (
    <Stack>
      {TONES.map((tone) => (
        <Alert key={tone} tone={tone} title={`A title (${tone})`}>
          {say('requests:reply.conflictUnknown', { state: say('requests:state.2') })}
        </Alert>
      ))}
      {TONES.map((tone) => (
        <Alert key={tone} tone={tone}>
          Without a title.
        </Alert>
      ))}
    </Stack>
  ),
};

export const WithAction: Story = {
  args: {
    tone: 'danger',
    title: 'Not saved',
    action: (
      <Button size="sm" iconStart="refresh-cw">
        Try again
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not saved');
  },
};

export const Dismissable: Story = {
  args: { onDismiss: fn(), dismissLabel: 'Dismiss' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};
