import { UserForm, type UserFormProps } from '@concierge/ui/concierge';
import { userFormLabels } from '@concierge/ui/labels/en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { users } from '../fixtures/users.ts';
import { inWidth } from '../fixtures/frames.tsx';

const [admin, operator] = users;

const meta = {
  title: 'Concierge/UserForm',
  component: UserForm,
  args: {
    canEditIdentity: true,
    canChangePassword: true,
    autoFocus: false,
    onSubmit: fn(),
    onClose: fn(),
    labels: userFormLabels,
  },
  decorators: [inWidth(520)],
} satisfies Meta<typeof UserForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A new user: the passwords are always shown. */
export const Default: Story = {};

/** A new user, an existing one, and what may be changed of it. */
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 40 }}>
      <UserForm {...args} />
      <UserForm {...args} user={operator} usernameError="This username is taken" />
      <UserForm {...args} user={operator} canEditIdentity={false} />
      <UserForm {...args} user={admin} canChangePassword={false} pending />
    </div>
  ),
};

async function chooseType(name: string) {
  await userEvent.click(screen.getByRole('button', { name: /User type/ }));
  await userEvent.click(await screen.findByRole('option', { name }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

const password = () => screen.getByLabelText(/^Password/);
const confirm = () => screen.getByLabelText(/^Confirm password/);

// F2 F3
export const Create: Story = {
  play: async ({ args, canvas, step }) => {
    const submit = canvas.getByRole('button', { name: 'Create' });
    await step('A new user always shows the fields of the passwords, which hide them', async () => {
      await waitFor(() => expect(password()).toBeVisible());
      await waitFor(() => expect(confirm()).toBeVisible());
      await expect(password()).toHaveAttribute('type', 'password');
      await expect(confirm()).toHaveAttribute('type', 'password');
      await expect(canvas.queryByRole('button', { name: 'Change password' })).toBeNull();
    });
    await step(
      'Submit is disabled until everything is filled in and the passwords match',
      async () => {
        await expect(submit).toBeDisabled();
        await userEvent.type(canvas.getByLabelText(/^Username/), ' jana ');
        await chooseType('Operator');
        await userEvent.type(password(), 'blue towels');
        await expect(submit).toBeDisabled();
        await userEvent.type(confirm(), 'blue towel');
        await expect(submit).toBeDisabled();
        await userEvent.type(confirm(), 's');
        await expect(submit).toBeEnabled();
      },
    );
    await step('The complete values are submitted once', async () => {
      await userEvent.click(submit);
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
      await expect(args.onSubmit).toHaveBeenCalledWith({
        username: 'jana',
        user_type: 2,
        password: 'blue towels',
      });
    });
  },
};

// Y12
/** A password manager sets a new password without an event. */
export const FilledWithoutEvents: Story = {
  tags: ['!dev'],
  play: async ({ args, canvas, step }) => {
    await chooseType('Operator');
    await step('What is seen enables the button, and is sent', async () => {
      const username = canvas.getByLabelText<HTMLInputElement>(/^Username/);
      username.value = 'jana';
      for (const field of [password(), confirm()]) {
        (field as HTMLInputElement).value = 'blue towels';
      }
      await userEvent.hover(canvas.getByRole('button', { name: 'Create' }));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Create' })).toBeEnabled());
      username.value = 'jana.k';
      username.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({
          username: 'jana.k',
          user_type: 2,
          password: 'blue towels',
        }),
      );
    });
  },
};

// F3
/** Leaving the confirm field says why the button is disabled; correcting either field clears the error. */
export const CreateMismatch: Story = {
  play: async ({ canvas, step }) => {
    await step('The mismatch is shown at the confirm field', async () => {
      await userEvent.type(password(), 'blue towels');
      await userEvent.type(confirm(), 'blue');
      await expect(canvas.queryByText('The passwords do not match')).toBeNull();
      await userEvent.tab();
      await waitFor(() => expect(confirm()).toBeInvalid());
      await expect(confirm()).toHaveAccessibleDescription('The passwords do not match');
    });
  },
};

// U26
/** A repetition that cannot match any more is marked while it is typed. */
export const MismatchWhileTyping: Story = {
  play: async ({ canvas, step }) => {
    await step('A repetition that differs says so while it is typed', async () => {
      await userEvent.type(password(), 'blue towels');
      await userEvent.type(confirm(), 'blue');
      await expect(confirm()).not.toBeInvalid();
      await userEvent.type(confirm(), 'x');
      await waitFor(() =>
        expect(confirm()).toHaveAccessibleDescription('The passwords do not match'),
      );
      await userEvent.keyboard('{Backspace} towels');
      await waitFor(() => expect(confirm()).not.toBeInvalid());
    });
    await step('The button says what it needs', async () => {
      const submit = canvas.getByRole('button', { name: 'Create' });
      await expect(submit).toBeDisabled();
      await expect(submit).toHaveAccessibleDescription(userFormLabels.createIncomplete);
    });
  },
};

const HELP =
  'At least 8 characters, not a common password and not made of the project’s name, its code or the username.';

// P12
/** One's own password where the project has rules: the one so far is asked for, and refusals are at their field. */
export const OwnPassword: Story = {
  args: { user: operator, askCurrentPassword: true, passwordHelp: HELP },
  play: async ({ args, canvas, step }) => {
    await step('The current password is asked for with a new one, and first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
      await waitFor(() => expect(canvas.getByLabelText(/^Current password/)).toHaveFocus());
      await expect(password()).toHaveAccessibleDescription(HELP);
      await userEvent.type(canvas.getByLabelText(/^Current password/), 'old towels');
      await userEvent.type(password(), 'blue towels');
      await userEvent.type(confirm(), 'blue towels');
      await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({
          username: 'ayse.yilmaz',
          user_type: 2,
          password: 'blue towels',
          current_password: 'old towels',
        }),
      );
    });
  },
};

