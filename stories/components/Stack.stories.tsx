import { Card, Stack } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';

const cards = ['Laundry', 'Room service', 'Spa'].map((name) => (
  <Card key={name} padding="sm">
    {name}
  </Card>
));

const meta = {
  title: 'Components/Stack',
  component: Stack,
  args: { children: cards },
  decorators: [inWidth(320)],
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

/** Three gaps, three places of narrower children, and a list without bullets. */
export const AllStates: Story = {
  render: () => (
    <Stack gap={6}>
      {([0, 3, 8] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          {cards}
        </Stack>
      ))}
      {(['start', 'center', 'end'] as const).map((align) => (
        <Stack key={align} gap={1} align={align}>
          {cards}
        </Stack>
      ))}
      <Stack as="ul" gap={2}>
        <li>Towels</li>
        <li>A second pillow</li>
      </Stack>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('list')).toHaveStyle({ listStyleType: 'none', paddingLeft: '0' });
  },
};
