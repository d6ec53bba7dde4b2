import { Divider, Inline, Stack, Text } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';

const meta = {
  title: 'Components/Divider',
  tags: ['!autodocs'],
  component: Divider,
  args: {},
  decorators: [inWidth(320)],
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { 'aria-label': 'End of the urgent requests' } };

/** Between things under each other, and between things side by side. */
export const AllStates: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack>
      <Text>Above</Text>
      <Divider />
      <Text>Below</Text>
      <Inline gap={3}>
        <Text>Before</Text>
        <Divider orientation="vertical" />
        <Text>After</Text>
      </Inline>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [across, upright] = canvas.getAllByRole('separator');
    await expect(across?.clientWidth).toBe(320);
    await expect(upright).toHaveAttribute('aria-orientation', 'vertical');
    await expect(upright?.clientHeight).toBeGreaterThanOrEqual(14);
  },
};
