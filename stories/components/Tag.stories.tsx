import { Tag } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Row } from '../fixtures/Layout.tsx';

const meta = {
  title: 'Components/Tag',
  component: Tag,
  args: { children: 'Room 204' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithIcon: Story = {
  args: { icon: 'eye-off', iconLabel: 'Not viewed' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Not viewed' })).toBeVisible());
  },
};

export const AllStates: Story = {
  tags: ['picture-dark'],
  render: () => (
    <Row>
      {(['neutral', 'success', 'info', 'warning', 'danger'] as const).map((tone) => (
        <Tag key={tone} tone={tone} icon="tablet">
          {tone}
        </Tag>
      ))}
    </Row>
  ),
};
