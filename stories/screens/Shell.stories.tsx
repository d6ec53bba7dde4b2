import {
  sessionLapsed,
  signInRejected,
  signInRequested,
} from '@concierge/console/features/auth/authSlice';
import { rememberedSignIn } from '@concierge/console/features/auth/rememberedSignIn';
import { connectionChanged } from '@concierge/console/features/live/liveSlice';
import { permissionAsked } from '@concierge/console/features/push/pushSlice';
import { usersFulfilled, usersRequested } from '@concierge/console/features/users/usersSlice';
import { i18n } from '@concierge/console/lib/i18n/i18n';
import { answer } from '@concierge/console/testing/ConsoleScreen';
import type { User } from '@concierge/contract/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { asRead } from '../fixtures/asRead.ts';
import { press, pressButton } from '../fixtures/keyboard.ts';
import { phone, tablet } from '../fixtures/viewports.ts';
import { type Hotel, userNamed } from '../hotel/hotel.ts';
import { hotelHere, notSignedIn, type HotelScreen } from './HotelScreen.tsx';
import { screenStory } from './screenStory.ts';

// What belongs to no one screen. Not as JSDoc: Storybook would set `parameters` from it and drop those spread in.
const meta = {
  title: 'Screens/Shell',
  ...screenStory(
    import.meta.glob('../../packages/console/src/app/screens/{users.ts,requests/waiting.tsx}'),
  ),
  args: { address: '/requests/waiting?limit=5' },
} satisfies Meta<typeof HotelScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = (name: string) => screen.findByRole('heading', { name });

/** The page asks who is signed in: nothing of the console shows before the answer. */
export const StartingUp: Story = {
  args: { viewer: 'asked' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** An address that leads nowhere. */
export const NotFound: Story = {
  args: { address: '/request/waiting' },
  play: async () => {
    await expect(await heading(i18n.t('shell:notFound.title'))).toBeVisible();
  },
};

/** An operator who was sent a link for administrators. */
export const Forbidden: Story = {
  args: { address: '/users', viewer: 'grace' },
  play: async () => {
    await expect(await heading(i18n.t('shell:forbidden.title'))).toBeVisible();
  },
};

/** The screen stumbles over an answer it cannot understand; the rest of the console stays. */
export const Crash: Story = {
  args: {
    address: '/users',
    answers: () => [answer(usersRequested, () => usersFulfilled([null as unknown as User]))],
  },
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async () => {
    await expect(await heading(i18n.t('shell:crash.title'))).toBeVisible();
    await expect(console.error).toHaveBeenCalledWith(expect.any(String), expect.any(TypeError));
    await expect(screen.getByText(asRead(i18n.t('shell:connection.live')))).toBeVisible();
  },
};

// I4 U15
/** Nothing new can arrive, and one sees since when. */
export const Offline: Story = {
  tags: ['picture'],
  args: {
    actions: () => [connectionChanged({ connection: 'offline', at: '2026-03-02T09:24:00.000Z' })],
  },
  play: async ({ canvas, step }) => {
    await step('The header says since when the console is offline', async () => {
      const text = i18n.t('shell:connection.offline', { time: '02.03.2026 09:24' });
      await expect(canvas.getByText(text)).toBeVisible();
    });
    await step('A bar says what that means, and what can be done', async () => {
      const bar = i18n.t('shell:offline.text', { time: '02.03.2026 09:24' });
      await waitFor(() => expect(canvas.getByText(bar)).toBeVisible());
      const retry = canvas.getByRole('button', { name: i18n.t('shell:offline.retry') });
      await expect(retry).not.toHaveAttribute('aria-busy');
    });
  },
};

// U15
/** It is being tried again: the button says so. */
export const OfflineTryingAgain: Story = {
  ...Offline,
  tags: [],
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: i18n.t('shell:offline.retry') });
    await press(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
  },
};

/** Two of what is approved is in the hands of who is signed in, and not opened yet. */
function handedOver(hotel: Hotel): Hotel {
  const { id, username } = userNamed(hotel, 'helena');
  const given = hotel.requests.filter(({ state_id }) => state_id === 2).slice(0, 2);
  const taken = { approved_by: id, approved_by_name: username, unseen: true };
  return {
    ...hotel,
    requests: hotel.requests.map((row) => (given.includes(row) ? { ...row, ...taken } : row)),
  };
}

// U56
/** Colleagues have handed requests over, which are not opened yet. */
export const HandedOver: Story = {
  args: { hotel: handedOver },
  play: async ({ canvas, step }) => {
    await step('The header says so in one line, and covers nothing else', async () => {
      const text = i18n.t('shell:live.handedOver', { count: 2 });
      const chip = (await canvas.findByRole('button', { name: text })).getBoundingClientRect();
      const live = canvas
        .getByText(asRead(i18n.t('shell:connection.live')))
        .getBoundingClientRect();
      const theme = canvas
        .getByRole('button', { name: new RegExp(i18n.t('shell:theme.label')) })
        .getBoundingClientRect();
      await expect(chip.left).toBeGreaterThanOrEqual(live.right);
      await expect(chip.right).toBeLessThanOrEqual(theme.left);
      await expect(chip.height).toBeLessThan(45);
    });
  },
};
export const HandedOverTablet: Story = { ...tablet, ...HandedOver };
export const HandedOverPhone: Story = { ...phone, ...HandedOver };

