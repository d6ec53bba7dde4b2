import {
  messagePublishFulfilled,
  messagePublishRejected,
  messagePublishRequested,
  devicesRejected,
  devicesRequested,
  messagesRejected,
  messagesRequested,
} from '@concierge/console/features/messages/messagesSlice';
import { i18n } from '@concierge/console/lib/i18n/i18n';
import { answer } from '@concierge/console/testing/ConsoleScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { asRead } from '../fixtures/asRead.ts';
import { expectFocusIn, press, pressButton } from '../fixtures/keyboard.ts';
import { phone } from '../fixtures/viewports.ts';
import { found } from '../hotel/hotel.ts';
import { hotelHere, noNetwork, type HotelScreen } from './HotelScreen.tsx';
import { phoneList, screenStory } from './screenStory.ts';
import { languageModes } from '../setup/chromaticModes.ts';

const meta = {
  title: 'Screens/Messages',
  ...screenStory(import.meta.glob('../../packages/console/src/app/screens/messages.ts')),
  args: { address: '/messages' },
} satisfies Meta<typeof HotelScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A draft that has devices, and an invoice that was published. */
const draft = () =>
  found(hotelHere().messages.find(({ state, device_count }) => state === 1 && device_count > 0));
const invoice = () =>
  found(hotelHere().messages.find(({ state, type }) => state === 2 && type === 2));

/** Messages to the rooms: what was sent, and who has read it. */
export const Default: Story = {
  args: { address: '/messages?limit=10' },
  tags: ['picture'],
  parameters: { chromatic: { modes: languageModes } },
};
// U42
export const Phone: Story = {
  args: { address: '/messages?limit=10' },
  tags: ['picture'],
  ...phoneList,
};
export const Loading: Story = { args: { answers: () => [answer(messagesRequested, () => null)] } };
/** No message was written yet. */
export const NoMessages: Story = {
  args: { hotel: (hotel) => ({ ...hotel, messages: [] }) },
};
/** No message fits the filters: there is a way back to all of them. */
export const NothingFitsTheFilters: Story = { args: { address: '/messages?user_id=5&type=2' } };
/** The messages could not be loaded. */
export const Failed: Story = {
  args: {
    answers: () => [
      answer(messagesRequested, (call) => messagesRejected({ call, problem: noNetwork })),
    ],
  },
};

// E5
/** An operator reads, but writes no new messages. */
export const Operator: Story = {
  args: { viewer: 'grace' },
  play: async ({ canvas, step }) => {
    await step('The button is not there', async () => {
      await expect(canvas.getByRole('table')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: i18n.t('messages:new') })).toBeNull();
    });
  },
};

/** The form over the list. */
export const New: Story = {
  play: async () => {
    await pressButton(i18n.t('messages:new'));
    const name = i18n.t('messages:form.newTitle');
    await waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
    // The form takes the focus after it is visible.
    const field = new RegExp(`^${i18n.t('messages:form.title')}`);
    await waitFor(() => expect(screen.getByRole('textbox', { name: field })).toHaveFocus());
  },
};

/** Its second tab, reached by arrows. */
export const NewDevices: Story = {
  play: async (context) => {
    await New.play?.(context);
    screen.getByRole('tab', { name: i18n.t('messages:form.messageTab') }).focus();
    await userEvent.keyboard('{ArrowRight}');
    const name = new RegExp(i18n.t('messages:form.usersTab'));
    await expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  },
};
export const NewDevicesEmpty: Story = {
  ...NewDevices,
  ...phone,
  args: { hotel: (hotel) => ({ ...hotel, devices: [] }) },
};
export const NewDevicesFailed: Story = {
  ...NewDevices,
  ...phone,
  args: { answers: () => [answer(devicesRequested, () => devicesRejected(noNetwork))] },
};

export const Edit: Story = {
  play: async () => {
    const { title } = draft();
    await pressButton(i18n.t('messages:actions.edit', { title }));
    await waitFor(() => expect(screen.getByDisplayValue(title)).toBeVisible());
  },
};

