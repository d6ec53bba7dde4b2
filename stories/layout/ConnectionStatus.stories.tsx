import { ConnectionStatus } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../fixtures/Layout.tsx';
import { connectionLabels } from '../fixtures/words.ts';
import { narrowest } from '../fixtures/viewports.ts';

const STATES = ['live', 'connecting', 'catching-up', 'offline'] as const;

const meta = {
  title: 'Layout/ConnectionStatus',
  component: ConnectionStatus,
  args: { state: 'live', labels: connectionLabels },
} satisfies Meta<typeof ConnectionStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Live, connecting, offline. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args) => (
    <Row>
      {STATES.map((state) => (
        <ConnectionStatus key={state} {...args} state={state} />
      ))}
    </Row>
  ),
};
// I4
/** Where space is short 'Live' is only a dot, and still text to screen readers. */
export const Narrowest: Story = {
  ...narrowest,
  play: async ({ canvas, step }) => {
    await step('The state is a polite live region', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Live');
    });
  },
};
