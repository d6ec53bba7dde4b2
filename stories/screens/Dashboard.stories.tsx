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
import { dashboard, operator } from './hotel.ts';
import { contrast, czech, dark, screenStory } from './screenStory.ts';

const meta = {
  title: 'Screens/Dashboard',
  ...screenStory,
  args: { address: '/dashboard?limit=5' },
} satisfies Meta<typeof screenStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { ...dark };
export const HighContrast: Story = { ...contrast };
export const Czech: Story = { ...czech };
export const Phone: Story = { ...phone };
export const Loading: Story = { args: { actions: [dashboardRequested()] } };
export const Empty: Story = {
  args: { actions: [dashboardFulfilled({ ...dashboard, services: [] })] },
};
export const Failed: Story = { args: { actions: [dashboardRejected(noNetwork)] } };

export const Minified: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: i18n.t('shell:sidebar.minify') }));
    await expect(
      canvas.getByRole('button', { name: i18n.t('shell:sidebar.expand') }),
    ).toBeVisible();
  },
};

/** An operator sees the cards, but neither users nor settings in the menu. */
export const Operator: Story = {
  args: { viewer: operator },
  play: async ({ canvas, step }) => {
    await step('B1 the menu has no entries of administrators', async () => {
      await expect(canvas.getByRole('link', { name: i18n.t('shell:menu.messages') })).toBeVisible();
      await expect(canvas.queryByRole('link', { name: i18n.t('shell:menu.users') })).toBeNull();
      await expect(canvas.queryByRole('link', { name: i18n.t('shell:menu.settings') })).toBeNull();
    });
  },
};

export const Detail: Story = {
  play: async ({ canvas, step }) => {
    await step('C3 the detail of a card opens by keyboard', async () => {
      const name = i18n.t('dashboard:viewDetailOf', { service: 'Room service' });
      await press(canvas.getByRole('button', { name }));
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
      answer(listRequested, (call) => listFulfilled({ call, page: { data: [], totalCount: 0 } })),
    ],
  },
};
