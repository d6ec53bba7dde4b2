import {
  listRejected,
  listRequested,
  requestAnswered,
  stateChangeConflicted,
  stateChangeFulfilled,
  stateChangeRejected,
  stateChangeRequested,
} from '@concierge/console/features/requests/requestsSlice';
import { i18n } from '@concierge/console/lib/i18n/i18n';
import { modifierKey } from '@concierge/console/lib/keys/modifierKey';
import { answer } from '@concierge/console/testing/ConsoleScreen';
import type { Language } from '@concierge/contract/constants';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { asRead } from '../fixtures/asRead.ts';
import { press, pressButton } from '../fixtures/keyboard.ts';
import { narrowest, phone, tablet } from '../fixtures/viewports.ts';
import { found, hotelIn, userNamed } from '../hotel/hotel.ts';
import { noNetwork, toast, type HotelScreen } from './HotelScreen.tsx';
import { screenStory } from './screenStory.ts';
import { languageModes } from '../setup/chromaticModes.ts';

const meta = {
  title: 'Screens/Requests',
  ...screenStory(import.meta.glob('../../packages/console/src/app/screens/requests/*.tsx')),
  args: { address: '/requests/waiting?limit=5' },
} satisfies Meta<typeof HotelScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list everyone works from: who waits, for what, since when. */
export const Waiting: Story = {
  tags: ['picture'],
  parameters: { chromatic: { modes: languageModes } },
  args: { address: '/requests/waiting' },
};
/** Who waits longest comes first, as the switch over the list shows. */
export const OldestFirst: Story = {
  play: async ({ canvas, step }) => {
    await step('A press turns the switch on, and the list around', async () => {
      const rows = () => canvas.getAllByRole('rowheader').map((row) => row.textContent);
      await canvas.findAllByRole('rowheader');
      const before = rows();
      const toggle = canvas.getByRole('switch', { name: i18n.t('requests:oldestFirst') });
      await expect(toggle).not.toBeChecked();
      await userEvent.click(toggle);
      await waitFor(() => expect(toggle).toBeChecked());
      await waitFor(() => expect(rows()).not.toEqual(before));
    });
  },
};
// U42
/** The list on a phone, a card per request. */
export const WaitingPhone: Story = {
  tags: ['picture-dark'],
  ...phone,
  play: async ({ canvas, step }) => {
    await step('One line of buttons is above the list', async () => {
      const bar = await canvas.findByRole('search');
      await waitFor(() => expect(within(bar).getAllByRole('button')).toHaveLength(2));
    });
  },
};
/** The smallest tablet that staff carry. */
export const WaitingTablet: Story = { ...tablet };
/** The narrowest phone. */
export const WaitingNarrowest: Story = { ...narrowest };

