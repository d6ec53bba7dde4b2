import {
  dashboardFulfilled,
  dashboardRejected,
  dashboardRequested,
} from '@concierge/console/features/services/servicesSlice';
import { listFulfilled, listRequested } from '@concierge/console/features/requests/requestsSlice';
import { i18n } from '@concierge/console/lib/i18n/i18n';
import { answer } from '@concierge/console/testing/ConsoleScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { press } from '../fixtures/keyboard.ts';
import { phone } from '../fixtures/viewports.ts';
import { noNetwork } from './HotelScreen.tsx';
import { dashboard, dashboardAfterDeleting, operator } from './hotel.ts';
import { screenStory } from './screenStory.ts';

const meta = {
  title: 'Screens/Dashboard',
  ...screenStory,
  args: { address: '/dashboard?limit=5' },
} satisfies Meta<typeof screenStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The open requests of the project, a card per service. */
export const Default: Story = { tags: ['picture-dark'] };
export const Phone: Story = { tags: ['picture'], ...phone };
/** The first load. */
export const Loading: Story = { args: { actions: [dashboardRequested()] } };
export const Empty: Story = {
  args: { actions: [dashboardFulfilled({ ...dashboard, services: [] })] },
};
/** A new project: its admin is led on, an operator is not. */
const newProject = dashboardFulfilled({
  ...dashboard,
  services: [],
  grouped: {},
  waiting: {},
  summary: { oldest_waiting: null, held: {}, done: 0, done_since: '2026-03-02T00:00:00.000Z' },
  setup: { devices: 0, users: 1 },
});
// U40
/** A new project: what to do first. */
export const FirstSteps: Story = {
  args: { actions: [newProject] },
  play: async ({ canvas, step }) => {
    await step('An admin is led on to the first service, device and colleague', async () => {
      const link = (name: string) => canvas.findByRole('link', { name });
      await expect(await link(i18n.t('dashboard:firstSteps.service'))).toHaveAttribute(
        'href',
        '/settings?service=new',
      );
      await expect(await link(i18n.t('dashboard:firstSteps.user.action'))).toHaveAttribute(
        'href',
        '/users?user=new',
      );
      await expect(await link(i18n.t('dashboard:firstSteps.device.action'))).toHaveAttribute(
        'href',
        '/settings/devices?device=new',
      );
    });
  },
};
// U40
export const FirstStepsOperator: Story = {
  args: { actions: [newProject], viewer: operator },
  play: async ({ canvas, step }) => {
    await step('An operator reads why there are no cards', async () => {
      await waitFor(() => expect(canvas.getByText(i18n.t('dashboard:noCards.body'))).toBeVisible());
      await expect(canvas.queryByText(i18n.t('dashboard:firstSteps.service'))).toBeNull();
      await expect(canvas.queryByText(i18n.t('dashboard:firstSteps.device.action'))).toBeNull();
    });
  },
};

// U7
/** Open requests of services that are no longer offered. */
export const DeletedServices: Story = {
  args: { actions: [dashboardFulfilled(dashboardAfterDeleting)] },
  play: async ({ canvas, step }) => {
    await step('Open requests of a deleted service are found on the dashboard', async () => {
      const card = canvas.getByRole('article', { name: i18n.t('dashboard:deleted.title') });
      const name = i18n.t('dashboard:deleted.open', { service: 'Bicycle rental', count: 2 });
      await expect(within(card).getByRole('button', { name })).toBeVisible();
    });
  },
};
/** The dashboard could not be loaded. */
export const Failed: Story = { args: { actions: [dashboardRejected(noNetwork)] } };

/** The menu as a narrow strip. */
export const Minified: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: i18n.t('shell:sidebar.minify') }));
    await expect(
      canvas.getByRole('button', { name: i18n.t('shell:sidebar.expand') }),
    ).toBeVisible();
  },
};

// B1
/** An operator sees the cards, but neither users nor settings in the menu. */
export const Operator: Story = {
  args: { viewer: operator },
  play: async ({ canvas, step }) => {
    await step('The menu has no entries of administrators', async () => {
      await expect(canvas.getByRole('link', { name: i18n.t('shell:menu.messages') })).toBeVisible();
      await expect(canvas.queryByRole('link', { name: i18n.t('shell:menu.users') })).toBeNull();
      await expect(canvas.queryByRole('link', { name: i18n.t('shell:menu.settings') })).toBeNull();
    });
  },
};

// C3
/** The requests of one service over the dashboard. */
export const Detail: Story = {
  play: async ({ canvas, step }) => {
    await step('The detail of a card opens by keyboard', async () => {
      const name = i18n.t('dashboard:viewDetailOf', { service: 'Room service' });
      await press(await canvas.findByRole('button', { name }));
      const dialog = await screen.findByRole('dialog', {
        name: i18n.t('dashboard:detail.title', { service: 'Room service' }),
      });
      await waitFor(() => expect(within(dialog).getByRole('table')).toBeVisible());
    });
  },
};
export const DetailEmpty: Story = {
  ...Detail,
  args: {
    answers: [
      answer(listRequested, (call) =>
        listFulfilled({ call, page: { data: [], totalCount: 0, seq: 1 } }),
      ),
    ],
  },
};
