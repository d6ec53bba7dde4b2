import { Inline } from '@concierge/ui/Inline';
import { Kbd } from '@concierge/ui/Kbd';
import { Text } from '@concierge/ui/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsOf } from '../setup/texts.ts';

const meta = {
  title: 'Components/Kbd',
  component: Kbd,
  args: { children: 'Enter' },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A key, as it is on the keyboard. */
export const Default: Story = {};

/** One key, keys together, beside what it does. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (_args, context) => (
    <Inline gap={6}>
      <Kbd>?</Kbd>
      <Inline gap={1}>
        <Kbd>Ctrl</Kbd>
        <Kbd>Enter</Kbd>
      </Inline>
      <Text>
        <Kbd>/</Kbd> {textsOf(context).t('shortcuts:lists.filter')}
      </Text>
    </Inline>
  ),
};
