import { Inline, Kbd, Text } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/Kbd',
  component: Kbd,
  args: { children: 'Enter' },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One key, keys together, in a sentence. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: () => (
    <Inline gap={6}>
      <Kbd>?</Kbd>
      <Inline gap={1}>
        <Kbd>Ctrl</Kbd>
        <Kbd>Enter</Kbd>
      </Inline>
      <Text>
        Press <Kbd>/</Kbd> to search.
      </Text>
    </Inline>
  ),
};
