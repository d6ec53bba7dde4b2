import { Button, Flag, Menu, type MenuProps } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectClosed, expectFocusIn, openByKeyboard } from '../fixtures/keyboard.ts';
import { narrowest } from '../fixtures/viewports.ts';
import { pressed } from '../conformance/exceptions.ts';

// No AllStates: one menu at a time is open. Each kind of entries is a story.
const meta = {
  title: 'Components/Menu',
  component: Menu,
  parameters: { conformance: pressed },
  args: {
    label: 'User menu',
    trigger: <Button iconEnd="chevron-down">jana.novakova</Button>,
    align: 'start',
    onAction: fn(),
    onOpenChange: fn(),
    items: [
      { id: 'edit', label: 'Edit profile', icon: 'user-cog', onSelect: fn() },
      { id: 'settings', label: 'Settings', icon: 'settings', href: '/settings' },
      { id: 'delete', label: 'Delete', icon: 'trash-2', tone: 'danger' },
      { id: 'logout', label: 'Log out', icon: 'log-out', disabled: true },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  tags: ['picture-dark'],
  play: () => openByKeyboard('menu'),
};

/** Enter opens on the first entry, arrows move, Enter chooses, focus goes back. */
export const Keyboard: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await openByKeyboard('menu');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Edit profile' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(context.args.onAction).toHaveBeenCalledWith('delete');
    await expectClosed('menu', () => context.canvas.getByRole('button'));
  },
};

export const EscapeReturnsFocus: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await openByKeyboard('menu');
    await userEvent.keyboard('{Escape}');
    await expectClosed('menu', () => context.canvas.getByRole('button'));
    await expect(context.args.onAction).not.toHaveBeenCalled();
  },
};

/** An entry with an address goes through the router. */
export const Links: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await openByKeyboard('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(document.documentElement.dataset.navigatedTo).toBe('/settings'));
    await expectClosed('menu', () => context.canvas.getByRole('button'));
  },
};

/** Entries that are a choice of one. */
export const Choice: Story = {
  args: {
    label: 'Language',
    trigger: <Button iconEnd="chevron-down">CS</Button>,
    items: [
      { id: 'en', label: 'English', icon: <Flag country="gb" />, selected: false },
      { id: 'tr', label: 'Türkçe', icon: <Flag country="tr" />, selected: false },
      { id: 'cs', label: 'Čeština', icon: <Flag country="cz" />, selected: true },
    ],
  },
  play: async () => {
    await openByKeyboard('menu');
    await expect(screen.getByRole('menuitemradio', { name: 'Čeština' })).toBeChecked();
  },
};

export const ChosenByKeyboard: Story = {
  ...Choice,
  tags: ['!dev'],
  play: async (context) => {
    await openByKeyboard('menu');
    await userEvent.keyboard('{Home}{Enter}');
    await expect(context.args.onAction).toHaveBeenCalledWith('en');
    await expectClosed('menu', () => context.canvas.getByRole('button'));
  },
};

/** Long entries break inside the narrowest window. */
export const Narrowest: Story = {
  ...narrowest,
  args: {
    items: [
      {
        id: '1',
        label: 'Odeslat zprávu na všechna zařízení přiřazená k této službě',
        icon: 'send',
      },
      {
        id: '2',
        label: 'Bu hizmete atanmış tüm cihazların listesini dışa aktar',
        icon: 'download',
      },
    ],
  },
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
    await userEvent.click(canvas.getByRole('button', { name: 'jana.novakova' }));
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
