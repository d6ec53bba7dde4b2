import { deviceCommandRequested } from '@concierge/console/features/devices/devicesSlice';
import {
  messageSaveRequested,
  messagesRequested,
} from '@concierge/console/features/messages/messagesSlice';
import {
  policyFulfilled,
  policyRequested,
  policySaveRequested,
} from '@concierge/console/features/users/passwordPolicy/policySlice';
import {
  othersEndRequested,
  sessionsFulfilled,
  sessionsRequested,
} from '@concierge/console/features/users/sessions/sessionsSlice';
import { serviceToggleRequested } from '@concierge/console/features/users/usersSlice';
import { i18n } from '@concierge/console/lib/i18n/i18n';
import { answer } from '@concierge/console/testing/ConsoleScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { press } from '../fixtures/keyboard.ts';
import { found, hotelIn, userNamed } from '../hotel/hotel.ts';
import type { HotelScreen, HotelScreenProps } from './HotelScreen.tsx';
import { screenStory } from './screenStory.ts';

// What a press in a dialog or a filter asks of the server; what the server then does is tested with the sagas.
const meta = {
  title: 'Screens/Calls',
  ...screenStory(import.meta.glob('../../packages/console/src/app/screens/**/*.{ts,tsx}')),
  tags: ['!dev'],
} satisfies Meta<typeof HotelScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Answers = ReturnType<NonNullable<HotelScreenProps['answers']>>;

const asked = fn();
const hotel = hotelIn('en');
const grace = userNamed(hotel, 'grace');

/** An address where a call of this kind stays without an answer, and is seen. */
const asking = (
  address: string,
  action: Parameters<typeof answer<unknown>>[0],
  others: Answers = [],
) => ({
  args: {
    address,
    answers: () => [
      answer(action, (payload) => {
        asked(payload);
        return null;
      }),
      ...others,
    ],
  },
});

const expectAsked = (payload: object) =>
  waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining(payload)));

// F8
export const ServiceOfUser: Story = {
  ...asking(`/users?services=${grace.id}`, serviceToggleRequested),
  play: async () => {
    const [service] = await screen.findAllByRole('switch', { checked: false });
    await userEvent.click(found(service));
    await expectAsked({ userId: grace.id, username: 'grace', assigned: true });
  },
};

// P12
export const PasswordRules: Story = {
  ...asking('/users', policySaveRequested, [
    answer(policyRequested, () => policyFulfilled({ enabled: false })),
  ]),
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: i18n.t('users:passwords.open') }));
    const rules = { name: i18n.t('users:passwords.label') };
    await userEvent.click(await screen.findByRole('switch', rules));
    await expectAsked({ enabled: true });
  },
};

// P12
export const SignOutEverywhere: Story = {
  ...asking(`/users?user=${grace.id}&browsers=all`, othersEndRequested, [
    answer(sessionsRequested, ({ userId }) => sessionsFulfilled({ userId, sessions: [session] })),
  ]),
  play: async () => {
    const name = i18n.t('users:sessions.of.endAll');
    await userEvent.click(await screen.findByRole('button', { name }));
    await expectAsked({ userId: grace.id, username: 'grace' });
  },
};

const session = {
  id: '1',
  user_agent: 'Mozilla/5.0 (iPhone) Safari/605.1',
  address: '203.0.113.7',
  created_at: '2026-03-02T06:12:00.000Z',
  last_seen_at: '2026-03-02T07:55:00.000Z',
  expires_at: '2026-03-02T19:55:00.000Z',
  current: false,
};

// E2
export const FilteredMessages: Story = {
  ...asking('/messages', messagesRequested),
  play: async ({ canvas }) => {
    for (const [filter, option] of [
      ['state', 'state.2'],
      ['type', 'type.1'],
    ] as const) {
      const name = new RegExp(`${i18n.t(`messages:columns.${filter}`)}$`);
      await userEvent.click(await canvas.findByRole('button', { name }));
      const chosen = { name: i18n.t(`messages:${option}`) };
      await userEvent.click(await screen.findByRole('option', chosen));
    }
    await expectAsked({ state: 2, type: 1 });
  },
};

const waiting = found(hotel.requests.find(({ state_id }) => state_id === 1));

// E7
export const MessageToDevice: Story = {
  ...asking(`/requests/waiting?reply=${waiting.id}&message=new`, messageSaveRequested),
  play: async () => {
    const field = (key: 'title' | 'message') =>
      screen.findByRole('textbox', { name: new RegExp(`^${i18n.t(`messages:form.${key}`)}`) });
    await userEvent.type(await field('title'), 'Your shirts');
    await userEvent.type(await field('message'), 'They are on their way.');
    await userEvent.click(screen.getByRole('button', { name: i18n.t('messages:form.send') }));
    await expectAsked({
      title: 'Your shirts',
      message: 'They are on their way.',
      device_serial_id: [waiting.device_serial_id],
      service_request_id: waiting.id,
    });
  },
};

// O11
export const NewStay: Story = {
  ...asking('/rooms?device=2&do=stay', deviceCommandRequested),
  play: async () => {
    const quiet = { name: i18n.t('devices:stay.doNotDisturb') };
    await userEvent.click(await screen.findByRole('switch', quiet));
    const name = i18n.t('devices:newStay.confirm');
    await userEvent.click(screen.getByRole('button', { name }));
    await expectAsked({
      kind: 'stay',
      id: 2,
      body: expect.objectContaining({ lang: null, do_not_disturb: true }),
    });
  },
};