/** The same on a phone. */
export const OfflinePhone: Story = {
  tags: ['picture'],
  ...Offline,
  ...phone,
  play: async ({ canvas }) => {
    const bar = i18n.t('shell:offline.text', { time: '02.03.2026 09:24' });
    await waitFor(() => expect(canvas.getByText(bar)).toBeVisible());
  },
};

const waitingWords = () => {
  const count = hotelHere().requests.filter(({ state_id }) => state_id === 1).length;
  return new RegExp(i18n.t('shell:menu.waitingCount', { count }));
};

// U8
/** Guests wait: the menu says how many. */
export const RequestsWait: Story = {
  play: async ({ canvas, step }) => {
    await step('Requests and Waiting have the number, in words too', async () => {
      const words = waitingWords();
      await expect(canvas.getByRole('button', { name: words })).toBeVisible();
      await expect(canvas.getByRole('link', { name: words })).toBeVisible();
    });
  },
};

// U37
/** On the phone the lists are at the bottom edge, with what waits. */
export const RequestsWaitPhone: Story = {
  ...RequestsWait,
  ...phone,
  play: async ({ canvas, step }) => {
    await step('A bar leads to the lists, and More opens the menu', async () => {
      const bar = within(
        await canvas.findByRole('navigation', { name: i18n.t('shell:phoneBar.label') }),
      );
      const words = waitingWords();
      await expect(bar.getByRole('link', { name: words })).toHaveAttribute('aria-current', 'page');
      await press(bar.getByRole('button', { name: i18n.t('shell:phoneBar.more') }));
      const menu = { name: i18n.t('shell:sidebar.navigation') };
      await waitFor(() => expect(canvas.getByRole('navigation', menu)).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryByRole('navigation', menu)).toBeNull());
    });
  },
};

// A5
/** The session ended in the middle of work: one signs in over the page, which stays as it was. */
export const SessionEnded: Story = {
  args: { actions: () => [sessionLapsed()] },
  beforeEach: () => rememberedSignIn.signedIn('vltava'),
  play: async ({ canvasElement, step }) => {
    await step('The work stays behind the sign-in, which cannot be left', async () => {
      const dialog = await screen.findByRole('dialog', { name: i18n.t('auth:again.title') });
      await waitFor(() => expect(dialog).toBeVisible());
      await waitFor(() => expect(screen.getByLabelText(i18n.t('auth:password'))).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialog).toBeVisible());
      await expect(canvasElement.querySelector('table')).toBeVisible();
    });
  },
};

export const SessionEndedRefused: Story = {
  ...SessionEnded,
  ...phone,
  args: {
    ...SessionEnded.args,
    answers: () => [answer(signInRequested, () => signInRejected(notSignedIn))],
  },
  play: async (context) => {
    await SessionEnded.play?.(context);
    await userEvent.keyboard('not-mine{Enter}');
    await waitFor(() =>
      expect(screen.getByText(asRead(i18n.t('auth:invalidCredentials')))).toBeVisible(),
    );
  },
};

// B6
/** One's own record, from the account menu, over whatever page one is on. */
export const Profile: Story = {
  play: async ({ step }) => {
    await step('Edit profile opens the user form in a modal', async () => {
      const menu = new RegExp(i18n.t('shell:user.menu'));
      await pressButton(menu);
      const edit = { name: i18n.t('shell:user.editProfile') };
      await waitFor(() => expect(screen.getByRole('menuitem', edit)).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      const name = i18n.t('users:form.profileTitle');
      await waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
    });
  },
};

/** The same on a phone. */
export const ProfilePhone: Story = { ...Profile, ...phone };

/** An operator may change the password, but neither name nor type. */
export const ProfileOperator: Story = {
  ...Profile,
  ...phone,
  args: { viewer: 'grace' },
  play: async (context) => {
    await Profile.play?.(context);
    const label = new RegExp(`^${i18n.t('users:form.username')}`);
    await expect(await screen.findByLabelText(label)).toBeDisabled();
  },
};

// P12
/** One's own password is changed with the current one. */
export const ProfilePassword: Story = {
  play: async (context) => {
    await Profile.play?.(context);
    await context.step('The current password is asked for, whatever the rules', async () => {
      await pressButton(i18n.t('users:form.changePassword'));
      const label = new RegExp(`^${i18n.t('users:form.currentPassword')}`);
      await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
    });
  },
};

/** The console asks whether it may notify. */
export const NotificationQuestion: Story = {
  args: { actions: () => [permissionAsked()] },
  play: async () => {
    await waitFor(() => expect(screen.getByText(asRead(i18n.t('shell:push.title')))).toBeVisible());
  },
};

/** Escape would lose what was typed. */
export const UnsavedQuestion: Story = {
  args: { address: '/users?user=new' },
  play: async () => {
    const field = await screen.findByLabelText(new RegExp(`^${i18n.t('users:form.username')}`));
    await userEvent.type(field, 'jan.novy{Escape}');
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      asRead(i18n.t('common:unsaved.text')),
    );
  },
};

/** The same on a phone. */
export const UnsavedQuestionPhone: Story = { ...UnsavedQuestion, ...phone };

/** The keys that work in the console. */
export const Shortcuts: Story = {
  play: async () => {
    await screen.findAllByRole('rowheader');
    await userEvent.keyboard('?');
    const name = i18n.t('shortcuts:title');
    await waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
  },
};
