import { Button, Popover, TextField } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectClosed, openByKeyboard } from '../fixtures/keyboard.ts';
import { pressed } from '../conformance/exceptions.ts';

// No AllStates: one popover at a time is open, and its look is that of its content.
const meta = {
  title: 'Components/Popover',
  component: Popover,
  parameters: { conformance: pressed },
  args: {
    label: 'Filter',
    trigger: <Button iconStart="list-filter">Filter</Button>,
    onOpenChange: fn(),
    children: <TextField label="Device" />,
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  tags: ['picture-dark'],
  play: () => openByKeyboard('dialog', 'Filter'),
};

/** Focus moves in, Escape closes, and focus goes back. */
export const Keyboard: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await openByKeyboard('dialog', 'Filter');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Filter' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Device' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expectClosed('dialog', () => context.canvas.getByRole('button'));
    await expect(context.args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
