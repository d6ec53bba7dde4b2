import { Button, ConfirmDialog, Modal } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectClosed, openByKeyboard } from '../fixtures/keyboard.ts';
import { openedByButton } from '../fixtures/stateful.tsx';
import { say } from '../fixtures/product.ts';
import { modal } from '../conformance/exceptions.ts';

const Opener = openedByButton(ConfirmDialog, 'Delete user');

// No AllStates: one question at a time is open. Each tone and state is a story.
const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { conformance: modal },
  args: {
    open: false,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: say('users:delete.title'),
    children: say('users:delete.body', { username: 'jana.novakova' }),
    confirmLabel: 'Yes, delete',
    cancelLabel: 'Cancel',
  },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The focus moves on to the cancel button once the dialog holds it. */
async function openQuestion(): Promise<void> {
  await openByKeyboard('alertdialog');
  await waitFor(() => expect(screen.getByText('Cancel')).toHaveFocus());
}

export const Default: Story = { play: openQuestion };

export const Opened: Story = { args: { open: true, tone: 'danger' } };

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
    const confirm = screen.getByRole('button', { name: 'Yes, delete' });
    await userEvent.click(confirm, { pointerEventsCheck: 0 });
    await expect(context.args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};

/** The focus starts on the cancel button; Tab then Enter confirms. */
export const Keyboard: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await openQuestion();
    const dialog = screen.getByRole('alertdialog', {
      name: say('users:delete.title'),
    });
    await expect(dialog).toHaveAccessibleDescription(/jana\.novakova/);
    await expect(document.activeElement).toHaveTextContent('Cancel');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(context.args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const Canceled: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await openQuestion();
    await userEvent.keyboard('{Enter}');
    await expectClosed('alertdialog', () => context.canvas.getByRole('button'));
    await expect(context.args.onConfirm).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    title: 'Opravdu chcete zveřejnit zprávu na všech vybraných zařízeních?',
    children:
      'Bu mesaj 128 cihaza hemen gönderilecek. Gönderilen bir mesaj artık değiştirilemez ve geri alınamaz.',
    confirmLabel: 'Ano, zveřejnit na 128 zařízeních',
  },
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
    await step('It goes back to what asked', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByText('Delete user')).toHaveFocus());
    });
  },
};
