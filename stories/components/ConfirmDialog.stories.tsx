import { Button } from '@concierge/ui/Button';
import { ConfirmDialog } from '@concierge/ui/ConfirmDialog';
import { Modal } from '@concierge/ui/Modal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectClosed, openByKeyboard } from '../fixtures/keyboard.ts';
import { openedByButton } from '../fixtures/stateful.tsx';
import { modal } from '../conformance/exceptions.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const Opener = openedByButton(ConfirmDialog);

// No AllStates: one question at a time is open. Each tone and state is a story.
const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { conformance: modal },
  ...inLanguage(({ t }) => ({
    open: false,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: t('users:delete.title'),
    children: t('users:delete.body', { username: 'tomas' }),
    confirmLabel: t('common:yes'),
    cancelLabel: t('common:cancel'),
  })),
  render: (args) => <Opener {...args} openText={args.title} />,
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The focus moves on to the cancel button once the dialog holds it. */
const openQuestion: NonNullable<Story['play']> = async (context) => {
  const cancel = textsOf(context).t('common:cancel');
  await openByKeyboard('alertdialog');
  await waitFor(() => expect(screen.getByText(cancel)).toHaveFocus());
};

/** A question; the focus is on the way out. */
export const Default: Story = { play: openQuestion };

/** What cannot be undone, as it is open. */
export const Opened: Story = { args: { open: true, tone: 'danger' } };

/** What cannot be undone. */
export const Danger: Story = {
  tags: ['picture-dark'],
  args: { tone: 'danger' },
  play: openQuestion,
};

/** The action runs: it cannot be left, and a second press does nothing. */
export const Pending: Story = {
  args: { tone: 'danger', pending: true },
  play: async (context) => {
    await openByKeyboard('alertdialog');
    await userEvent.keyboard('{Escape}');
    const name = textsOf(context).t('common:yes');
    const confirm = screen.getByRole('button', { name });
    await userEvent.click(confirm, { pointerEventsCheck: 0 });
    await expect(context.args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};

/** The focus starts on the cancel button: Enter cancels, Tab then Enter confirms. */
export const Keyboard: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await openQuestion(context);
    await userEvent.keyboard('{Enter}');
    await expectClosed('alertdialog', () => context.canvas.getByRole('button'));
    await expect(context.args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete user' });
    await expect(dialog).toHaveAccessibleDescription(/tomas/);
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Cancel'));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(context.args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

/** Long texts break into lines. */
export const LongTexts: Story = {
  ...inLanguage(({ t, hotel }) => ({
    title: t('messages:newStay.title', { count: 4 }),
    children: t('messages:newStay.body', {
      count: 4,
      title: hotel.texts.news[1]?.[0] ?? '',
      devices: hotel.devices
        .slice(0, 4)
        .map(({ name }) => name)
        .join(', '),
    }),
    confirmLabel: t('messages:newStay.confirm', { count: 4 }),
  })),
  play: openQuestion,
};

function OverModal() {
  const [editing, setEditing] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setEditing(true)}>Edit</Button>
      <Modal open={editing} onOpenChange={setEditing} title="Edit user" closeLabel="Close">
        <Button onClick={() => setAsked(true)}>Delete user</Button>
      </Modal>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        onConfirm={() => setAsked(false)}
        title="Delete user?"
        confirmLabel="Yes, delete"
        cancelLabel="Back"
      >
        This cannot be undone.
      </ConfirmDialog>
    </>
  );
}

// Q5
/** Over a modal, and opened with the pointer, the focus starts on the way out as well. */
export const OverAModal: Story = {
  tags: ['!dev'],
  render: () => <OverModal />,
  play: async ({ step }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete user' }));
    await step('The way out has the focus, and keeps it', async () => {
      await screen.findByRole('alertdialog');
      await waitFor(() => expect(screen.getByText('Back')).toHaveFocus());
    });
    await step('A press beside it answers nothing', async () => {
      const [backdrop] = [...document.querySelectorAll('[data-part=Backdrop]')].toReversed();
      if (backdrop) await userEvent.click(backdrop);
      await new Promise((resolve) => setTimeout(resolve, 300));
      await expect(screen.getByRole('alertdialog')).toBeVisible();
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}');
    });
    await step('It goes back to what asked', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByText('Delete user')).toHaveFocus());
    });
  },
};
