import { Card } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../fixtures/Layout.tsx';

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { children: 'Things that belong together.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Paddings: Story = {
  tags: ['picture-dark'],
  render: (args) => (
    <Stack>
      {(['none', 'sm', 'md', 'lg'] as const).map((padding) => (
        <Card key={padding} {...args} padding={padding} />
      ))}
    </Stack>
  ),
};
