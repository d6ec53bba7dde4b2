import {
  servicesFulfilled,
  servicesRequested,
} from '@concierge/console/features/services/servicesSlice';
import {
  userSaveRejected,
  userSaveRequested,
  userServicesRejected,
  userServicesRequested,
  usersFulfilled,
  usersRejected,
  usersRequested,
} from '@concierge/console/features/users/usersSlice';
import { i18n } from '@concierge/console/lib/i18n/i18n';
import { answer } from '@concierge/console/testing/ConsoleScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { press } from '../fixtures/keyboard.ts';
import { phone } from '../fixtures/viewports.ts';
import { noNetwork } from './HotelScreen.tsx';
import { admin, colleague, operator } from './hotel.ts';
import { contrast, dark, screenStory } from './screenStory.ts';

const meta = {
  title: 'Screens/Users',
  ...screenStory,
  args: { address: '/users' },
} satisfies Meta<typeof screenStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

const { username } = operator;

/**
 * Who may sign in, and what they look after.
 *
 * @also staff, people, accounts, team
 */
export const Default: Story = {};
export const Dark: Story = { tags: ['!dev'], ...dark };
export const HighContrast: Story = { tags: ['!dev'], ...contrast };
export const Loading: Story = { args: { answers: [answer(usersRequested, () => null)] } };
/**
 * The users could not be loaded.
 *
 * @also error, server down, try again
 */
export const Failed: Story = {
  args: { answers: [answer(usersRequested, () => usersRejected(noNetwork))] },
};

/**
 * The admin of a new project is led on.
 *
 * @also no users, first user, invite
 */
export const Alone: Story = {
  args: { answers: [answer(usersRequested, () => usersFulfilled([admin]))] },
  play: async ({ canvas, step }) => {
    await step('U40 the only user is led on to invite a colleague', async () => {
      await press(await canvas.findByRole('button', { name: i18n.t('users:alone.action') }));
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
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: i18n.t('users:add') }));
    const name = i18n.t('users:form.addTitle');
    await waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
  },
};

export const Edit: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: i18n.t('users:actions.edit', { username }) }));
    await waitFor(() => expect(screen.getByDisplayValue(username)).toBeVisible());
  },
};

/**
 * Somebody has the name already.
 *
 * @also duplicate, already exists, form error
 */
export const UsernameTaken: Story = {
  args: {
    answers: [
      answer(userSaveRequested, () =>
        userSaveRejected({ kind: 'http', status: 409, errorCode: 'user_exist', message: null }),
      ),
    ],
  },
  play: async (context) => {
    await context.step('F6 a name that is taken is reported under the field', async () => {
      await Edit.play?.(context);
      const field = screen.getByDisplayValue(username);
      await userEvent.clear(field);
      await userEvent.type(field, `${colleague.username}{Enter}`);
      await expect(await screen.findByText(i18n.t('errors:user_exist'))).toBeVisible();
    });
  },
};

/** The services of one user, each with its switch. */
export const Services: Story = {
  play: async ({ canvas }) => {
    await press(
      canvas.getByRole('button', { name: i18n.t('users:actions.services', { username }) }),
    );
    const name = i18n.t('users:services.title', { username });
    await waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
  },
};
export const ServicesEmpty: Story = {
  ...Services,
  ...phone,
  args: { answers: [answer(servicesRequested, () => servicesFulfilled([]))] },
};
export const ServicesFailed: Story = {
  ...Services,
  ...phone,
  args: { answers: [answer(userServicesRequested, () => userServicesRejected(noNetwork))] },
};

/**
 * The question, with the name in it.
 *
 * @also remove, are you sure, confirmation, danger
 */
export const Delete: Story = {
  play: async ({ canvas, step }) => {
    await press(canvas.getByRole('button', { name: i18n.t('users:actions.delete', { username }) }));
    await step('F7 the question names the user', async () => {
      await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
        i18n.t('users:delete.body', { username }),
      );
    });
    await step('U39 the question says how many requests the user holds', async () => {
      await expect(screen.getByRole('alertdialog')).toHaveTextContent(
        i18n.t('users:delete.held', { username, count: 4 }),
      );
    });
  },
};
