import { UserForm, type UserFormProps } from '@concierge/ui/concierge/UserForm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { labeled } from '../fixtures/fields.ts';
import { inWidth } from '../fixtures/frames.tsx';
import { userNamed } from '../hotel/hotel.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsIn, textsOf } from '../setup/texts.ts';

/** Names and types of the staff are the same in every language. */
const { hotel } = textsIn('en');
const admin = userNamed(hotel, 'helena');
const operator = userNamed(hotel, 'grace');
const { username: OPERATOR } = operator;

const meta = {
  title: 'Concierge/UserForm',
  component: UserForm,
  ...inLanguage(
    ({ labels }) => ({
      canEditIdentity: true,
      canChangePassword: true,
      autoFocus: false,
      onSubmit: fn(),
      onClose: fn(),
      labels: labels.userForm,
    }),
    inWidth(520),
  ),
} satisfies Meta<typeof UserForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** The parts of the form, by their names in the language of the toolbar. */
function partsOf(context: Pick<Context, 'globals'>) {
  const labels = textsOf(context).labels.userForm;
  const field = (label: string) => screen.getByLabelText(labeled(label));
  const button = (name: string) => screen.getByRole('button', { name });
  return {
    labels,
    username: () => field(labels.username),
    userType: () => screen.getByRole('button', { name: (name) => name.includes(labels.userType) }),
    current: () => field(labels.currentPassword ?? ''),
    password: () => field(labels.password),
    noPassword: () => screen.queryByLabelText(labeled(labels.password)),
    confirm: () => field(labels.passwordConfirm),
    create: () => button(labels.create),
    update: () => button(labels.update),
    changePassword: () => button(labels.changePassword),
    noPasswordButton: () => screen.queryByRole('button', { name: labels.changePassword }),
  };
}