// U9
/** The other devices of a draft, where they are chosen. */
export const EditDevices: Story = {
  tags: ['!dev'],
  play: async ({ canvas, step }) => {
    const { title, device_count } = found(
      hotelHere().messages.find((row) => row.state === 1 && row.device_count > 3),
    );
    await step('They open on the tab of the devices', async () => {
      const row = found((await canvas.findByText(title)).closest('tr') ?? undefined);
      const more = { name: i18n.t('messages:devices.more', { count: device_count - 3 }) };
      await press(within(row).getByRole('button', more));
      const tab = { name: new RegExp(i18n.t('messages:form.usersTab')), selected: true };
      await waitFor(() => expect(screen.getByRole('tab', tab)).toBeVisible());
    });
  },
};

// E9
/** What was published is only read. */
export const Details: Story = {
  play: async ({ step }) => {
    await step('The details of a published message are only read', async () => {
      const { title } = invoice();
      await pressButton(i18n.t('messages:actions.details', { title }));
      const name = i18n.t('messages:details.title.2');
      await waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
      await expect(screen.queryByRole('textbox')).toBeNull();
    });
  },
};

/** A draft without devices is not published: the form says what is missing. */
export const PublishWithoutDevices: Story = {
  args: { address: '/messages?limit=20' },
  play: async ({ canvas }) => {
    const { title } = found(
      hotelHere().messages.find(({ state, device_count }) => state === 1 && device_count === 0),
    );
    const publish = await canvas.findByRole('button', {
      name: i18n.t('messages:actions.publish', { title }),
    });
    await expect(publish).toBeDisabled();
    await pressButton(i18n.t('messages:actions.edit', { title }));
    const next = { name: i18n.t('messages:form.next') };
    await press(await screen.findByRole('button', next));
    await screen.findByText(asRead(i18n.t('messages:picker.selectAll', { count: 40 })));
    await press(screen.getByRole('button', next));
    const missing = i18n.t('messages:form.devicesRequired');
    await waitFor(() => expect(screen.getAllByText(missing)[0]).toBeVisible());
  },
};

// E4
/** The question before a message goes out, with the number of devices. */
export const Publish: Story = {
  play: async ({ step }) => {
    const { title } = draft();
    await pressButton(i18n.t('messages:actions.publish', { title }));
    await step('The question says how many devices', async () => {
      await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
        asRead(i18n.t('messages:publish.body.1', { title, count: draft().device_count })),
      );
    });
  },
};

// R11
/** The guest has left for whom a draft was written: who reads it is asked before it goes to the next. */
export const PublishToNewGuest: Story = {
  args: {
    answers: ({ devices: [room] }) => [
      answer(messagePublishRequested, ({ message_id: subject, new_stays }) =>
        new_stays?.includes(7)
          ? messagePublishFulfilled(subject)
          : messagePublishRejected({
              subject,
              problem: {
                kind: 'http',
                status: 409,
                errorCode: 'message_stay_changed',
                message: null,
                devices: [{ ...found(room), stay_id: 7 }],
              },
            }),
      ),
    ],
  },
  play: async ({ step }) => {
    const { title } = draft();
    await pressButton(i18n.t('messages:actions.publish', { title }));
    const first = await screen.findByRole('alertdialog');
    await press(within(first).getByRole('button', { name: i18n.t('messages:publish.confirm') }));
    await step('The question names the rooms', async () => {
      const room = found(hotelHere().devices[0]).name;
      const name = i18n.t('messages:newStay.title', { count: 1 });
      await waitFor(() =>
        expect(screen.getByRole('alertdialog', { name })).toHaveTextContent(
          asRead(i18n.t('messages:newStay.body', { title, count: 1, devices: room })),
        ),
      );
    });
  },
};

// R11
/** The way out has the focus; what is agreed to is sent. */
export const PublishedToNewGuest: Story = {
  ...PublishToNewGuest,
  tags: ['!dev'],
  play: async (context) => {
    await PublishToNewGuest.play?.(context);
    await context.step('Who agrees publishes it', async () => {
      const question = screen.getByRole('alertdialog', {
        name: i18n.t('messages:newStay.title', { count: 1 }),
      });
      await expectFocusIn(() => question);
      const name = i18n.t('messages:newStay.confirm', { count: 1 });
      await userEvent.click(within(question).getByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    });
  },
};
