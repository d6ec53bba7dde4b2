import { Button, ConfirmDialog, type ConfirmDialogProps } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { narrowest } from '../fixtures/viewports.ts';

function Opener(props: ConfirmDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete user</Button>
      <ConfirmDialog
        {...props}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          props.onOpenChange(next);
        }}
      />
    </>
  );
}

// No matrix: one question at a time is open. Each tone and state is a story.
const meta = {
  title: 'Components/ConfirmDialog',
  tags: ['!autodocs'],
  component: ConfirmDialog,
  args: {
    open: false,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Delete user?',
    children: 'jana.novakova will be deleted. This cannot be undone.',
    confirmLabel: 'Yes, delete',
    cancelLabel: 'Cancel',
  },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const openDialog: NonNullable<Story['play']> = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
};

export const Default: Story = { play: openDialog };

export const Playground: Story = {};

export const Danger: Story = {
  tags: ['all-themes'],
  args: { tone: 'danger' },
  play: openDialog,
};

/** The action runs: it cannot be left, and a second press does nothing. */
export const Pending: Story = {
  args: { tone: 'danger', pending: true },
  play: async (context) => {
    await openDialog(context);
    await userEvent.keyboard('{Escape}');
    const confirm = screen.getByRole('button', { name: 'Yes, delete' });
    await userEvent.click(confirm, { pointerEventsCheck: 0 });
    await expect(context.args.onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};

/** The focus starts on the cancel button; Tab then Enter confirms. */
export const Keyboard: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    await openDialog(context);
    const dialog = screen.getByRole('alertdialog', { name: 'Delete user?' });
    await expect(dialog).toHaveAccessibleDescription(/jana\.novakova/);
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Cancel'));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(context.args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const Canceled: Story = {
  play: async (context) => {
    await openDialog(context);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(context.canvas.getByRole('button')).toHaveFocus());
    await expect(context.args.onConfirm).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    title: 'Opravdu chcete zveřejnit zprávu na všech vybraných zařízeních?',
    children:
      'Bu mesaj 128 cihazda hemen yayınlanacak. Yayınlanan bir mesaj artık değiştirilemez ve geri alınamaz.',
    confirmLabel: 'Ano, zveřejnit na 128 zařízeních',
  },
  play: openDialog,
};

/** In the narrowest window it is a sheet, its buttons stay in view. */
export const Narrowest: Story = {
  ...LongText,
  ...narrowest,
  play: async (context) => {
    await openDialog(context);
    const confirm = screen.getByRole('button', { name: 'Ano, zveřejnit na 128 zařízeních' });
    await waitFor(() => expect(confirm.getBoundingClientRect().right).toBeLessThanOrEqual(320));
    await expect(confirm.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
