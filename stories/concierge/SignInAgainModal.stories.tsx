import { DEMO_PROJECT } from '@concierge/server/demo/demoProject';
import {
  SignInAgainModal,
  type SignInAgainModalProps,
} from '@concierge/ui/concierge/SignInAgainModal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { phone } from '../fixtures/viewports.ts';
import { modal } from '../conformance/exceptions.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

// No AllStates: one modal at a time is open. Each state is a story.
const meta = {
  title: 'Concierge/SignInAgainModal',
  component: SignInAgainModal,
  parameters: { conformance: modal },
  ...inLanguage(({ labels }) => ({
    open: true,
    onLeave: fn(),
    defaultValues: { projectCode: DEMO_PROJECT.code, username: 'helena' },
    onSubmit: fn(),
    labels: labels.signInAgain,
    formLabels: labels.login,
  })),
  render: (args: SignInAgainModalProps) => <SignInAgainModal {...args} />,
  play: async (context) => {
    const { password } = textsOf(context).labels.login;
    await waitFor(() => expect(screen.getByLabelText(password)).toHaveFocus());
  },
} satisfies Meta<typeof SignInAgainModal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only the password is missing. */
export const Default: Story = { tags: ['picture'] };
/** The password was wrong. */
export const Refused: Story = inLanguage(({ t }) => ({ error: t('auth:invalidCredentials') }));
/** It is being checked. */
export const Pending: Story = {
  args: { pending: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
/** On a phone. */
export const Phone: Story = { ...phone };

// A5
export const CannotBeLeft: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { args, step } = context;
    const { title, leave } = textsOf(context).labels.signInAgain;
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
