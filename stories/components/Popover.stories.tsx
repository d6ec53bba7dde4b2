import { Button, Popover, TextField } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectClosed, openByKeyboard } from '../fixtures/keyboard.ts';
import { narrowest } from '../fixtures/viewports.ts';

// No matrix: one popover at a time is open, and its look is that of its content.
const meta = {
  title: 'Components/Popover',
  tags: ['!autodocs'],
  component: Popover,
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

export const Playground: Story = {};

export const Open: Story = {
  tags: ['matrix'],
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

export const Narrowest: Story = {
  ...narrowest,
  args: {
    trigger: <Button iconStart="list-filter">Filtrovat požadavky podle zařízení</Button>,
    children: (
      <TextField
        label="Název zařízení nebo sériové číslo"
        description="Kuzey kanadındaki bütün cihazlar için sadece ilk harfleri yazmanız yeterlidir."
      />
    ),
  },
  play: async () => {
    await openByKeyboard('dialog', 'Filter');
    const box = screen.getByRole('dialog').getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(320);
  },
};
