import { ConnectionStatus } from '@concierge/ui/layout/ConnectionStatus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../fixtures/Layout.tsx';
import { narrowest } from '../fixtures/viewports.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const STATES = ['live', 'connecting', 'catching-up', 'offline'] as const;

const meta = {
  title: 'Layout/ConnectionStatus',
  component: ConnectionStatus,
  ...inLanguage(({ ui }) => ({
    state: 'live' as const,
    labels: ui.connectionStatusLabels('02.03.2026 09:24'),
  })),
} satisfies Meta<typeof ConnectionStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

/** New requests arrive by themselves. */
export const Default: Story = {};

/** Live, connecting, catching up, offline. */
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
  play: async (context) => {
    const { live } = textsOf(context).ui.connectionStatusLabels('');
    await context.step('The state is a polite live region', async () => {
      await expect(context.canvas.getByRole('status')).toHaveTextContent(live);
    });
  },
};