const openSheet = async (key: 'filter' | 'order'): Promise<void> => {
  const bar = await screen.findByRole('search');
  const buttons = await waitFor(() => within(bar).getAllByRole('button'));
  await press(buttons[key === 'filter' ? 0 : 1] as HTMLElement);
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

/** The filters of a phone. */
export const FiltersPhone: Story = {
  args: { address: '/requests/approved?limit=5&device_id=3' },
  ...phone,
  play: () => openSheet('filter'),
};
/** The order of a phone. */
export const OrderPhone: Story = {
  args: { address: '/requests/done?limit=5&orderBy=completed_at&direction=ASC' },
  ...phone,
  globals: { ...phone.globals, locale: 'cs' },
  play: () => openSheet('order'),
};
export const Approved: Story = { args: { address: '/requests/approved?limit=5' } };
export const Canceled: Story = { args: { address: '/requests/canceled?limit=5' } };
// U58
export const Done: Story = {
  tags: ['picture'],
  args: { address: '/requests/done?limit=5' },
  play: async ({ canvas, step }) => {
    await step('Each request says how long it took', async () => {
      const took = new RegExp(i18n.t('requests:took', { time: '.*' }));
      await waitFor(() => expect(canvas.getAllByText(took)).toHaveLength(5));
    });
    await step('The dates have two lines, so that every note is whole', async () => {
      const notes = [
        ...found(canvas.getAllByRole('table')[0]).querySelectorAll('[data-part="Note"]'),
      ];
      await expect(notes.length).toBeGreaterThan(2);
      for (const note of notes) {
        await expect(note.scrollHeight).toBeLessThanOrEqual(note.clientHeight);
        await expect(note.getBoundingClientRect().width).toBeGreaterThan(180);
      }
    });
  },
};
// U57
/** What is still to be done for one device: waiting and approved together. */
export const OpenOfDevice: Story = {
  args: { address: '/requests/open?limit=5&device_id=3' },
  play: async ({ canvas, step }) => {
    await step('The menu has the list while it is open', async () => {
      const entry = await canvas.findByRole('link', { name: i18n.t('shell:menu.open') });
      await expect(entry).toHaveAttribute('aria-current', 'page');
    });
  },
};

// U67
/** What a room asked for, whatever became of it: every request that has each word. */
export const Search: Story = {
  tags: ['picture'],
  args: { address: '/requests/all?limit=5' },
  play: async ({ canvas, step }) => {
    const field = await canvas.findByRole('searchbox', { name: i18n.t('requests:search.label') });
    await step('Ctrl+K leads to it', async () => {
      const held = modifierKey() === 'Ctrl' ? 'Control' : 'Meta';
      await userEvent.keyboard(`{${held}>}k{/${held}}`);
      await expect(field).toHaveFocus();
    });
    await step('Where nothing is found it says what was searched for', async () => {
      await userEvent.type(field, 'xyzzy');
      await canvas.findByText(/xyzzy/);
      await press(canvas.getByRole('button', { name: i18n.t('requests:filters.clear') }));
      await waitFor(() => expect(field).toHaveValue(''));
      await expect(field).toHaveFocus();
    });
    await step('Each word is looked for in names and notes', async () => {
      const { device_name, service_name } = found(hotelIn(i18n.language as Language).requests[0]);
      const [room = ''] = /\d+/.exec(device_name) ?? [];
      await userEvent.type(field, `${room} ${service_name.slice(0, 4).toUpperCase()}`);
      await waitFor(() => {
        const rows = canvas.getAllByRole('row').slice(1);
        const texts = rows.map((row) => row.textContent.includes(room));
        return expect(new Set(texts)).toEqual(new Set([true]));
      });
      await expect(canvas.queryByText(/xyzzy/)).toBeNull();
    });
  },
};
// U67
/** On a phone the search stays above the filters; it is on offer in all lists where this one has nothing. */
export const SearchPhone: Story = {
  args: { address: '/requests/approved?limit=5&search=xyzzy' },
  ...phone,
  play: async ({ canvas }) => {
    const everywhere = await canvas.findByRole('link', {
      name: i18n.t('requests:empty.everywhere'),
    });
    await expect(everywhere).toHaveAttribute('href', '/requests/all?search=xyzzy');
  },
};

/** Long names and notes: nothing is cut without a sign. */
export const LongTexts: Story = {
  args: {
    address: '/requests/waiting',
    hotel: (hotel) => {
      const { roomService, spa } = hotel.texts.services;
      return {
        ...hotel,
        requests: hotel.requests.slice(0, 3).map((row, at) => ({
          ...row,
          device_name: at === 0 ? `${row.device_name} – ${spa.notes[0]}` : row.device_name,
          service_name: at === 1 ? `${row.service_name}, ${spa.name}` : row.service_name,
          note: at === 2 ? row.note : roomService.notes.slice(0, 2).join(' '),
        })),
      };
    },
  },
};
/** Guests and staff who write from right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    hotel: (hotel) => ({
      ...hotel,
      requests: hotel.requests.map((row) => ({
        ...row,
        device_name: row.device_name.replace(/\D+/, 'غرفة '),
        note: row.note && 'من فضلك، منشفتان (2) ووسادة!',
      })),
    }),
  },
};

/** The first load, before the server has answered. */
export const Loading: Story = { args: { answers: () => [answer(listRequested, () => null)] } };
/** The hotel on a day without requests. */
const calm: Story['args'] = { hotel: (hotel) => ({ ...hotel, requests: [] }) };

/** Nobody waits. */
export const NoRequests: Story = { args: calm };
// D4
/** Requests are approved by people: nothing is promised to appear by itself. */
export const EmptyApproved: Story = {
  args: { ...calm, address: '/requests/approved?limit=5' },
  play: async ({ canvas, step }) => {
    await step('The empty list says what comes here', async () => {
      await waitFor(() =>
        expect(canvas.getByText(asRead(i18n.t('requests:empty.approved')))).toBeVisible(),
      );
    });
  },
};
export const EmptyDone: Story = { args: { ...calm, ...Done.args } };
/** The list, filtered to nothing. */
export const NothingFitsTheFilters: Story = {
  args: { address: '/requests/waiting?limit=5&service_id=12' },
};

// U25
/** The way back to all of them. */
export const FiltersCleared: Story = {
  ...NothingFitsTheFilters,
  tags: ['!dev'],
  play: async ({ canvas, step }) => {
    await step('The list says that nothing matches, and leads back', async () => {
      const title = await canvas.findByText(asRead(i18n.t('requests:empty.filteredTitle')));
      const name = i18n.t('requests:filters.clear');
      await press(within(found(title.parentElement ?? undefined)).getByRole('button', { name }));
      await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(5));
      const search = within(canvas.getByRole('search')).getByRole('searchbox');
      await waitFor(() => expect(search).toHaveFocus());
    });
  },
};
/** The list could not be loaded. */
export const Failed: Story = {
  args: {
    answers: () => [answer(listRequested, (call) => listRejected({ call, problem: noNetwork }))],
  },
};

