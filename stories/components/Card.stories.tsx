import { Card } from '@concierge/ui/Card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../fixtures/Layout.tsx';
import { found } from '../hotel/hotel.ts';
import { inLanguage } from '../setup/inLanguage.tsx';

const meta = {
  title: 'Components/Card',
  component: Card,
  ...inLanguage(({ hotel }) => ({ children: found(hotel.texts.news[0])[1] })),
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Things that belong together. */
export const Default: Story = {};

/** Without padding, and with each of the three. */
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