// F2 F3 F4
export const Edit: Story = {
  args: { user: operator },
  play: async ({ args, canvas, step }) => {
    await step('The passwords of an existing user are behind a button', async () => {
      await expect(canvas.queryByLabelText(/^Password/)).toBeNull();
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Change password' })).toBeVisible(),
      );
    });
    await step('Username and type suffice', async () => {
      const username = canvas.getByLabelText(/^Username/);
      await userEvent.clear(username);
      await expect(canvas.getByRole('button', { name: 'Update' })).toBeDisabled();
      await userEvent.type(username, 'ayse');
      await expect(canvas.getByRole('button', { name: 'Update' })).toBeEnabled();
    });
    await step('An empty password is left out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({ username: 'ayse', user_type: 2 }),
      );
    });
  },
};

// F2 F3
export const ChangePassword: Story = {
  args: { user: operator },
  play: async ({ args, canvas, step }) => {
    await step('The button opens the passwords and the focus goes there', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
      await waitFor(() => expect(password()).toHaveFocus());
    });
    await step('A mismatch is reported on submit, at the confirm field', async () => {
      await userEvent.type(password(), 'blue towels');
      await userEvent.type(confirm(), 'blue');
      await expect(confirm()).not.toBeInvalid();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(confirm()).toBeInvalid());
      await expect(confirm()).toHaveAccessibleDescription('The passwords do not match');
      await waitFor(() => expect(confirm()).toHaveFocus());
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  },
};

// F4
/** Keeping the password after all empties the fields. */
export const KeepPassword: Story = {
  tags: ['!dev'],
  args: { user: operator },
  play: async ({ args, canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await userEvent.type(password(), 'half a passw');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep current password' }));
    await expect(canvas.queryByLabelText(/^Password/)).toBeNull();
    await step('No password is submitted', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({ username: 'ayse.yilmaz', user_type: 2 }),
      );
    });
  },
};

