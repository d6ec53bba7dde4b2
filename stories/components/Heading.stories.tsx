import { Heading, Stack } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';

const meta = {
  title: 'Components/Heading',
  component: Heading,
  args: { level: 2, children: 'Waiting requests' },
  decorators: [inWidth(420)],
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every level as it looks by itself, a level with another size, a long one. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: () => (
    <Stack>
      {([1, 2, 3, 4, 5, 6] as const).map((level) => (
        <Heading key={level} level={level}>
          Level {level}
        </Heading>
      ))}
      <Heading level={3} size="xxl" align="center">
        Large, in the middle
      </Heading>
      <Heading level={3}>
        Nejneobhospodařovávatelnějšími požadavky dnešního dne jsou ty, které hosté odeslali
      </Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 6 })).toHaveTextContent('Level 6');
    await expect(canvas.getByText('Large, in the middle').tagName).toBe('H3');
  },
};
