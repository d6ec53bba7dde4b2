import { Avatar } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../fixtures/Layout.tsx';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'jana.novakova' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Names: Story = {
  tags: ['picture-dark'],
  render: () => (
    <Row>
      {['jana.novakova', 'admin', 'Şükrü Öztürk', 'Řehoř', 'İpek', ''].map((name) => (
        <Avatar key={name} name={name} />
      ))}
      <Avatar name="jana.novakova" size="sm" />
      <Avatar name="jana.novakova" size="lg" />
    </Row>
  ),
};