async function chooseOperator(context: Pick<Context, 'globals'>) {
  const { labels, userType } = partsOf(context);
  await userEvent.click(userType());
  await userEvent.click(await screen.findByRole('option', { name: labels.userTypes[2] }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

/** A new user: the passwords are always shown. */
export const Default: Story = {};

/** A new user, an existing one, and what may be changed of it. */
export const AllStates: Story = {
  tags: ['picture'],
  render: (args, context) => (
    <div style={{ display: 'grid', gap: 40 }}>
      <UserForm {...args} />
      <UserForm {...args} user={operator} usernameError={textsOf(context).t('errors:user_exist')} />
      <UserForm {...args} user={operator} canEditIdentity={false} />
      <UserForm {...args} user={admin} canChangePassword={false} pending />
    </div>
  ),
};

// F2 F3
/** Filled in: saving waits until the passwords match. */
export const Create: Story = {
  play: async (context) => {
    const { args, step } = context;
    const { username, password, confirm, create, noPasswordButton } = partsOf(context);
    await step('A new user always shows the fields of the passwords, which hide them', async () => {
      await waitFor(() => expect(password()).toBeVisible());
      await waitFor(() => expect(confirm()).toBeVisible());
      await expect(password()).toHaveAttribute('type', 'password');
      await expect(confirm()).toHaveAttribute('type', 'password');
      await expect(noPasswordButton()).toBeNull();
    });
    await step(
      'Submit is disabled until everything is filled in and the passwords match',
      async () => {
        await expect(create()).toBeDisabled();
        await userEvent.type(username(), ' jana ');
        await chooseOperator(context);
        await userEvent.type(password(), 'blue towels');
        await expect(create()).toBeDisabled();
        await userEvent.type(confirm(), 'blue towel');
        await expect(create()).toBeDisabled();
        await userEvent.type(confirm(), 's');
        await expect(create()).toBeEnabled();
      },
    );
    await step('The complete values are submitted once', async () => {
      await userEvent.click(create());
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
  play: async (context) => {
    const { args, canvas, step } = context;
    const { password, confirm, create } = partsOf(context);
    await chooseOperator(context);
    await step('What is seen enables the button, and is sent', async () => {
      const username = canvas.getByLabelText<HTMLInputElement>(/^Username/);
      username.value = 'jana';
      for (const field of [password(), confirm()]) {
        (field as HTMLInputElement).value = 'blue towels';
      }
      await userEvent.hover(create());
      await waitFor(() => expect(create()).toBeEnabled());
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
  play: async (context) => {
    const { canvas, step } = context;
    const { labels, password, confirm } = partsOf(context);
    await step('The mismatch is shown at the confirm field', async () => {
      await userEvent.type(password(), 'blue towels');
      await userEvent.type(confirm(), 'blue');
      await expect(canvas.queryByText(labels.passwordNotMatch)).toBeNull();
      await userEvent.tab();
      await waitFor(() => expect(confirm()).toBeInvalid());
      await expect(confirm()).toHaveAccessibleDescription(labels.passwordNotMatch);
    });
  },
};

// U26
/** A repetition that cannot match any more is marked while it is typed. */
export const MismatchWhileTyping: Story = {
  play: async (context) => {
    const { step } = context;
    const { labels, password, confirm, create } = partsOf(context);
    await step('A repetition that differs says so while it is typed', async () => {
      await userEvent.type(password(), 'blue towels');
      await userEvent.type(confirm(), 'blue');
      await expect(confirm()).not.toBeInvalid();
      await userEvent.type(confirm(), 'x');
      await waitFor(() => expect(confirm()).toHaveAccessibleDescription(labels.passwordNotMatch));
      await userEvent.keyboard('{Backspace} towels');
      await waitFor(() => expect(confirm()).not.toBeInvalid());
    });
    await step('The button says what it needs', async () => {
      await expect(create()).toBeDisabled();
      await expect(create()).toHaveAccessibleDescription(labels.createIncomplete);
    });
  },
};

const ownPassword = inLanguage(({ t }) => ({
  user: operator,
  askCurrentPassword: true,
  passwordHelp: t('users:form.passwordHelp'),
}));

// P12
/** One's own password where the project has rules: the one so far is asked for, and refusals are at their field. */
export const OwnPassword: Story = {
  ...ownPassword,
  play: async (context) => {
    const { args, step } = context;
    const { current, password, confirm, changePassword, update } = partsOf(context);
    await step('The current password is asked for with a new one, and first', async () => {
      await userEvent.click(changePassword());
      await waitFor(() => expect(current()).toHaveFocus());
      const help = textsOf(context).t('users:form.passwordHelp');
      await expect(password()).toHaveAccessibleDescription(help);
      await userEvent.type(current(), 'old towels');
      await userEvent.type(password(), 'blue towels');
      await userEvent.type(confirm(), 'blue towels');
      await userEvent.click(update());
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({
          username: OPERATOR,
          user_type: 2,
          password: 'blue towels',
          current_password: 'old towels',
        }),
      );
    });
  },
};

// F2 F3 F4
/** An existing user: the password stays unless it is changed. */
export const Edit: Story = {
  args: { user: operator },
  play: async (context) => {
    const { args, step } = context;
    const { username, noPassword, changePassword, update } = partsOf(context);
    await step('The passwords of an existing user are behind a button', async () => {
      await expect(noPassword()).toBeNull();
      await waitFor(() => expect(changePassword()).toBeVisible());
    });
    await step('Username and type suffice', async () => {
      await userEvent.clear(username());
      await expect(update()).toBeDisabled();
      await userEvent.type(username(), 'gracie');
      await expect(update()).toBeEnabled();
    });
    await step('An empty password is left out', async () => {
      await userEvent.click(update());
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({ username: 'gracie', user_type: 2 }),
      );
    });
  },
};

// F2 F3
/** Another password for an existing user, mistyped the second time. */
export const ChangePassword: Story = {
  args: { user: operator },
  play: async (context) => {
    const { args, step } = context;
    const { labels, password, confirm, changePassword } = partsOf(context);
    await step('The button opens the passwords and the focus goes there', async () => {
      await userEvent.click(changePassword());
      await waitFor(() => expect(password()).toHaveFocus());
    });
    await step('A mismatch is reported on submit, at the confirm field', async () => {
      await userEvent.type(password(), 'blue towels');
      await userEvent.type(confirm(), 'blue');
      await expect(confirm()).not.toBeInvalid();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(confirm()).toBeInvalid());
      await expect(confirm()).toHaveAccessibleDescription(labels.passwordNotMatch);
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
  play: async (context) => {
    const { args, canvas, step } = context;
    const { password, noPassword, changePassword, update } = partsOf(context);
    await userEvent.click(changePassword());
    await userEvent.type(password(), 'half a passw');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep current password' }));
    await expect(noPassword()).toBeNull();
    await step('No password is submitted', async () => {
      await userEvent.click(update());
      await waitFor(() =>
        expect(args.onSubmit).toHaveBeenCalledWith({ username: OPERATOR, user_type: 2 }),
      );
    });
  },
};

// F5
/** An operator on the own profile: only the password can be changed. */
export const IdentityDisabled: Story = {
  args: { user: operator, canEditIdentity: false },
  play: async (context) => {
    const { username, userType, changePassword } = partsOf(context);
    await context.step('Username and type are disabled, the password button is there', async () => {
      await expect(username()).toBeDisabled();
      await expect(userType()).toBeDisabled();
      await expect(changePassword()).toBeEnabled();
    });
  },
};

// F5
/** An administrator edits another one. */
export const NoPasswordChange: Story = {
  args: { user: admin, canChangePassword: false },
  play: async (context) => {
    const { noPassword, noPasswordButton } = partsOf(context);
    await context.step('There is no change-password button', async () => {
      await expect(noPasswordButton()).toBeNull();
      await expect(noPassword()).toBeNull();
    });
  },
};

/** Answers as the console does: what the server refuses is said after the first attempt. */
function Refusing({ usernameError, passwordError, currentPasswordError, ...props }: UserFormProps) {
  const [refused, setRefused] = useState(false);
  return (
    <UserForm
      {...props}
      {...(refused && { usernameError, passwordError, currentPasswordError })}
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
  ...inLanguage(({ t }) => ({
    ...ownPassword.args,
    passwordHelp: t('users:form.passwordHelp'),
    passwordError: t('errors:password_too_short'),
    currentPasswordError: t('errors:current_password_wrong'),
  })),
  render: (args) => <Refusing {...args} />,
  play: async (context) => {
    const { t } = textsOf(context);
    const { password, confirm, changePassword, ...form } = partsOf(context);
    await userEvent.click(changePassword());
    const current = form.current();
    await waitFor(() => expect(current).toHaveFocus());
    await userEvent.keyboard('old towels{Tab}');
    await userEvent.type(password(), 'blue');
    await userEvent.type(confirm(), 'blue{Enter}');
    await context.step('Refusals are at their fields, the first one has the focus', async () => {
      await waitFor(() => expect(current).toBeInvalid());
      await expect(current).toHaveAccessibleDescription(t('errors:current_password_wrong'));
      const tooShort = expect.stringContaining(t('errors:password_too_short'));
      await expect(password()).toHaveAccessibleDescription(tooShort);
      await waitFor(() => expect(current).toHaveFocus());
    });
    await context.step(
      'A field that is edited is not wrong any more, the other one is',
      async () => {
        await userEvent.keyboard('!?');
        await expect(current).toBeValid();
        await expect(current).toHaveValue('old towels!?');
        await expect(current).toHaveFocus();
        await expect(password()).toBeInvalid();
      },
    );
  },
};

// F6
/** Another user has that name already: what was typed stays. */
export const UsernameTaken: Story = {
  ...inLanguage(({ t }) => ({ user: operator, usernameError: t('errors:user_exist') })),
  render: (args) => <Refusing {...args} />,
  play: async (context) => {
    const username = partsOf(context).username();
    await userEvent.clear(username);
    await userEvent.type(username, 'tomas');
    await userEvent.keyboard('{Enter}');
    await context.step('The error is at the username, the input stays', async () => {
      await waitFor(() => expect(username).toBeInvalid());
      await expect(username).toHaveAccessibleDescription(textsOf(context).t('errors:user_exist'));
      await expect(username).toHaveValue('tomas');
      await waitFor(() => expect(username).toHaveFocus());
    });
  },
};

/** The button waits and ignores presses; the fields keep the input. */
export const Pending: Story = {
  ...inLanguage(({ t }) => ({
    user: operator,
    pending: true,
    usernameError: t('errors:user_exist'),
  })),
  play: async (context) => {
    const { username, update } = partsOf(context);
    await expect(update()).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(username(), '{Enter}');
    await expect(username()).not.toBeInvalid();
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};
