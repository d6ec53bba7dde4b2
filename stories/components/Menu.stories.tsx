import { Button } from '@concierge/ui/Button';
import { Menu, type MenuProps } from '@concierge/ui/Menu';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectClosed, expectFocusIn, openByKeyboard } from '../fixtures/keyboard.ts';
import { narrowest } from '../fixtures/viewports.ts';
import { languages } from '../fixtures/words.ts';
import { pressed } from '../conformance/exceptions.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

// No AllStates: one menu at a time is open. Each kind of entries is a story.
const meta = {
  title: 'Components/Menu',
  component: Menu,
  parameters: { conformance: pressed },
  ...inLanguage(({ t }) => ({
    label: t('shell:user.menu'),
    trigger: <Button iconEnd="chevron-down">helena</Button>,
    align: 'start' as const,
    onAction: fn(),
    onOpenChange: fn(),
    items: [
      { id: 'edit', label: t('shell:user.editProfile'), icon: 'user-cog', onSelect: fn() },
      { id: 'settings', label: t('shell:menu.settings'), icon: 'settings', href: '/settings' },
      { id: 'delete', label: t('users:delete.title'), icon: 'trash-2', tone: 'danger' },
      { id: 'logout', label: t('shell:user.logout'), icon: 'log-out', disabled: true },
    ] satisfies MenuProps['items'],
  })),
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A button with a menu behind it. */
export const Default: Story = {};

/** Entries with icons: one leads somewhere, one is dangerous, one is disabled. */
export const Open: Story = {
  tags: ['picture-dark'],
  play: () => openByKeyboard('menu'),
};

/** Escape closes; Enter opens on the first entry, arrows move, Enter chooses; focus goes back. */
export const Keyboard: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await openByKeyboard('menu');
    await userEvent.keyboard('{Escape}');
    await expectClosed('menu', () => context.canvas.getByRole('button'));
    await expect(context.args.onAction).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Edit profile' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(context.args.onAction).toHaveBeenCalledWith('delete');
    await expectClosed('menu', () => context.canvas.getByRole('button'));
  },
};

/** Entries that are a choice of one. */
export const Choice: Story = {
  ...inLanguage(({ language, ui }) => ({
    ...ui.languageMenuLabels,
    trigger: <Button iconEnd="chevron-down">{language.toUpperCase()}</Button>,
    items: languages.map(({ code, label, flag }) => ({
      id: code,
      label,
      icon: flag,
      selected: code === language,
    })),
  })),
  play: async (context) => {
    const { language, t } = textsOf(context);
    await openByKeyboard('menu');
    const name = t(`shell:language.${language}`);
    await expect(screen.getByRole('menuitemradio', { name })).toBeChecked();
  },
};

/** Long entries break inside the narrowest window. */
export const Narrowest: Story = {
  ...narrowest,
  ...inLanguage(({ hotel }) => ({
    items: hotel.texts.news.slice(0, 2).map(([, label], at) => ({
      id: String(at),
      label,
      icon: 'send' as const,
    })),
  })),
  play: async () => {
    await openByKeyboard('menu');
    const menu = screen.getByRole('menu').getBoundingClientRect();
    await expect(menu.left).toBeGreaterThanOrEqual(0);
    await expect(menu.right).toBeLessThanOrEqual(320);
  },
};

/** The caller keeps it open: by a state of its own, here also opened by another button. */
export const Controlled: Story = {
  tags: ['!dev'],
  render: (args) => <ControlledMenu {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open it' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await expectFocusIn(() => screen.getByRole('menu'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'helena' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
  },
};

function ControlledMenu(props: MenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu
        {...props}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          props.onOpenChange?.(next);
        }}
      />
      <Button onClick={() => setOpen(true)}>Open it</Button>
    </>
  );
}
