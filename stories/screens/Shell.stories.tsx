import {
  ConfirmDialog,
  CrashPage,
  ForbiddenPage,
  NotFoundPage,
  NotificationPrompt,
} from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ConsoleFrame } from '../fixtures/ConsoleFrame.tsx';
import { useTexts } from '../fixtures/texts/translations.ts';
import { users } from '../fixtures/users.ts';
import { narrowest } from '../fixtures/viewports.ts';
import { RequestsPage } from './pages/RequestsPage.tsx';
import { czech, dark, screenStory, textsIn, turkish } from './pages/screenStory.ts';
import { SignInAgain } from './pages/SignInAgain.tsx';
import { UserModal } from './pages/UserModal.tsx';

const nothing = () => {};

/** What belongs to no one screen: pages in the place of others, and what stands over all of them. */
const meta = {
  title: 'Screens/Shell',
  ...screenStory,
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function NotFoundScreen() {
  const t = useTexts();
  return (
    <ConsoleFrame page={null}>
      <NotFoundPage
        homeHref="/dashboard"
        labels={{
          title: t('shell:notFound.title'),
          text: t('shell:notFound.body'),
          home: t('shell:notFound.home'),
        }}
      />
    </ConsoleFrame>
  );
}

export const NotFound: Story = { render: () => <NotFoundScreen /> };
export const NotFoundCzech: Story = { ...NotFound, ...czech };
export const NotFoundTurkish: Story = { ...NotFound, ...turkish };
export const NotFoundNarrowest: Story = { ...NotFound, ...narrowest };

function ForbiddenScreen() {
  const t = useTexts();
  return (
    <ConsoleFrame page={null} viewer="operator">
      <ForbiddenPage
        homeHref="/dashboard"
        labels={{
          title: t('shell:forbidden.title'),
          text: t('shell:forbidden.body'),
          home: t('shell:forbidden.home'),
        }}
      />
    </ConsoleFrame>
  );
}

export const Forbidden: Story = { render: () => <ForbiddenScreen /> };
export const ForbiddenCzech: Story = { ...Forbidden, ...czech };
export const ForbiddenTurkish: Story = { ...Forbidden, ...turkish };

function CrashScreen() {
  const t = useTexts();
  return (
    <ConsoleFrame page={null}>
      <CrashPage
        homeHref="/dashboard"
        onReload={nothing}
        labels={{
          title: t('shell:crash.title'),
          text: t('shell:crash.body'),
          reload: t('shell:crash.reload'),
          home: t('shell:crash.home'),
          detail: t('shell:crash.details'),
        }}
      />
    </ConsoleFrame>
  );
}

export const Crash: Story = { render: () => <CrashScreen /> };
export const CrashDark: Story = { ...Crash, ...dark };
export const CrashCzech: Story = { ...Crash, ...czech };
export const CrashTurkish: Story = { ...Crash, ...turkish };

function Page({ over, connection }: { over?: ReactNode; connection?: 'offline' | 'connecting' }) {
  return (
    <>
      <RequestsPage connection={connection} />
      {over}
    </>
  );
}

/** The person sees that nothing new can arrive, and since when. */
export const Offline: Story = {
  render: () => <Page connection="offline" />,
  play: async (context) => {
    const t = textsIn(context);
    const text = t('shell:connection.offline', { time: '09:24' });
    await waitFor(() => expect(context.canvas.getByText(text)).toBeVisible());
  },
};
export const OfflineCzech: Story = { ...Offline, ...czech };
export const OfflineTurkish: Story = { ...Offline, ...turkish };
export const OfflineNarrowest: Story = {
  render: () => <Page connection="offline" />,
  ...narrowest,
};
export const Connecting: Story = { render: () => <Page connection="connecting" /> };

/** The session ended in the middle of work: one signs in over the page, which stays as it was. */
export const SessionEnded: Story = {
  render: () => <Page over={<SignInAgain />} />,
  play: async (context) => {
    const t = textsIn(context);
    await context.step('A5 the work stands behind the sign-in, which cannot be left', async () => {
      const dialog = await screen.findByRole('dialog', { name: t('auth:again.title') });
      await waitFor(() => expect(dialog).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialog).toBeVisible());
      await waitFor(() => expect(screen.getByLabelText(t('auth:password'))).toHaveFocus());
      await waitFor(() => expect(context.canvasElement.querySelector('table')).toBeVisible());
    });
  },
};
export const SessionEndedCzech: Story = { ...SessionEnded, ...czech };
export const SessionEndedTurkish: Story = { ...SessionEnded, ...turkish };
export const SessionEndedNarrowest: Story = { ...SessionEnded, ...narrowest };
export const SessionEndedRefused: Story = { render: () => <Page over={<SignInAgain refused />} /> };

function ProfileScreen({ viewer }: { viewer: 'admin' | 'operator' }) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <RequestsPage viewer={viewer} onEditProfile={() => setOpen(true)} />
      <UserModal
        user={open ? (users[viewer === 'admin' ? 0 : 1] ?? null) : null}
        title={t('users:form.profileTitle')}
        viewer={viewer}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

/** One's own record, from the account menu, over whatever page one is on. */
export const Profile: Story = {
  render: () => <ProfileScreen viewer="admin" />,
  play: async (context) => {
    const t = textsIn(context);
    await context.step('B6 edit profile opens the user form in a modal', async () => {
      const menu = new RegExp(t('shell:user.menu'));
      context.canvas.getByRole('button', { name: menu }).focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu');
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(screen.getByRole('dialog', { name: t('users:form.profileTitle') })).toBeVisible(),
      );
    });
  },
};
export const ProfileCzech: Story = { ...Profile, ...czech };
export const ProfileTurkish: Story = { ...Profile, ...turkish };
export const ProfileNarrowest: Story = { ...Profile, ...narrowest };

/** An operator may change the password, but neither name nor type. */
export const ProfileOperator: Story = {
  ...Profile,
  render: () => <ProfileScreen viewer="operator" />,
  play: async (context) => {
    await Profile.play?.(context);
    await expect(
      await screen.findByLabelText(new RegExp(`^${textsIn(context)('users:form.username')}`)),
    ).toBeDisabled();
  },
};

function PromptScreen() {
  const t = useTexts();
  return (
    <Page
      over={
        <NotificationPrompt
          open
          onAccept={nothing}
          onDecline={nothing}
          labels={{
            title: t('shell:push.title'),
            text: t('shell:push.body'),
            accept: t('shell:push.accept'),
            decline: t('shell:push.decline'),
            close: t('common:close'),
          }}
        />
      }
    />
  );
}

export const NotificationQuestion: Story = { render: () => <PromptScreen /> };
export const NotificationQuestionCzech: Story = { ...NotificationQuestion, ...czech };
export const NotificationQuestionTurkish: Story = { ...NotificationQuestion, ...turkish };

function UnsavedScreen() {
  const t = useTexts();
  return (
    <Page
      over={
        <ConfirmDialog
          open
          onOpenChange={nothing}
          title={t('common:unsaved.title')}
          confirmLabel={t('common:unsaved.discard')}
          cancelLabel={t('common:unsaved.keep')}
          tone="danger"
          onConfirm={nothing}
        >
          {t('common:unsaved.text')}
        </ConfirmDialog>
      }
    />
  );
}

export const UnsavedQuestion: Story = { render: () => <UnsavedScreen /> };
export const UnsavedQuestionCzech: Story = { ...UnsavedQuestion, ...czech };
export const UnsavedQuestionTurkish: Story = { ...UnsavedQuestion, ...turkish };
