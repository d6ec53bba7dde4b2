import {
  deviceCommandRequested,
  deviceRefused,
  devicesFulfilled,
  devicesRejected,
  devicesShown,
  roomsAddRequested,
  roomsPreviewed,
  subjectOfCommand,
} from '@concierge/console/features/devices/devicesSlice';
import { readDeviceListCall } from '@concierge/console/features/devices/deviceQuery';
import { i18n } from '@concierge/console/lib/i18n/i18n';
import { answer } from '@concierge/console/testing/ConsoleScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { asRead } from '../fixtures/asRead.ts';
import { phone } from '../fixtures/viewports.ts';
import { devicePage } from '../hotel/deviceAnswers.ts';
import { found } from '../hotel/hotel.ts';
import { hotelHere, noNetwork, type HotelScreen } from './HotelScreen.tsx';
import { screenStory } from './screenStory.ts';
import { languageModes } from '../setup/chromaticModes.ts';

const meta = {
  title: 'Screens/Rooms',
  ...screenStory(import.meta.glob('../../packages/console/src/app/screens/rooms.ts')),
  args: { address: '/rooms' },
} satisfies Meta<typeof HotelScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const roomNumbered = (number: number) => hotelHere().texts.room(number);

const withoutFilter = readDeviceListCall(new URLSearchParams());

// O1
/** The tablets of the rooms: whether they answer, and what is open there. */
export const Default: Story = {
  tags: ['picture'],
  parameters: { chromatic: { modes: languageModes } },
  play: async ({ canvas, step }) => {
    await step('Each device says whether it is there, and leads to its open requests', async () => {
      const offline = roomNumbered(307);
      const row = await canvas.findByRole('row', { name: new RegExp(`^${offline}`) });
      await expect(row).toHaveTextContent('4');
      const { requests } = hotelHere();
      const { device_id, device_name } = found(requests.find(({ state_id }) => state_id < 3));
      const link = canvas.getByRole('link', { name: new RegExp(device_name) });
      await expect(link).toHaveAttribute('href', `/requests/open?device_id=${device_id}`);
    });
  },
};
export const Phone: Story = { args: { address: '/rooms?limit=10' }, tags: ['picture'], ...phone };

