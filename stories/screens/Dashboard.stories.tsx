import {
  dashboardRejected,
  dashboardRequested,
} from '@concierge/console/features/services/servicesSlice';
import { i18n } from '@concierge/console/lib/i18n/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { asRead } from '../fixtures/asRead.ts';
import { pressButton } from '../fixtures/keyboard.ts';
import { narrowest, phone, tablet } from '../fixtures/viewports.ts';
import { type Hotel, userNamed } from '../hotel/hotel.ts';
import { hotelHere, noNetwork, type HotelScreen } from './HotelScreen.tsx';
import { screenStory } from './screenStory.ts';
import { languageModes } from '../setup/chromaticModes.ts';

const meta = {
  title: 'Screens/Dashboard',
  ...screenStory(import.meta.glob('../../packages/console/src/app/screens/dashboard.tsx')),
  args: { address: '/dashboard?limit=5' },
} satisfies Meta<typeof HotelScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The open requests of the project, a card per service. */
export const Default: Story = {
  tags: ['picture-dark'],
  parameters: { chromatic: { modes: languageModes } },
};
export const Phone: Story = { tags: ['picture'], ...phone };
/** The smallest tablet that staff carry. */
export const SmallTablet: Story = { ...tablet };
/** The narrowest phone. */
export const Narrowest: Story = { ...narrowest };
/** The first load. */
export const Loading: Story = { args: { actions: () => [dashboardRequested()] } };
/** Nothing is offered, so nothing can be asked for. */
export const NoServices: Story = {
  args: { hotel: (hotel) => ({ ...hotel, services: [], requests: [] }) },
};
/** A calm morning: every service is there, nobody asks for anything. */
export const NoRequests: Story = { args: { hotel: (hotel) => ({ ...hotel, requests: [] }) } };
/** A new project: its admin is led on, an operator is not. */
const newProject =
  (...staff: readonly string[]) =>
  (hotel: Hotel): Hotel => ({
    ...hotel,
    services: [],
    devices: [],
    requests: [],
    users: staff.map((name) => userNamed(hotel, name)),
  });

/** A new project: what to do first. */
export const FirstSteps: Story = {
  args: { hotel: newProject('helena') },
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
        '/rooms?device=new',
      );
    });
  },
};
// C4 U40
export const FirstStepsOperator: Story = {
  args: { hotel: newProject('helena', 'grace'), viewer: 'grace' },
  play: async ({ canvas, step }) => {
    await step('An operator reads why there are no cards', async () => {
      await waitFor(() =>
        expect(canvas.getByText(asRead(i18n.t('dashboard:noCards.body')))).toBeVisible(),
      );
      await expect(canvas.queryByText(asRead(i18n.t('dashboard:firstSteps.service')))).toBeNull();
      await expect(
        canvas.queryByText(asRead(i18n.t('dashboard:firstSteps.device.action'))),
      ).toBeNull();
    });
  },
};

// U7
/** Open requests of services that are no longer offered. */
export const DeletedServices: Story = {
  args: {
    hotel: (hotel) => ({
      ...hotel,
      services: hotel.services.filter(({ id }) => id !== 6 && id !== 7),
    }),
  },
  play: async ({ canvas, step }) => {
    await step('Open requests of a deleted service are found on the dashboard', async () => {
      const card = canvas.getByRole('article', { name: i18n.t('dashboard:deleted.title') });
      const { requests, services } = hotelHere();
      const gone = services.filter(({ id }) => id === 6 || id === 7);
      for (const { id, service_name: service } of gone) {
        const open = requests.filter((row) => row.service_id === id && row.state_id < 3);
        const name = i18n.t('dashboard:deleted.open', { service, count: open.length });
        await expect(within(card).getByRole('button', { name })).toBeVisible();
      }
    });
  },
};
/** The dashboard could not be loaded. */
export const Failed: Story = { args: { actions: () => [dashboardRejected(noNetwork)] } };

/** The menu as a narrow strip. */
export const Minified: Story = {
  play: async ({ canvas }) => {
    await pressButton(i18n.t('shell:sidebar.minify'));
    await expect(
      canvas.getByRole('button', { name: i18n.t('shell:sidebar.expand') }),
    ).toBeVisible();
  },
};

// B1
/** An operator sees the cards, but neither users nor settings in the menu. */
export const Operator: Story = {
  args: { viewer: 'grace' },
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
  play: async ({ step }) => {
    await step('The detail of a card opens by keyboard', async () => {
      const service = hotelHere().texts.services.roomService.name;
      const name = i18n.t('dashboard:viewDetailOf', { service });
      await pressButton(name);
      const dialog = await screen.findByRole('dialog', {
        name: i18n.t('dashboard:detail.title', { service }),
      });
      await waitFor(() => expect(within(dialog).getByRole('table')).toBeVisible());
    });
  },
};
/** Every open request of the service was dealt with. */
export const DetailEmpty: Story = {
  ...Detail,
  args: {
    hotel: (hotel) => ({
      ...hotel,
      requests: hotel.requests.filter(
        ({ service_id, state_id }) => service_id !== 2 || state_id > 2,
      ),
    }),
  },
};