// D5
/** What a colleague approved is not the operator's to move on. */
export const Operator: Story = {
  args: { address: '/requests/approved?limit=5', viewer: 'grace' },
  play: async ({ canvas, step }) => {
    await step('What a colleague approved opens to be read', async () => {
      await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(5));
      const named = (key: 'view' | 'reply') => ({
        name: new RegExp(`^${i18n.t(`requests:table.${key}`, { device: '.*' })}`),
      });
      const foreign = canvas.getAllByRole('button', named('view'));
      const own = canvas.queryAllByRole('button', named('reply'));
      await expect(own.length + foreign.length).toBe(5);
    });
  },
};

const dialog = () => screen.findByRole('dialog', { name: i18n.t('requests:reply.title') });
const stateButton = (state: 1 | 2 | 3 | 4) =>
  screen.getByRole('button', { name: i18n.t(`requests:state.${state}`) });

/** Opens the reply to the first request. */
async function openReply(): Promise<void> {
  const name = new RegExp(i18n.t('requests:table.replyInState', { state: '.*', device: '.*' }));
  const [first] = await screen.findAllByRole('button', { name });
  await press(found(first));
  await waitFor(async () => expect(await dialog()).toBeVisible());
}

/** One state further: the question, with its note. */
async function chooseApproved(): Promise<HTMLElement> {
  await openReply();
  await press(stateButton(2));
  return screen.findByRole('textbox', { name: i18n.t('requests:reply.noteLabel') });
}

async function approve(): Promise<void> {
  await chooseApproved();
  await pressButton(i18n.t('requests:reply.confirm.2'));
}

/** The reply over the list, opened by keyboard. */
export const Reply: Story = { tags: ['picture'], play: openReply };

/** The question before a state changes. */
export const ReplyConfirm: Story = {
  play: async () => {
    const note = await chooseApproved();
    await waitFor(() => expect(note).toHaveFocus());
  },
};

