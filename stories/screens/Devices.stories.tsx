import {
  deviceCommandRequested,
  deviceRefused,
  devicesFulfilled,
  devicesRejected,
  devicesShown,
  subjectOfCommand,
} from '@concierge/console/features/devices/devicesSlice';
import { readDeviceListCall } from '@concierge/console/features/devices/deviceQuery';
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

const withoutFilter = readDeviceListCall(new URLSearchParams());

// O1
/** The tablets of the rooms: whether they answer, and what is open there. */
export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas, step }) => {
    await step('Each device says whether it is there, and leads to its open requests', async () => {
      const row = await canvas.findByRole('row', { name: /^Room 110/ });
      await expect(row).toHaveTextContent('3%');
      const link = canvas.getByRole('link', { name: /2.*Room 101/ });
      await expect(link).toHaveAttribute('href', '/requests/open?device_id=2');
    });
  },
};
export const Phone: Story = { tags: ['picture'], ...phone };

export const Loading: Story = { args: { answers: [answer(devicesShown, () => null)] } };
/** No device yet. */
export const Empty: Story = {
  args: {
    answers: [
      answer(devicesShown, (call) =>
        devicesFulfilled({
          call,
          page: { ...managedDevices, totalCount: 0, data: [], deviceCount: 0, groups: [] },
        }),
      ),
    ],
  },
};
const searches: string[] = [];

// Y43
/** What is typed stands in the field at once; the list is asked for when the typing pauses. */
export const Typed: Story = {
  args: {
    address: '/settings/devices?search=pool',
    answers: [
      answer(devicesShown, (call) => {
        searches.push(call.search);
        return devicesFulfilled({ call, page: managedDevices });
      }),
    ],
  },
  play: async ({ canvas, step }) => {
    searches.length = 0;
    const field = await canvas.findByRole('searchbox', { name: i18n.t('devices:search') });
    await userEvent.clear(field);
    await userEvent.type(field, 'spa desk');
    await step('Keys that follow each other ask once', async () => {
      await waitFor(() => expect(searches.at(-1)).toBe('spa desk'));
      await expect(field).toHaveValue('spa desk');
      await expect(searches.length).toBeLessThan(4);
    });
  },
};
/** Nothing matches the search of the address bar. */
export const Filtered: Story = {
  args: {
    address: '/settings/devices?search=pool',
    answers: [
      answer(devicesShown, (call) =>
        devicesFulfilled({ call, page: { ...managedDevices, totalCount: 0, data: [] } }),
      ),
    ],
  },
};
export const Failed: Story = {
  args: {
    answers: [answer(devicesShown, (call) => devicesRejected({ call, problem: noNetwork }))],
  },
};

// O11
/** The question before a new guest. */
export const NewStay: Story = {
  args: { address: '/settings/devices?device=2&do=stay' },
  play: async ({ step }) => {
    await step('It says what the tablet shows from then on', async () => {
      const title = i18n.t('devices:newStay.title', { device: 'Room 101' });
      const dialog = await screen.findByRole('dialog', { name: title });
      await expect(dialog).toHaveTextContent(i18n.t('devices:newStay.body'));
    });
  },
};

// U48
/** A colleague has started a stay while the dialog was open. */
export const StayStartedMeanwhile: Story = {
  args: {
    ...NewStay.args,
    answers: [
      answer(deviceCommandRequested, (command) =>
        deviceRefused({
          subject: subjectOfCommand(command),
          problem: {
            kind: 'http',
            status: 409,
            errorCode: 'stay_changed',
            message: null,
            current: managedDevices.data.find(({ id }) => id === 2),
          },
        }),
      ),
    ],
  },
  play: async ({ step }) => {
    await step('It says so, and may be pressed again', async () => {
      const confirm = i18n.t('devices:newStay.confirm');
      await userEvent.click(await screen.findByRole('button', { name: confirm }));
      const text = i18n.t('devices:newStay.changed', { device: 'Room 101' });
      await waitFor(() => expect(screen.getByText(text)).toBeVisible());
      await expect(screen.getByRole('button', { name: confirm })).toBeEnabled();
    });
  },
};

// Y41
/** The device went while its form was open. */
export const GoneMeanwhile: Story = {
  args: {
    address: '/settings/devices?device=2&do=edit',
    answers: [
      answer(deviceCommandRequested, () =>
        devicesFulfilled({
          call: withoutFilter,
          page: {
            ...managedDevices,
            data: managedDevices.data.filter(({ id }) => id !== 2),
          },
        }),
      ),
    ],
  },
  play: async ({ canvas, step }) => {
    await step('The form stays, with what was typed', async () => {
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
