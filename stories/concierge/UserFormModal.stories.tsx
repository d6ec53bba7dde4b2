import { Button, Modal, UserForm, type UserFormProps } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { userFormLabels } from '../fixtures/users.ts';
import { narrowest } from '../fixtures/viewports.ts';

function InModalDemo(props: UserFormProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add user</Button>
      <Modal open={open} onOpenChange={setOpen} title="Add user" closeLabel="Close dialog">
        <UserForm {...props} onClose={() => setOpen(false)} />
      </Modal>
    </>
  );
}

const meta = {
  title: 'Concierge/UserForm in a modal',
  component: UserForm,
  tags: ['!autodocs'],
  args: {
    canEditIdentity: true,
    canChangePassword: true,
    autoFocus: true,
    onSubmit: fn(),
    onClose: fn(),
    labels: userFormLabels,
  },
  render: (args) => <InModalDemo {...args} />,
} satisfies Meta<typeof UserForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const openByKeyboard: Story['play'] = async ({ canvas, step }) => {
  await step('F1 the form opens in a modal of medium size and starts in the username', async () => {
    canvas.getByRole('button', { name: 'Add user' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText(/^Username/)).toHaveFocus());
  });
};

export const Default: Story = {
  play: openByKeyboard,
};

export const Narrow: Story = { ...Default, ...narrowest };

export const Closed: Story = {
  play: async (context) => {
    await openByKeyboard(context);
    await userEvent.keyboard('a');
    await expect(screen.getByLabelText(/^Username/)).toHaveValue('a');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Add user' })).toHaveFocus(),
    );
  },
};