// D6 D8
/** A user who does not look after the service. */
export const ReplyOperator: Story = {
  args: { viewer: 'tomas' },
  play: async ({ step }) => {
    await step('An operator writes to no device before taking the request on', async () => {
      await openReply();
      const name = i18n.t('requests:reply.sendMessage');
      await expect(screen.queryByRole('button', { name })).toBeNull();
    });
    await step('The note is for administrators and those who look after it', async () => {
      await press(stateButton(2));
      const name = i18n.t('requests:reply.noteLabel');
      await expect(await screen.findByRole('textbox', { name })).toBeDisabled();
    });
  },
};

// D7
const HOTEL = hotelIn('en');
const grace = userNamed(HOTEL, 'grace');
const ofColleague = found(
  HOTEL.requests.find(
    ({ state_id, approved_by, service_id }) =>
      state_id === 2 &&
      approved_by !== grace.id &&
      HOTEL.inCharge.get(grace.id)?.includes(service_id),
  ),
);

/** A link to what a colleague approved. */
export const ReplyToColleagues: Story = {
  args: { address: `/requests/approved?limit=25&reply=${ofColleague.id}`, viewer: 'grace' },
  play: async ({ step }) => {
    await step('Only the one who approved a request moves it on', async () => {
      await waitFor(async () => expect(await dialog()).toBeVisible());
      for (const state of [1, 3, 4] as const) {
        await expect(stateButton(state)).toHaveAttribute('aria-disabled', 'true');
      }
    });
  },
};

/** The answer is on its way. */
export const ReplyPending: Story = { play: approve, ...phone };

// J3
/** Approved: the reply closes, and a toast says so. */
export const ReplyApproved: Story = {
  args: {
    answers: () => [
      answer(stateChangeRequested, ({ request }) => {
        const { device_name, service_name, id } = request;
        const about = `${device_name} · ${service_name}`;
        toast({ tone: 'success', body: i18n.t('requests:updateSuccess'), about });
        return stateChangeFulfilled(id);
      }),
    ],
  },
  play: async () => {
    await approve();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(screen.getByText(asRead(i18n.t('requests:updateSuccess')))).toBeVisible(),
    );
  },
};

/** The server refuses: nothing has changed. */
export const ReplyRefused: Story = {
  ...phone,
  args: {
    answers: () => [
      answer(stateChangeRequested, ({ request: { id: subject } }) =>
        stateChangeRejected({ subject, problem: noNetwork }),
      ),
    ],
  },
  play: async ({ step }) => {
    await step('The reply says that nothing has changed', async () => {
      await approve();
      await waitFor(() =>
        expect(screen.getByText(asRead(i18n.t('requests:reply.unchanged')))).toBeVisible(),
      );
    });
  },
};

// D10
/** A colleague answered at the same moment. */
export const ReplyOvertaken: Story = {
  args: {
    answers: (hotel) => [
      answer(stateChangeRequested, ({ request }) => {
        const { id, username } = userNamed(hotel, 'tomas');
        const taken = { ...request, state_id: 2 as const, approved_by: id, allowed_states: [] };
        return [
          requestAnswered(taken),
          stateChangeConflicted({ id: request.id, changedBy: username }),
        ];
      }),
    ],
  },
  play: async ({ step }) => {
    await step('The reply says who was faster', async () => {
      await approve();
      const text = i18n.t('requests:reply.conflict', {
        name: 'tomas',
        state: i18n.t('requests:state.2'),
      });
      await waitFor(() => expect(screen.getByText(text)).toBeVisible());
    });
  },
};

/** The message to the device, over the reply, over the list. */
export const ReplyMessage: Story = {
  play: async () => {
    await openReply();
    await pressButton(i18n.t('requests:reply.sendMessage'));
    const name = i18n.t('messages:form.send');
    await waitFor(() => expect(screen.getByRole('button', { name })).toBeVisible());
  },
};
