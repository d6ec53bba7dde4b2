import { Icon, iconNames } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Row } from '../fixtures/Layout.tsx';

const meta = {
  title: 'Components/Icon',
  component: Icon,
  args: { name: 'concierge-bell' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Named: Story = {
  args: { name: 'eye', label: 'Viewed' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Viewed' })).toBeVisible());
  },
};

/** Every bundled icon. */
export const All: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 152px)', gap: 12 }}>
      {iconNames.map((name) => (
        <Row key={name} gap={8}>
          <Icon name={name} size={20} />
          <small>{name}</small>
        </Row>
      ))}
    </div>
  ),
};
