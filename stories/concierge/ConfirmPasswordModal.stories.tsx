import {
  ConfirmPasswordModal,
  type ConfirmPasswordModalProps,
} from '@concierge/ui/concierge/ConfirmPasswordModal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { modal } from '../conformance/exceptions.ts';
import { phone } from '../fixtures/viewports.ts';
import { inLanguage } from '../setup/inLanguage.tsx';

const field = (args: ConfirmPasswordModalProps) =>
  screen.getByLabelText(args.labels.password, { exact: false, selector: 'input' });

// No AllStates: one modal at a time is open. Each state is a story.
const meta = {
  title: 'Concierge/ConfirmPasswordModal',
  component: ConfirmPasswordModal,
  parameters: { conformance: modal },
  ...inLanguage(({ labels }) => ({
    open: true,
    username: 'helena',
    onClose: fn(),
    onSubmit: fn(),
    labels: labels.confirmPassword,
  })),
  render: (args: ConfirmPasswordModalProps) => <ConfirmPasswordModal {...args} />,
  play: async ({ args }) => {
    await waitFor(() => expect(field(args)).toHaveFocus());
  },
} satisfies Meta<typeof ConfirmPasswordModal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It starts in the password. */
export const Default: Story = { tags: ['picture'] };
/** The password was wrong; what was typed stays. */
export const Refused: Story = inLanguage(({ t }) => ({
  error: t('errors:current_password_wrong'),
}));
/** After many wrong ones. */
export const Wait: Story = inLanguage(({ t }) => ({ wait: t('auth:tryAgainIn', { seconds: 24 }) }));
/** It is being checked. */
export const Pending: Story = {
  args: { pending: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
/** On a phone. */
export const Phone: Story = { ...phone };

// R21
/** Enter sends the password, none is refused, Escape gives it up. */
export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ args, step }) => {
    await waitFor(() => expect(field(args)).toHaveFocus());
    await step('No password is asked for in words', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(field(args)).toHaveAccessibleDescription(args.labels.required));
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('A password is sent', async () => {
      await userEvent.keyboard('velvet river{Enter}');
      await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith('velvet river'));
    });
    await step('Escape gives it up', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};
