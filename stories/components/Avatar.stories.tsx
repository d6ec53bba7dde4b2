import { Avatar } from '@concierge/ui/Avatar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../fixtures/Layout.tsx';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'helena' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first letter of a name. */
export const Default: Story = {};

/** Names of the staff, and of other scripts and lengths; small and large. */
export const Names: Story = {
  tags: ['picture-dark'],
  render: () => (
    <Row>
      {['helena', 'admin', 'Şükrü Öztürk', 'Řehoř', 'İpek', ''].map((name) => (
        <Avatar key={name} name={name} />
      ))}
      <Avatar name="helena" size="sm" />
      <Avatar name="helena" size="lg" />
    </Row>
  ),
};