// F5
/** An operator on the own profile: only the password can be changed. */
export const IdentityDisabled: Story = {
  args: { user: operator, canEditIdentity: false },
  play: async ({ canvas, step }) => {
    await step('Username and type are disabled, the password button is there', async () => {
      await expect(canvas.getByLabelText(/^Username/)).toBeDisabled();
      await expect(canvas.getByRole('button', { name: /User type/ })).toBeDisabled();
      await expect(canvas.getByRole('button', { name: 'Change password' })).toBeEnabled();
    });
  },
};

// F5
/** An administrator edits another one. */
export const NoPasswordChange: Story = {
  args: { user: admin, canChangePassword: false },
  play: async ({ canvas, step }) => {
    await step('There is no change-password button', async () => {
      await expect(canvas.queryByRole('button', { name: 'Change password' })).toBeNull();
      await expect(canvas.queryByLabelText(/^Password/)).toBeNull();
    });
  },
};

/** Answers as the console does: the name is taken at first, then it is accepted. */
function Refusing(props: UserFormProps) {
  const [error, setError] = useState<string>();
  return (
    <UserForm
      {...props}
      usernameError={error}
      onSubmit={(values) => {
        props.onSubmit(values);
        setError('This username is taken');
      }}
    />
  );
}

const TOO_SHORT = 'The password is too short';
const WRONG = 'The current password is not correct';

/** The server refuses both passwords, as one by one it may. */
function RefusingPasswords(props: UserFormProps) {
  const [refused, setRefused] = useState(false);
  return (
    <UserForm
      {...props}
      passwordError={refused ? TOO_SHORT : undefined}
      currentPasswordError={refused ? WRONG : undefined}
      onSubmit={(values) => {
        props.onSubmit(values);
        setRefused(true);
      }}
    />
  );
}

// P12
/** Each refusal is at its field, and goes away when the field is edited. */
export const PasswordsRefused: Story = {
  args: { user: operator, askCurrentPassword: true, passwordHelp: HELP },
  render: (args) => <RefusingPasswords {...args} />,
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    const current = canvas.getByLabelText(/^Current password/);
    await waitFor(() => expect(current).toHaveFocus());
    await userEvent.keyboard('old towels{Tab}');
    await userEvent.type(password(), 'blue');
    await userEvent.type(confirm(), 'blue{Enter}');
    await step('Refusals are at their fields, the first one has the focus', async () => {
      await waitFor(() => expect(current).toBeInvalid());
      await expect(current).toHaveAccessibleDescription(WRONG);
      await expect(password()).toHaveAccessibleDescription(expect.stringContaining(TOO_SHORT));
      await waitFor(() => expect(current).toHaveFocus());
    });
    await step('A field that is edited is not wrong any more, the other one is', async () => {
      await userEvent.keyboard('!?');
      await expect(current).toBeValid();
      await expect(current).toHaveValue('old towels!?');
      await expect(current).toHaveFocus();
      await expect(password()).toBeInvalid();
    });
  },
};

// F6
export const UsernameTaken: Story = {
  args: { user: operator },
  render: (args) => <Refusing {...args} />,
  play: async ({ canvas, step }) => {
    const username = canvas.getByLabelText(/^Username/);
    await userEvent.clear(username);
    await userEvent.type(username, 'tomas');
    await userEvent.keyboard('{Enter}');
    await step('The error is at the username, the input stays', async () => {
      await waitFor(() => expect(username).toBeInvalid());
      await expect(username).toHaveAccessibleDescription('This username is taken');
      await expect(username).toHaveValue('tomas');
      await waitFor(() => expect(username).toHaveFocus());
    });
  },
};

/** The button waits and ignores presses; the fields keep the input. */
export const Pending: Story = {
  args: { user: operator, pending: true, usernameError: 'This username is taken' },
  play: async ({ args, canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Update' });
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(canvas.getByLabelText(/^Username/), '{Enter}');
    await expect(canvas.getByLabelText(/^Username/)).not.toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
