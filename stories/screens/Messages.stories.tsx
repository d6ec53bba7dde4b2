import {
  messagePublishRejected,
  messagePublishRequested,
  devicesFulfilled,
  devicesRejected,
  devicesRequested,
  messagesFulfilled,
  messagesRejected,
  messagesRequested,
} from '@concierge/console/features/messages/messagesSlice';
import { i18n } from '@concierge/console/lib/i18n/i18n';
import { answer } from '@concierge/console/testing/ConsoleScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { press } from '../fixtures/keyboard.ts';
import { phone } from '../fixtures/viewports.ts';
import { noNetwork } from './HotelScreen.tsx';
import { operator } from './hotel.ts';
import { screenStory } from './screenStory.ts';

const meta = {
  title: 'Screens/Messages',
  ...screenStory,
  args: { address: '/messages' },
} satisfies Meta<typeof screenStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Messages to the rooms: what was sent, and who has read it. */
export const Default: Story = { tags: ['picture'] };
// U42
export const Phone: Story = {
  tags: ['picture'],
  ...phone,
  play: async ({ canvas, step }) => {
    await step('One line of buttons is above the list', async () => {
      const bar = await canvas.findByRole('search');
      await waitFor(() => expect(within(bar).getAllByRole('button')[0]).toBeVisible());
    });
  },
};
export const Loading: Story = { args: { answers: [answer(messagesRequested, () => null)] } };
/** No message was written yet. */
export const Empty: Story = {
  args: {
    answers: [
      answer(messagesRequested, (call) =>
        messagesFulfilled({ call, page: { data: [], totalCount: 0 } }),
      ),
    ],
  },
};
/** The messages could not be loaded. */
export const Failed: Story = {
  args: {
    answers: [answer(messagesRequested, (call) => messagesRejected({ call, problem: noNetwork }))],
  },
};

// E5
/** An operator reads, but writes no new messages. */
export const Operator: Story = {
  args: { viewer: operator },
  play: async ({ canvas, step }) => {
    await step('The button is not there', async () => {
      await expect(canvas.getByRole('table')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: i18n.t('messages:new') })).toBeNull();
    });
  },
};

/** The form over the list. */
export const New: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: i18n.t('messages:new') }));
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
  args: { answers: [answer(devicesRequested, () => devicesFulfilled([]))] },
};
export const NewDevicesFailed: Story = {
  ...NewDevices,
  ...phone,
  args: { answers: [answer(devicesRequested, () => devicesRejected(noNetwork))] },
};

export const Edit: Story = {
  play: async ({ canvas }) => {
    const title = 'Invoice for room service';
    await press(
      await canvas.findByRole('button', { name: i18n.t('messages:actions.edit', { title }) }),
    );
    await waitFor(() => expect(screen.getByDisplayValue(title)).toBeVisible());
  },
};

// E9
/** What was published is only read. */
export const Details: Story = {
  play: async ({ canvas, step }) => {
    await step('The details of a published message are only read', async () => {
      const title = 'Pool closed until noon';
      await press(
        await canvas.findByRole('button', { name: i18n.t('messages:actions.details', { title }) }),
      );
      const name = i18n.t('messages:details.title.1');
      await waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
      await expect(screen.queryByRole('textbox')).toBeNull();
    });
  },
};

// E4
/** The question before a message goes out, with the number of devices. */
export const Publish: Story = {
  play: async ({ canvas, step }) => {
    const title = 'Invoice for room service';
    await press(
      await canvas.findByRole('button', { name: i18n.t('messages:actions.publish', { title }) }),
    );
    await step('The question says how many devices', async () => {
      await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
        i18n.t('messages:publish.body.2', { title, count: 1 }),
      );
    });
  },
};

// R11
/** The guest has left for whom a draft was written: who reads it is asked before it goes to the next. */
export const PublishToNewGuest: Story = {
  args: {
    answers: [
      answer(messagePublishRequested, ({ message_id: subject }) =>
        messagePublishRejected({
          subject,
          problem: {
            kind: 'http',
            status: 409,
            errorCode: 'message_stay_changed',
            message: null,
            devices: [{ serial_id: 'room-204', name: 'Room 204', stay_id: 7 }],
          },
        }),
      ),
    ],
  },
  play: async ({ canvas, step }) => {
    const title = 'Invoice for room service';
    await press(
      await canvas.findByRole('button', { name: i18n.t('messages:actions.publish', { title }) }),
    );
    const first = await screen.findByRole('alertdialog');
    await press(within(first).getByRole('button', { name: i18n.t('messages:publish.confirm') }));
    await step('The question names the rooms', async () => {
      const name = i18n.t('messages:newStay.title', { count: 1 });
      await waitFor(() =>
        expect(screen.getByRole('alertdialog', { name })).toHaveTextContent(
          i18n.t('messages:newStay.body', { title, count: 1, devices: 'Room 204' }),
        ),
      );
    });
  },
};
