import type { Language } from '@concierge/contract/constants';
import { NOTHING_KEPT } from '@concierge/tablet/model/tabletState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { asRead } from '../fixtures/asRead.ts';
import { phone } from '../fixtures/viewports.ts';
import { NOW } from '../hotel/hotel.ts';
import { tabletStory } from './RoomTablet.tsx';
import { note } from './room.ts';
import { sayIn } from './tabletTexts.ts';

const meta = {
  title: 'Room tablet/Connection',
  id: 'tablet-connection',
  ...tabletStory,
} satisfies Meta<typeof tabletStory.component>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One is sent by itself once the network is back, one is older than 15 minutes. */
const unsent = (language: Language) =>
  [NOW, '2026-03-02T08:50:00.000Z'].map((at, index) => ({
    serviceId: 5 + index,
    note: note(language),
    key: at,
    at,
  }));

const lost = { state: () => ({ connection: 'lost' as const, keptAt: '2026-03-02T09:24:00.000Z' }) };

/** Without network everything that was loaded can be read, and says from when it is. */
export const Offline: Story = { args: lost };

/** From another day: with its date. */
export const OfflineSinceYesterday: Story = {
  args: { state: () => ({ connection: 'lost', keptAt: '2026-03-01T21:10:00.000Z' }) },
};

/** It was never connected. */
export const NothingLoaded: Story = {
  args: { state: (language) => ({ ...NOTHING_KEPT, language, connection: 'lost' }) },
};

/** A browser that keeps nothing has lost the key once the page is closed: staff are told. */
export const KeyNotKept: Story = { args: { state: () => ({ keyKept: false }) } };

// W4
/** What was asked for without network is kept; what has waited for long asks first. */
export const Unsent: Story = {
  tags: ['picture'],
  args: {
    address: '/tablet?requests',
    state: (language) => ({ ...lost.state(), requests: [], unsent: unsent(language) }),
  },
  ...phone,
  play: async (context) => {
    const say = sayIn(context);
    await context.step('Only what is old asks whether it is still wanted', async () => {
      await expect(await screen.findAllByText(say('unsent.name'))).toHaveLength(2);
      await expect(screen.getAllByRole('button', { name: say('unsent.send') })).toHaveLength(1);
    });
  },
};

/** Wherever the guest is, the question is seen. */
export const UnsentQuestion: Story = {
  tags: ['!dev'],
  args: { state: (language) => ({ unsent: unsent(language) }) },
};

// Q10
/** It is being tried. */
export const Reconnecting: Story = {
  args: lost,
  play: async (context) => {
    const say = sayIn(context);
    const [begin = ''] = say('offline.reconnecting', { when: '|' }).split('|');
    await context.step('A press tries at once', async () => {
      await userEvent.click(screen.getByRole('button', { name: say('offline.retry') }));
      await waitFor(() =>
        expect(screen.getByText((text) => text.startsWith(asRead(begin)))).toBeVisible(),
      );
    });
  },
};
