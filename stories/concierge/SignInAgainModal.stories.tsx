import { SignInAgainModal, type SignInAgainModalProps } from '@concierge/ui/concierge';
import { loginFormLabels, signInAgainModalLabels } from '@concierge/ui/labels/en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { say } from '../fixtures/product.ts';
import { phone } from '../fixtures/viewports.ts';
import { modal } from '../conformance/exceptions.ts';

// No AllStates: one modal at a time is open. Each state is a story.
const meta = {
  title: 'Concierge/SignInAgainModal',
  component: SignInAgainModal,
  parameters: { conformance: modal },
  args: {
    open: true,
    onLeave: fn(),
    defaultValues: { projectCode: 'vltava', username: 'anna.novakova' },
    onSubmit: fn(),
    labels: signInAgainModalLabels,
    formLabels: loginFormLabels,
  },
  render: (args: SignInAgainModalProps) => <SignInAgainModal {...args} />,
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  },
} satisfies Meta<typeof SignInAgainModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };
export const Refused: Story = { args: { error: say('auth:invalidCredentials') } };
export const Pending: Story = {
  args: { pending: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
export const Phone: Story = { ...phone };

// A5
export const CannotBeLeft: Story = {
  tags: ['!dev'],
  play: async ({ args, step }) => {
    const { title, leave } = signInAgainModalLabels;
    await step('It starts in the password, and Escape does nothing', async () => {
      await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.getByRole('dialog', { name: title })).toBeVisible());
    });
    await step('The work is left by a button of its own', async () => {
      await userEvent.click(screen.getByRole('button', { name: leave }));
      await expect(args.onLeave).toHaveBeenCalledOnce();
    });
  },
};
