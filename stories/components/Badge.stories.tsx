import { Badge } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../fixtures/Layout.tsx';

const meta = {
  title: 'Components/Badge',
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

/** Of 0 there is no badge. */
export const Counts: Story = {
  tags: ['picture-dark'],
  render: () => (
    <Row>
      {[0, 1, 12, 99, 100, 4321].map((count) => (
        <Badge key={count} count={count} />
      ))}
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).toBeNull();
  },
};
