import { Badge } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../fixtures/Layout.tsx';

const meta = {
  title: 'Components/Badge',
  tags: ['!autodocs'],
  component: Badge,
  args: { count: 4, label: '4 services' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 services')).toBeInTheDocument();
    await expect(canvas.getByText('4')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Counts: Story = {
  tags: ['matrix'],
  render: () => (
    <Row>
      {[0, 1, 12, 99, 100, 4321].map((count) => (
        <Badge key={count} count={count} showZero />
      ))}
      {(['accent', 'danger'] as const).map((tone) =>
        [0, 1, 12, 99, 100].map((count) => (
          <Badge key={`${tone} ${count}`} count={count} showZero tone={tone} />
        )),
      )}
      <Badge dot count={3} label="3 messages" />
      <Badge dot count={3} label="3 new messages" tone="accent" />
      <Badge dot count={3} label="3 failures" tone="danger" />
    </Row>
  ),
};

/** A dot says that there is something. Of 0 there is none, unless that is worth knowing. */
export const DotAndZero: Story = {
  render: () => (
    <Row>
      <span>
        Messages <Badge dot count={3} label="3 new messages" />
      </span>
      <span data-testid="none">
        Orders <Badge count={0} /> <Badge dot count={0} label="0 orders" />
      </span>
      <span>
        Devices <Badge count={0} showZero label="0 devices" />
      </span>
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 new messages')).toBeInTheDocument();
    await expect(canvas.queryByText('3')).toBeNull();
    await expect(canvas.getByTestId('none')).toHaveTextContent(/^Orders$/);
    await expect(canvas.getByText('0')).toBeVisible();
  },
};
