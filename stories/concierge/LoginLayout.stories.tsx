import { LanguageMenu } from '@concierge/ui';
import { LoginForm, LoginLayout } from '@concierge/ui/concierge';
import { loginFormLabels } from '@concierge/ui/labels/en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { desktop } from '../fixtures/viewports.ts';
import { languages } from '../fixtures/words.ts';

// No AllStates: it fills the window and has one main landmark and one heading.
const meta = {
  title: 'Concierge/LoginLayout',
  component: LoginLayout,
  args: {
    brand: 'Concierge',
    title: 'Sign in',
    welcome: {
      title: 'Welcome to Concierge',
      text: 'Every request from your guests, patients and colleagues on one screen, the moment it comes in.',
    },
    registration: {
      text: 'No account yet?',
      linkLabel: 'Register your project',
      href: 'https://example.com/register',
    },
    footer: 'Version 0.0.30, released 03.06.2024',
    languageMenu: (
      <LanguageMenu selected="en" label="Language" languages={languages} onSelectedChange={fn()} />
    ),
    children: <LoginForm labels={loginFormLabels} onSubmit={fn()} />,
  },
  ...desktop,
} satisfies Meta<typeof LoginLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

// U59
/** Where nobody registers by themselves. */
export const WithoutRegistration: Story = {
  args: { registration: undefined },
  play: async ({ canvas, step }) => {
    await step('No link leads outside', async () => {
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Sign in' })).toBeVisible());
      await expect(canvas.queryByRole('link')).toBeNull();
    });
  },
};

// A1
export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas, step }) => {
    await step('Welcome, registration outside, version and release date', async () => {
      await waitFor(() => expect(canvas.getByText('Welcome to Concierge')).toBeVisible());
      const outside = canvas.getByRole('link', { name: 'Register your project' });
      await expect(outside).toHaveAttribute('href', 'https://example.com/register');
      await expect(canvas.getByRole('contentinfo')).toHaveTextContent('0.0.30');
    });
  },
};
