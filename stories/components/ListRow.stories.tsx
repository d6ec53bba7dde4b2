import { Avatar, Badge, Card, Icon, IconButton, ListRow, Stack } from '@concierge/ui';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';

const inList: Decorator = (Story) => (
  <Card padding="none">
    <Stack as="ul" gap={0}>
      <Story />
    </Stack>
  </Card>
);

const meta = {
  title: 'Components/ListRow',
  component: ListRow,
  args: { title: 'Room 204', description: 'Two towels', end: '14:05' },
  decorators: [inList, inWidth(420)],
} satisfies Meta<typeof ListRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** To be read, a link, a button, with what may stand at its ends, with buttons of its own, open, off, long. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: () => (
    <>
      <ListRow title="To be read" description="No target" end="14:05" />
      <ListRow title="A link" href="/requests/7" end={<Badge count={3} label="3 messages" />} />
      <ListRow
        title="A button"
        description="With an avatar"
        start={<Avatar name="Jana Nováková" />}
        onPress={() => undefined}
      />
      <ListRow
        title="With a button of its own"
        onPress={() => undefined}
        actions={<IconButton icon="trash-2" label="Remove" />}
      />
      <ListRow title="Open beside the list" href="/requests/8" current />
      <ListRow title="Off" onPress={() => undefined} disabled />
      <ListRow
        title="Nejneobhospodařovávatelnějšími požadavky dnešního dne"
        description="Çekoslovakyalılaştıramadıklarımızdan gelen talepler burada görünür"
        start={<Icon name="receipt" />}
        end="14:05"
        href="/requests/9"
      />
      <ListRow dir="rtl" title="From right to left" href="/requests/10" end="14:05" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getByRole('link', { name: /Open beside/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

const pressed = fn();
const removed = fn();

/** The row and its own button are reached one after the other, and each does its own. */
export const Keyboard: Story = {
  tags: ['!dev'],
  render: (args) => (
    <ListRow
      {...args}
      onPress={pressed}
      actions={<IconButton icon="trash-2" label="Remove" onClick={removed} />}
    />
  ),
  play: async ({ canvas }) => {
    pressed.mockClear();
    removed.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Room 204/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(pressed).toHaveBeenCalledTimes(1);
    await expect(removed).toHaveBeenCalledTimes(1);
  },
};
