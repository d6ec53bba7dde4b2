import { Toaster, toast, dismissToast } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { useTexts } from '../fixtures/texts/translations.ts';
import { narrowest, phone, tablet } from '../fixtures/viewports.ts';
import { LoginPage } from './pages/LoginPage.tsx';
import { contrast, czech, dark, screenStory, textsIn, turkish } from './pages/screenStory.ts';

const meta = {
  title: 'Screens/Login',
  component: LoginPage,
  ...screenStory,
  tags: ['!autodocs'],
} satisfies Meta<typeof LoginPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { ...dark };
export const HighContrast: Story = { ...contrast };
export const Czech: Story = { ...czech };
export const Turkish: Story = { ...turkish };
export const WrongCredentials: Story = { args: { refused: true } };
export const WrongCredentialsCzech: Story = { ...WrongCredentials, ...czech };
export const WrongCredentialsTurkish: Story = { ...WrongCredentials, ...turkish };
export const Pending: Story = { args: { pending: true } };
export const Tablet: Story = { ...tablet };
export const Phone: Story = { ...phone };
export const PhoneDark: Story = { ...phone, globals: { ...phone.globals, theme: 'dark' } };
export const Narrowest: Story = { ...narrowest };

function WithToaster() {
  const t = useTexts();
  return (
    <>
      <LoginPage />
      <Toaster label={t('shell:toasts.label')} closeLabel={t('shell:toasts.close')} />
    </>
  );
}

/** Any failure but wrong credentials is told in a toast, and the form can be used again. */
export const ServerDown: Story = {
  render: () => <WithToaster />,
  beforeEach: () => () => dismissToast(),
  play: async (context) => {
    const t = textsIn(context);
    toast({ tone: 'danger', body: t('errors:network'), timeout: 100_000 });
    await expect(await screen.findByRole('alert')).toHaveTextContent(t('errors:network'));
    await expect(context.canvas.getByRole('button', { name: t('auth:submit') })).toBeEnabled();
  },
};
export const ServerDownCzech: Story = { ...ServerDown, ...czech };
