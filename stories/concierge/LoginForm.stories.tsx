import { LoginForm } from '@concierge/ui/concierge/LoginForm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const meta = {
  title: 'Concierge/LoginForm',
  component: LoginForm,
  render: (args) => (
    <div style={{ maxInlineSize: 360 }}>
      <LoginForm {...args} />
    </div>
  ),
  ...inLanguage(({ labels }) => ({ labels: labels.login, onSubmit: fn() })),
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const FILLED = { projectCode: 'demo', username: 'grace', password: 'blue towels' };

/** Nothing is typed yet. */
export const Default: Story = {};

/** Empty, filled, pending and failed. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args, context) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 360px))', gap: 40 }}>
      <LoginForm {...args} />
      <LoginForm {...args} defaultValues={FILLED} />
      <LoginForm {...args} defaultValues={FILLED} pending />
      <LoginForm
        {...args}
        defaultValues={FILLED}
        error={textsOf(context).t('auth:invalidCredentials')}
      />
    </div>
  ),
};

// U21
/** Who tried too often sees for how long signing in is refused. */
export const Wait: Story = {
  ...inLanguage(({ t }) => ({
    defaultValues: FILLED,
    wait: t('auth:tryAgainIn', { seconds: 24 }),
  })),
  play: async (context) => {
    const { canvas, args, step } = context;
    const { labels, t } = textsOf(context);
    await step('The form says how long and cannot be sent meanwhile', async () => {
      const submit = canvas.getByRole('button', { name: labels.login.submit });
      await expect(submit).toHaveAccessibleDescription(t('auth:tryAgainIn', { seconds: 24 }));
      await expect(submit).toHaveAttribute('aria-disabled', 'true');
      submit.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(submit).toHaveFocus();
    });
  },
};

// A1 A2
export const Submits: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args, step }) => {
    await step('Empty fields are no reason to refuse', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
      await expect(args.onSubmit).toHaveBeenLastCalledWith({
        projectCode: '',
        username: '',
        password: '',
      });
    });
    await step('The three values as typed; Enter submits', async () => {
      await userEvent.type(canvas.getByLabelText('Project code'), 'vltava');
      await userEvent.tab();
      await userEvent.keyboard('anna');
      await userEvent.tab();
      await userEvent.keyboard(' s3cret {Enter}');
      await expect(args.onSubmit).toHaveBeenLastCalledWith({
        projectCode: 'vltava',
        username: 'anna',
        password: ' s3cret ',
      });
    });
  },
};

// A3
export const KeepsWhatWasTyped: Story = {
  tags: ['!dev'],
  ...inLanguage(({ t }) => ({ error: t('auth:invalidCredentials') })),
  play: async ({ canvas, step }) => {
    await step('The error is announced; the input stays', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('is incorrect');
      await userEvent.type(canvas.getByLabelText('Username'), 'anna');
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByLabelText('Username')).toHaveValue('anna');
    });
  },
};

// Y12 P12
/** A password filler sets values without an event, and phones change what is typed. */
export const FilledWithoutEvents: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args, step }) => {
    const [code, user, secret] = ['Project code', 'Username', 'Password'].map((name) =>
      canvas.getByLabelText<HTMLInputElement>(name),
    );
    await step('What is seen is what is sent, and stays', async () => {
      for (const [input, value] of [
        [code, FILLED.projectCode],
        [user, FILLED.username],
        [secret, FILLED.password],
      ] as const) {
        if (input) input.value = value;
      }
      secret?.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenLastCalledWith(FILLED);
      await expect(secret).toHaveValue(FILLED.password);
    });
    await step('A phone neither capitalizes nor corrects the fields', async () => {
      for (const input of [code, user, secret]) {
        await expect(input).toHaveAttribute('autocapitalize', 'none');
        await expect(input).toHaveAttribute('autocorrect', 'off');
      }
    });
    await step(
      'Password fields take what is pasted, and name themselves to password managers',
      async () => {
        await expect(user).toHaveAttribute('autocomplete', 'username');
        await expect(secret).toHaveAttribute('autocomplete', 'current-password');
        await expect(secret).toHaveAttribute('type', 'password');
        await userEvent.clear(canvas.getByLabelText('Password'));
        await userEvent.paste('seven blue towels');
        await expect(secret).toHaveValue('seven blue towels');
      },
    );
  },
};
