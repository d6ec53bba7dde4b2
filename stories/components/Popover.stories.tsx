import { Button } from '@concierge/ui/Button';
import { Popover } from '@concierge/ui/Popover';
import { TextField } from '@concierge/ui/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectClosed, openByKeyboard } from '../fixtures/keyboard.ts';
import { pressed } from '../conformance/exceptions.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

// No AllStates: one popover at a time is open, and its look is that of its content.
const meta = {
  title: 'Components/Popover',
  component: Popover,
  parameters: { conformance: pressed },
  ...inLanguage(({ t }) => ({
    label: t('common:list.filter'),
    trigger: <Button iconStart="list-filter">{t('common:list.filter')}</Button>,
    onOpenChange: fn(),
    children: <TextField label={t('requests:filters.device_id')} />,
  })),
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A button with something behind it. */
export const Default: Story = {};

/** What is behind it, over the page. */
export const Open: Story = {
  tags: ['picture-dark'],
  play: (context) => openByKeyboard('dialog', textsOf(context).t('common:list.filter')),
};

/** Focus moves in, Escape closes, and focus goes back. */
export const Keyboard: Story = {
  tags: ['!dev'],
  args: { onKeyDown: fn() },
  play: async (context) => {
    await openByKeyboard('dialog', 'Filter');
    await userEvent.keyboard('x');
    await expect(context.args.onKeyDown).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Filter' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Device' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expectClosed('dialog', () => context.canvas.getByRole('button'));
    await expect(context.args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
