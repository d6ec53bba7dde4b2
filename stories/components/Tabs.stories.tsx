import { Badge } from '@concierge/ui/Badge';
import { Tabs } from '@concierge/ui/Tabs';
import { TextField } from '@concierge/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inLanguage } from '../setup/inLanguage.tsx';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  ...inLanguage(({ t, hotel }) => ({
    label: t('messages:form.tabs'),
    onSelectedChange: fn(),
    items: [
      {
        id: 'message',
        label: t('messages:form.messageTab'),
        content: <TextField label={t('messages:form.title')} />,
      },
      {
        id: 'users',
        label: t('messages:form.usersTab'),
        badge: <Badge count={3} label={t('messages:form.chosenDevices', { count: 3 })} />,
        content: hotel.devices
          .slice(0, 3)
          .map(({ name }) => name)
          .join(', '),
      },
      {
        id: 'history',
        label: t('requests:reply.history.label'),
        content: t('messages:table.none'),
        disabled: true,
      },
    ],
  })),
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The parts of a message; one cannot be opened. */
export const Default: Story = {
  play: async ({ args }) => {
    await expect(args.onSelectedChange).not.toHaveBeenCalled();
  },
};

/** Two parts and many, with a count, with a disabled one, the last one chosen. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: ({ items }) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Tabs label="Two parts" items={items.slice(0, 2)} />
      <Tabs label="With a disabled part" items={items} />
      <Tabs label="The second chosen" items={items} defaultSelected="users" />
      <Tabs
        label="Many parts"
        defaultSelected="8"
        items={Array.from({ length: 8 }, (_, at) => ({
          id: String(at + 1),
          label: `Part ${at + 1}`,
          content: `Content of part ${at + 1}`,
        }))}
      />
    </div>
  ),
};

/** Arrows move and choose; a disabled tab is passed over. */
export const Keyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Message' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Users/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith('users');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Message' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus());
  },
};
