import { Avatar } from '@concierge/ui/Avatar';
import { Badge } from '@concierge/ui/Badge';
import { Card } from '@concierge/ui/Card';
import { Icon } from '@concierge/ui/Icon';
import { IconButton } from '@concierge/ui/IconButton';
import { ListRow } from '@concierge/ui/ListRow';
import { Stack } from '@concierge/ui/Stack';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { sampleRows } from '../fixtures/rows.ts';
import { found } from '../hotel/hotel.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

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
  ...inLanguage(
    (texts) => {
      const { device, note } = found(sampleRows(texts, 1)[0]);
      return { title: device, description: note, end: '14:05' };
    },
    inList,
    inWidth(420),
  ),
} satisfies Meta<typeof ListRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A line of a list: what it is, what is said of it, and since when. */
export const Default: Story = {};

/** To be read, a link, a button, with what may stand at its ends, with buttons of its own, open, off, long. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (_args, context) => {
    const { hotel } = textsOf(context);
    return (
      <>
        <ListRow title="To be read" description="No target" end="14:05" />
        <ListRow title="A link" href="/requests/7" end={<Badge count={3} label="3 messages" />} />
        <ListRow
          title="A button"
          description="With an avatar"
          start={<Avatar name="helena" />}
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
          title={hotel.texts.news[4]?.[1]}
          description={hotel.texts.news[1]?.[1]}
          start={<Icon name="receipt" />}
          end="14:05"
          href="/requests/9"
        />
        <ListRow dir="rtl" title="From right to left" href="/requests/10" end="14:05" />
      </>
    );
  },
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
  play: async (context) => {
    const { canvas } = context;
    const { device } = found(sampleRows(textsOf(context), 1)[0]);
    pressed.mockClear();
    removed.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: new RegExp(`^${device}`) })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(pressed).toHaveBeenCalledTimes(1);
    await expect(removed).toHaveBeenCalledTimes(1);
  },
};
