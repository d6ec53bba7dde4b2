import { Spinner } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Row } from '../fixtures/Layout.tsx';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  args: { label: 'Loading' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible());
  },
};

export const Sizes: Story = {
  tags: ['picture-dark'],
  render: () => (
    <Row>
      <Spinner size={16} />
      <Spinner size={20} />
      <Spinner size={24} />
    </Row>
  ),
};
