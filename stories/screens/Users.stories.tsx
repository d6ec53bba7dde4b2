import {
  policyFulfilled,
  policyRejected,
  policyRequested,
} from '@concierge/console/features/users/passwordPolicy/policySlice';
import {
  sessionsFulfilled,
  sessionsRequested,
} from '@concierge/console/features/users/sessions/sessionsSlice';
import {
  userDeleteFulfilled,
  userDeleteRejected,
  userDeleteRequested,
  userSaveRejected,
  userSubject,
  userSaveRequested,
  userServicesRejected,
  userServicesRequested,
  usersRejected,
  usersRequested,
} from '@concierge/console/features/users/usersSlice';
import { i18n } from '@concierge/console/lib/i18n/i18n';
import { answer } from '@concierge/console/testing/ConsoleScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { asRead } from '../fixtures/asRead.ts';
import { labeled } from '../fixtures/fields.ts';
import { press, pressButton } from '../fixtures/keyboard.ts';
import { phone } from '../fixtures/viewports.ts';
import { hotelHere, noNetwork, toast, type HotelScreen } from './HotelScreen.tsx';
import { screenStory } from './screenStory.ts';
import { languageModes } from '../setup/chromaticModes.ts';

const meta = {
  title: 'Screens/Users',
  ...screenStory(import.meta.glob('../../packages/console/src/app/screens/users.ts')),
  args: { address: '/users' },
} satisfies Meta<typeof HotelScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const username = 'grace';

/** Who may sign in, and what they look after. */
export const Default: Story = {
  tags: ['picture'],
  parameters: { chromatic: { modes: languageModes } },
};
export const Loading: Story = { args: { answers: () => [answer(usersRequested, () => null)] } };
/** The users could not be loaded. */
export const Failed: Story = {
  args: { answers: () => [answer(usersRequested, () => usersRejected(noNetwork))] },
};