export const Loading: Story = { args: { answers: () => [answer(devicesShown, () => null)] } };
/** No device yet. */
export const NoDevices: Story = {
  args: {
    answers: (hotel) => [
      answer(devicesShown, (call) =>
        devicesFulfilled({
          call,
          page: {
            ...devicePage(hotel, call),
            totalCount: 0,
            data: [],
            deviceCount: 0,
            groups: [],
          },
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
    address: '/rooms?search=pool',
    answers: (hotel) => [
      answer(devicesShown, (call) => {
        searches.push(call.search);
        return devicesFulfilled({ call, page: devicePage(hotel, call) });
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
  args: { address: '/rooms?search=lounge' },
};
export const Failed: Story = {
  args: {
    answers: () => [answer(devicesShown, (call) => devicesRejected({ call, problem: noNetwork }))],
  },
};

// O11
/** The question before a new guest. */
export const NewStay: Story = {
  args: { address: '/rooms?device=2&do=stay' },
  play: async ({ step }) => {
    await step('It says what the tablet shows from then on', async () => {
      const title = i18n.t('devices:newStay.title', { device: roomNumbered(102) });
      const dialog = await screen.findByRole('dialog', { name: title });
      await expect(dialog).toHaveTextContent(asRead(i18n.t('devices:newStay.body')));
    });
  },
};

// U48
/** A colleague has started a stay while the dialog was open. */
export const StayStartedMeanwhile: Story = {
  args: {
    ...NewStay.args,
    answers: (hotel) => [
      answer(deviceCommandRequested, (command) =>
        deviceRefused({
          subject: subjectOfCommand(command),
          problem: {
            kind: 'http',
            status: 409,
            errorCode: 'stay_changed',
            message: null,
            current: devicePage(hotel, withoutFilter).data.find(({ id }) => id === 2),
          },
        }),
      ),
    ],
  },
  play: async ({ step }) => {
    await step('It says so, and may be pressed again', async () => {
      const confirm = i18n.t('devices:newStay.confirm');
      await userEvent.click(await screen.findByRole('button', { name: confirm }));
      const text = i18n.t('devices:newStay.changed', { device: roomNumbered(102) });
      await waitFor(() => expect(screen.getByText(text)).toBeVisible());
      await expect(screen.getByRole('button', { name: confirm })).toBeEnabled();
    });
  },
};

// Y41
/** The device went while its form was open. */
export const GoneMeanwhile: Story = {
  args: {
    address: '/rooms?device=2&do=edit',
    answers: (hotel) => [
      answer(deviceCommandRequested, () => {
        const page = devicePage(hotel, withoutFilter);
        const data = page.data.filter(({ id }) => id !== 2);
        return devicesFulfilled({ call: withoutFilter, page: { ...page, data } });
      }),
    ],
  },
  play: async ({ canvas, step }) => {
    await step('The form stays, with what was typed', async () => {
      const field = await screen.findByDisplayValue(roomNumbered(102));
      await userEvent.clear(field);
      await userEvent.type(field, 'Suite 101');
      await userEvent.click(screen.getByRole('button', { name: i18n.t('devices:form.update') }));
      await waitFor(() =>
        expect(
          canvas.queryByRole('row', { name: new RegExp(`^${roomNumbered(102)}`), hidden: true }),
        ).toBeNull(),
      );
      await waitFor(() => expect(screen.getByDisplayValue('Suite 101')).toBeVisible());
    });
  },
};

// U70
/** What would come of rooms that were typed, before any is added. */
export const SeveralRooms: Story = {
  args: {
    address: '/rooms?device=new',
    answers: () => [
      answer(roomsAddRequested, ({ names }) =>
        roomsPreviewed(
          names.map((name, at) => ({
            name,
            outcome: at === 0 ? 'exists' : 'new',
            device: null,
            key: null,
          })),
        ),
      ),
    ],
  },
  play: async ({ step }) => {
    const press = async (name: string) =>
      userEvent.click(await screen.findByRole('button', { name }));
    await step('The dialog of one leads to that of many', async () => {
      await press(i18n.t('devices:many.link'));
      const name = new RegExp(`^${i18n.t('devices:many.rooms')}`);
      await userEvent.type(await screen.findByRole('textbox', { name }), '101-180');
      await press(i18n.t('devices:many.preview'));
    });
    await step('It says how many are new, and which are there', async () => {
      const there = asRead(i18n.t('devices:many.existing', { count: 1 }));
      await waitFor(() => expect(screen.getByText(there)).toBeVisible());
      const add = asRead(i18n.t('devices:many.add', { count: 79 }));
      await waitFor(() => expect(screen.getByText(add)).toBeVisible());
    });
  },
};

// U69
/** Operators change stays, and neither add nor revoke. */
export const Operator: Story = {
  args: { viewer: 'grace', address: '/rooms?device=2&do=editStay' },
  play: async ({ canvas, step }) => {
    await step('The dialog has what is known of the guest', async () => {
      const title = i18n.t('devices:editStay.title', { device: roomNumbered(102) });
      const dialog = await screen.findByRole('dialog', { name: title });
      await expect(dialog).toHaveTextContent(asRead(i18n.t('devices:editStay.body')));
    });
    const add = { name: i18n.t('devices:add'), hidden: true };
    await expect(canvas.queryByRole('button', add)).not.toBeInTheDocument();
  },
};

// U69
/** What is an administrator's opens nothing by its address. */
export const OperatorRefused: Story = {
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { viewer: 'grace', address: '/rooms?device=2&do=revoke' },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: new RegExp(`^${roomNumbered(102)}`) });
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};
