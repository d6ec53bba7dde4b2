import { UserForm } from '@concierge/ui/concierge';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectClosed, press } from '../fixtures/keyboard.ts';
import { ModalWithButton } from '../fixtures/ModalWithButton.tsx';
import { userFormLabels } from '../fixtures/users.ts';
import { narrowest } from '../fixtures/viewports.ts';

const meta = {
  title: 'Concierge/UserForm in a modal',
  component: UserForm,
  tags: ['!dev', '!autodocs'],
  args: {
    canEditIdentity: true,
    canChangePassword: true,
    autoFocus: true,
    onSubmit: fn(),
    onClose: fn(),
    labels: userFormLabels,
  },
  render: (args) => (
    <ModalWithButton title="Add user">
      {(close) => <UserForm {...args} onClose={close} />}
    </ModalWithButton>
  ),
} satisfies Meta<typeof UserForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const openByKeyboard: Story['play'] = async ({ canvas, step }) => {
  await step('F1 the form opens in a modal of medium size and starts in the username', async () => {
    await press(canvas.getByRole('button', { name: 'Add user' }));
    await waitFor(() => expect(screen.getByLabelText(/^Username/)).toHaveFocus());
  });
};

export const Default: Story = { tags: ['picture'], play: openByKeyboard };

export const Narrow: Story = { ...Default, ...narrowest };

export const Closed: Story = {
  play: async (context) => {
    await openByKeyboard(context);
    await userEvent.keyboard('a');
    await expect(screen.getByLabelText(/^Username/)).toHaveValue('a');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expectClosed('dialog', () => context.canvas.getByRole('button', { name: 'Add user' }));
  },
};
