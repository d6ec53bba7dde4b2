import { withViewed } from '@concierge/tablet/model/tabletState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { phone, roomTabletUpright } from '../fixtures/viewports.ts';
import { asRead } from '../fixtures/asRead.ts';
import { tabletStory } from './RoomTablet.tsx';
import { messages } from './room.ts';
import { found } from '../hotel/hotel.ts';
import { languageOf, sayIn } from './tabletTexts.ts';

const meta = {
  title: 'Room tablet/Requests and messages',
  id: 'tablet-requests-and-messages',
  ...tabletStory,
} satisfies Meta<typeof tabletStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What has the text in its name; spaces count as one. */
const inName = (text: string) => ({
  name: (name: string) => asRead(name).includes(asRead(text)),
});

const requests = { address: '/tablet?requests' };
const messageList = { address: '/tablet?messages' };

/** One request of each status, in words and with a sign. */
export const Requests: Story = { tags: ['picture'], args: requests, ...roomTabletUpright };

/** On its side, with the messages beside them. */
export const RequestsWide: Story = { args: requests };

/** On a phone. */
export const RequestsPhone: Story = { tags: ['picture'], args: requests, ...phone };

/** Nothing was asked for yet. */
export const NoRequests: Story = {
  args: { ...requests, state: () => ({ requests: [] }) },
  ...phone,
};

// Y42
/** A kiosk without stays has had more than it shows. */
export const PartOfRequests: Story = {
  tags: ['!dev'],
  args: { ...requests, state: () => ({ requestCount: 1_141 }) },
  play: async ({ step }) => {
    await step('A list that is a part says of how many', async () => {
      await expect(screen.getByText(/^The newest \d of 1,141$/)).toBeVisible();
    });
  },
};

/** A new message and an invoice. */
export const Messages: Story = { args: messageList, ...roomTabletUpright };

// Q10
/** On a phone a message takes the place of the list. */
export const MessagesPhone: Story = {
  args: messageList,
  ...phone,
  play: async (context) => {
    const say = sayIn(context);
    const { title } = found(messages(languageOf(context))[0]);
    const opened = (name: string) =>
      waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toBeVisible());
    await context.step('A new message is counted, and a press opens it', async () => {
      const name = `${say('nav.messages')} ${say('nav.unread', { count: 1 })}`;
      await expect(screen.getByRole('link', inName(name))).toBeVisible();
      await userEvent.click(screen.getByRole('link', inName(title)));
      await opened(title);
      await userEvent.click(screen.getByRole('link', { name: say('messages.back') }));
      await opened(say('messages.title'));
    });
  },
};

/** All were opened. */
export const MessagesViewed: Story = {
  args: {
    ...messageList,
    state: (language) => ({
      messages: withViewed(messages(language), 20, '2026-03-02T09:25:00.000Z'),
    }),
  },
  ...phone,
};

/** Nothing was sent to the guest yet. */
export const NoMessages: Story = {
  args: { ...messageList, state: () => ({ messages: [] }) },
  ...phone,
};

/** A message is read beside the lists. */
export const Message: Story = { args: { address: '/tablet?message=20' } };

/** An invoice on a phone. */
export const Invoice: Story = { args: { address: '/tablet?message=19' }, ...phone };

/** The address of a message that is not for this guest. */
export const UnknownMessage: Story = { args: { address: '/tablet?message=99' } };
