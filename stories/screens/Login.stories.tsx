import { signInRejected, signInRequested } from '@concierge/console/features/auth/authSlice';
import { i18n } from '@concierge/console/lib/i18n/i18n';
import { answer } from '@concierge/console/testing/ConsoleScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { asRead } from '../fixtures/asRead.ts';
import { phone } from '../fixtures/viewports.ts';
import { noNetwork, notSignedIn, toast, type HotelScreen } from './HotelScreen.tsx';
import { screenStory } from './screenStory.ts';
import { languageModes } from '../setup/chromaticModes.ts';

const meta = {
  title: 'Screens/Login',
  ...screenStory({}),
  args: { address: '/login', viewer: null },
} satisfies Meta<typeof HotelScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where one signs in. */
export const Default: Story = {
  tags: ['picture'],
  parameters: { chromatic: { modes: languageModes } },
};
export const Phone: Story = { tags: ['picture'], ...phone };
const submitButton = () => screen.findByRole('button', { name: i18n.t('auth:submit') });

/** Fills the form in and sends it by keyboard. */
async function signIn(): Promise<void> {
  screen.getByLabelText(i18n.t('auth:projectCode')).focus();
  await userEvent.keyboard('vltava{Tab}anna.novakova{Tab}not-mine{Enter}');
}

/** The button waits until the transition that sends the form has ended, after the answer. */
async function expectAnswered(): Promise<void> {
  const submit = await submitButton();
  await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'));
}

/** The sign-in is on its way. */
export const Pending: Story = {
  ...phone,
  play: async () => {
    await signIn();
    await expect(await submitButton()).toHaveAttribute('aria-disabled', 'true');
  },
};

// A3
/** Name or password are wrong. */
export const WrongCredentials: Story = {
  ...phone,
  args: { answers: () => [answer(signInRequested, () => signInRejected(notSignedIn))] },
  play: async ({ step }) => {
    await step('Wrong credentials are reported in the form', async () => {
      await signIn();
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        asRead(i18n.t('auth:invalidCredentials')),
      );
      await expectAnswered();
    });
  },
};

/** Any failure but wrong credentials is shown in a toast, and the form can be used again. */
export const ServerDown: Story = {
  ...phone,
  args: {
    answers: () => [
      answer(signInRequested, () => {
        toast({ tone: 'danger', body: i18n.t('errors:network') });
        return signInRejected(noNetwork);
      }),
    ],
  },
  play: async () => {
    await signIn();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      asRead(i18n.t('errors:network')),
    );
    await expectAnswered();
    await expect(await submitButton()).toBeEnabled();
  },
};
