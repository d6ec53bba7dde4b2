import {
  deviceOrdered,
  devicesFulfilled,
  devicesRejected,
  devicesShown,
} from '@concierge/console/features/devices/devicesSlice';
import { i18n } from '@concierge/console/lib/i18n/i18n';
import { answer } from '@concierge/console/testing/ConsoleScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { phone } from '../fixtures/viewports.ts';
import { noNetwork } from './HotelScreen.tsx';
import { operator } from './hotel.ts';
import { managedDevices } from './hotelDevices.ts';
import { screenStory } from './screenStory.ts';

const meta = {
  title: 'Screens/Devices',
  ...screenStory,
  args: { address: '/settings/devices' },
} satisfies Meta<typeof screenStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The tablets of the rooms: whether they answer, and what is open there. */
export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas, step }) => {
    await step(
      'O1 each device says whether it is there, and leads to its open requests',
      async () => {
        const row = await canvas.findByRole('row', { name: /^Room 110/ });
        await expect(row).toHaveTextContent('3 %');
        const link = canvas.getByRole('link', { name: /2.*Room 101/ });
        await expect(link).toHaveAttribute('href', '/requests/waiting?device_id=2');
      },
    );
  },
};
export const Phone: Story = { tags: ['picture'], ...phone };

export const Loading: Story = { args: { answers: [answer(devicesShown, () => null)] } };
/** No device yet. */
export const Empty: Story = {
  args: {
    answers: [
      answer(devicesShown, () =>
        devicesFulfilled({ ...managedDevices, totalCount: 0, data: [], groups: [] }),
      ),
    ],
  },
};
/** Nothing matches the search of the address bar. */
export const Filtered: Story = { args: { address: '/settings/devices?search=pool' } };
export const Failed: Story = {
  args: { answers: [answer(devicesShown, () => devicesRejected(noNetwork))] },
};

/** The question before a new guest. */
export const NewStay: Story = {
  args: { address: '/settings/devices?device=2&do=stay' },
  play: async ({ step }) => {
    await step('O11 it says what the tablet shows from then on', async () => {
      const title = i18n.t('devices:newStay.title', { device: 'Room 101' });
      const dialog = await screen.findByRole('dialog', { name: title });
      await expect(dialog).toHaveTextContent(i18n.t('devices:newStay.body'));
    });
  },
};

/** The device went while its form was open. */
export const GoneMeanwhile: Story = {
  args: {
    address: '/settings/devices?device=2&do=edit',
    answers: [
      answer(deviceOrdered, () =>
        devicesFulfilled({
          ...managedDevices,
          data: managedDevices.data.filter(({ id }) => id !== 2),
        }),
      ),
    ],
  },
  play: async ({ canvas, step }) => {
    await step('Y41 the form stays, with what was typed', async () => {
      const field = await screen.findByDisplayValue('Room 101');
      await userEvent.clear(field);
      await userEvent.type(field, 'Suite 101');
      await userEvent.click(screen.getByRole('button', { name: i18n.t('devices:form.update') }));
      await waitFor(() =>
        expect(canvas.queryByRole('row', { name: /^Room 101/, hidden: true })).toBeNull(),
      );
      await expect(screen.getByDisplayValue('Suite 101')).toBeVisible();
    });
  },
};

/** Operators read, and change nothing. */
export const Operator: Story = {
  args: { viewer: operator },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /^Room 101/ });
    const add = { name: i18n.t('devices:add') };
    await expect(canvas.queryByRole('button', add)).not.toBeInTheDocument();
  },
};