// U40
/** The admin of a new project is led on. */
export const Alone: Story = {
  args: {
    hotel: (hotel) => ({
      ...hotel,
      users: hotel.users.filter((user) => user.username === 'helena'),
    }),
  },
  play: async ({ step }) => {
    await step('The only user is led on to invite a colleague', async () => {
      await pressButton(i18n.t('users:alone.action'));
      const name = i18n.t('users:form.addTitle');
      await waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
      const field = new RegExp(`^${i18n.t('users:form.username')}`);
      await waitFor(() => expect(screen.getByRole('textbox', { name: field })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** The form over the list, for a new user. */
export const Add: Story = {
  play: async () => {
    await pressButton(i18n.t('users:add'));
    const name = i18n.t('users:form.addTitle');
    await waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
  },
};

/** The same on a phone. */
export const AddPhone: Story = { ...Add, ...phone };

/** The form over the list, for a colleague. */
export const Edit: Story = {
  play: async () => {
    await pressButton(i18n.t('users:actions.edit', { username }));
    await waitFor(() => expect(screen.getByDisplayValue(username)).toBeVisible());
  },
};

// F6
/** The same on a phone. */
export const EditPhone: Story = { ...Edit, ...phone };

/** Someone has the name already. */
export const UsernameTaken: Story = {
  args: {
    answers: () => [
      answer(userSaveRequested, (draft) =>
        userSaveRejected({
          subject: userSubject(draft),
          problem: { kind: 'http', status: 409, errorCode: 'user_exist', message: null },
        }),
      ),
    ],
  },
  play: async (context) => {
    await context.step('A name that is taken is reported under the field', async () => {
      await Edit.play?.(context);
      const field = screen.getByDisplayValue(username);
      await userEvent.clear(field);
      await userEvent.type(field, 'tomas{Enter}');
      await waitFor(() =>
        expect(screen.getByText(asRead(i18n.t('errors:user_exist')))).toBeVisible(),
      );
    });
  },
};

const strict = answer(policyRequested, () => policyFulfilled({ enabled: true }));

// P12
/** What the project asks of passwords. */
export const PasswordRules: Story = {
  args: { answers: () => [strict] },
  play: async ({ step }) => {
    await pressButton(i18n.t('users:passwords.open'));
    await step('A switch says whether there are rules, and which', async () => {
      const rules = await screen.findByRole('switch', { name: i18n.t('users:passwords.label') });
      await expect(rules).toBeChecked();
      await expect(rules).toHaveAccessibleDescription(i18n.t('users:passwords.help'));
    });
  },
};
export const PasswordRulesFailed: Story = {
  ...phone,
  args: { answers: () => [answer(policyRequested, () => policyRejected(noNetwork))] },
  play: async () => {
    await pressButton(i18n.t('users:passwords.open'));
    await screen.findByText(asRead(i18n.t('users:passwords.error.load')));
  },
};

// P12
/** Where there are rules, the form says them under the password. */
export const AddWithRules: Story = {
  args: { answers: () => [strict] },
  play: async (context) => {
    await context.step('The rules are under the password of a new user', async () => {
      await Add.play?.(context);
      const field = screen.getByLabelText(labeled(i18n.t('users:form.password')));
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription(i18n.t('users:form.passwordHelp')),
      );
    });
  },
};

const session = (id: string, user_agent: string, last_seen_at: string) => ({
  id,
  user_agent,
  address: '203.0.113.7',
  created_at: '2026-03-02T06:12:00.000Z',
  last_seen_at,
  expires_at: '2026-03-02T19:55:00.000Z',
  current: false,
});

// P12
/** Where a user is signed in, for an admin. */
export const SessionsOfUser: Story = {
  args: {
    answers: () => [
      answer(sessionsRequested, ({ userId }) =>
        sessionsFulfilled({
          userId,
          sessions: [
            session('1', 'Mozilla/5.0 (Windows NT 10.0) Chrome/150.0', '2026-03-02T07:55:00.000Z'),
            session('2', 'Mozilla/5.0 (iPhone) Safari/605.1', '2026-03-01T21:03:00.000Z'),
          ],
        }),
      ),
    ],
  },
  play: async (context) => {
    await Edit.play?.(context);
    const name = i18n.t('users:sessions.of.title', { username });
    await context.step('An admin sees the browsers a user is signed in on', async () => {
      await pressButton(i18n.t('users:sessions.of.open', { username }));
      await waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
      const list = screen.getByRole('list', {
        name: i18n.t('users:sessions.of.list', { username }),
      });
      await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    });
  },
};

/** The services of one user, each with its switch. */
export const Services: Story = {
  play: async () => {
    await pressButton(i18n.t('users:actions.services', { username }));
    const name = i18n.t('users:services.title', { username });
    await waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
  },
};
export const ServicesEmpty: Story = {
  ...Services,
  ...phone,
  args: { hotel: (hotel) => ({ ...hotel, services: [] }) },
};
export const ServicesFailed: Story = {
  ...Services,
  ...phone,
  args: {
    answers: () => [
      answer(userServicesRequested, ({ userId }) =>
        userServicesRejected({ userId, problem: noNetwork }),
      ),
    ],
  },
};

// F7 U39
/** The question, with the name in it. */
export const Delete: Story = {
  play: async ({ step }) => {
    await pressButton(i18n.t('users:actions.delete', { username }));
    await step('The question names the user', async () => {
      await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
        asRead(i18n.t('users:delete.body', { username })),
      );
    });
    await step('The question says how many requests the user holds', async () => {
      const held = hotelHere().requests.filter(
        ({ state_id, approved_by_name }) => state_id === 2 && approved_by_name === username,
      );
      await expect(screen.getByRole('alertdialog')).toHaveTextContent(
        asRead(i18n.t('users:delete.held', { username, count: held.length })),
      );
    });
  },
};

/** The same on a phone. */
export const DeletePhone: Story = { ...Delete, ...phone };

/** Presses Delete in the question. */
async function confirmDelete(): Promise<void> {
  const question = await screen.findByRole('alertdialog');
  await press(within(question).getByRole('button', { name: i18n.t('common:yes') }));
}

/** The user could not be deleted: a toast says why, and the question can be answered again. */
export const DeleteFailed: Story = {
  args: {
    answers: () => [
      answer(userDeleteRequested, ({ id }) => {
        toast({
          tone: 'danger',
          title: i18n.t('users:error.delete'),
          body: i18n.t('errors:network'),
          about: username,
        });
        return userDeleteRejected({ id });
      }),
    ],
  },
  play: async (context) => {
    await Delete.play?.(context);
    await confirmDelete();
    await waitFor(() =>
      expect(screen.getByText(asRead(i18n.t('users:error.delete')))).toBeVisible(),
    );
  },
};

/** The user is deleted: a toast says so. */
export const Deleted: Story = {
  args: {
    answers: () => [
      answer(userDeleteRequested, ({ id }) => {
        toast({
          tone: 'success',
          body: i18n.t('users:form.deleteSuccess'),
          about: username,
        });
        return userDeleteFulfilled({ id });
      }),
    ],
  },
  play: async (context) => {
    await Delete.play?.(context);
    await confirmDelete();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() =>
      expect(screen.getByText(asRead(i18n.t('users:form.deleteSuccess')))).toBeVisible(),
    );
  },
};
