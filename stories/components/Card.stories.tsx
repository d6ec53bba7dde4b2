import { Card } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../fixtures/Layout.tsx';
import { inWidth } from '../fixtures/frames.tsx';

const meta = {
  title: 'Components/Card',
  tags: ['!autodocs'],
  component: Card,
  args: { children: 'Things that belong together.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { padding: 'lg' } };

export const LongText: Story = {
  args: {
    children:
      'Nejneobhospodařovávatelnějšími požadavky dnešního dne jsou ty, které hosté odeslali z pokojových zařízení Çekoslovakyalılaştıramadıklarımızdan.',
  },
  decorators: [inWidth(272)],
};

export const Paddings: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Stack>
      {(['none', 'sm', 'md', 'lg'] as const).map((padding) => (
        <Card key={padding} {...args} padding={padding} />
      ))}
    </Stack>
  ),
};
