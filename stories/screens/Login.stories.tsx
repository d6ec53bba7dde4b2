import { LanguageMenu, LoginForm, LoginLayout } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { desktop, narrowest, phone, tablet } from '../fixtures/viewports.ts';
import { languages, loginLabels } from '../fixtures/words.ts';

const nothing = () => {};

function LoginScreen({ error, pending = false }: { error?: string; pending?: boolean }) {
  return (
    <LoginLayout
      brand="Concierge"
      title="Sign in"
      welcome={{
        title: 'Every request, the moment it is made.',
        text: 'See what your guests need, decide who takes it on, and answer them in their room.',
      }}
      registration={{
        text: 'No account yet?',
        linkLabel: 'Register your project',
        href: 'https://example.com/register',
      }}
      footer="Version 0.0.30 · 2024-06-03"
      languageMenu={
        <LanguageMenu current="en" label="Language" languages={languages} onSelect={nothing} />
      }
    >
      <LoginForm labels={loginLabels} onSubmit={nothing} error={error} pending={pending} />
    </LoginLayout>
  );
}

const meta = {
  title: 'Screens/Login',
  component: LoginScreen,
  ...desktop,
  tags: ['!autodocs'],
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { ...desktop.globals, theme: 'dark' } };
export const HighContrast: Story = { globals: { ...desktop.globals, theme: 'contrast' } };
export const WrongCredentials: Story = {
  args: { error: 'The project code, the username or the password is wrong.' },
};
export const Pending: Story = { args: { pending: true } };
export const Tablet: Story = { ...tablet };
export const Phone: Story = { ...phone };
export const PhoneDark: Story = { ...phone, globals: { ...phone.globals, theme: 'dark' } };
export const Narrowest: Story = { ...narrowest };
