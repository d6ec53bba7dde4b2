import { LanguageMenu } from '@concierge/ui/layout/LanguageMenu';
import { LoginForm } from '@concierge/ui/concierge/LoginForm';
import { LoginLayout } from '@concierge/ui/concierge/LoginLayout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { asRead } from '../fixtures/asRead.ts';
import { desktop } from '../fixtures/viewports.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const RELEASE = { version: '0.0.30', date: '03.06.2024' };

// No AllStates: it fills the window and has one main landmark and one heading.
const meta = {
  title: 'Concierge/LoginLayout',
  component: LoginLayout,
  ...inLanguage(({ t, labels, language }) => ({
    brand: t('shell:brand'),
    title: t('auth:title'),
    welcome: { title: t('auth:welcome.title'), text: t('auth:welcome.text') },
    registration: {
      text: t('auth:registration.text'),
      linkLabel: t('auth:registration.link'),
      href: 'https://example.com/register',
    },
    footer: t('auth:footer', RELEASE),
    languageMenu: (
      <LanguageMenu
        selected={language}
        label={t('shell:language.label')}
        languages={labels.languages}
        onSelectedChange={fn()}
      />
    ),
    children: <LoginForm labels={labels.login} onSubmit={fn()} />,
  })),
  ...desktop,
} satisfies Meta<typeof LoginLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

// U59
/** Where nobody registers by themselves. */
export const WithoutRegistration: Story = {
  args: { registration: undefined },
  play: async (context) => {
    const { canvas, step } = context;
    const name = textsOf(context).t('auth:title');
    await step('No link leads outside', async () => {
      await waitFor(() => expect(canvas.getByRole('heading', { name })).toBeVisible());
      await expect(canvas.queryByRole('link')).toBeNull();
    });
  },
};

// A1
/** The whole page: the language, the welcome, the form, and how to register. */
export const Default: Story = {
  tags: ['picture'],
  play: async (context) => {
    const { canvas, step } = context;
    const { t } = textsOf(context);
    await step('Welcome, registration outside, version and release date', async () => {
      const welcome = asRead(t('auth:welcome.title'));
      await waitFor(() => expect(canvas.getByText(welcome)).toBeVisible());
      const outside = canvas.getByRole('link', { name: t('auth:registration.link') });
      await expect(outside).toHaveAttribute('href', 'https://example.com/register');
      await expect(canvas.getByRole('contentinfo')).toHaveTextContent('0.0.30');
    });
  },
};
