import { Select } from '@concierge/ui/Select';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { roomOptions } from '../fixtures/options.ts';
import { controlled } from '../fixtures/stateful.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsIn, textsOf } from '../setup/texts.ts';
import { sheetModes } from '../setup/chromaticModes.ts';

const Controlled = controlled(Select, 'value', 'onChange');

/** The rooms, and a kiosk whose name has an accent. */
const roomsWithCafe = (texts: Texts) => roomOptions(texts).with(6, { value: '6', label: 'Café' });

const meta = {
  title: 'Components/Select Search',
  component: Select,
  ...inLanguage((texts) => ({
    label: texts.t('requests:filters.device_id'),
    value: null,
    placeholder: texts.t('requests:filters.all.device_id'),
    options: roomsWithCafe(texts),
    search: texts.ui.selectSearchLabels,
    onChange: fn(),
    style: { maxInlineSize: 280 },
  })),
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How many options the browser has laid out. */
const laidOut = () =>
  [...document.querySelectorAll('[role="option"]')].filter((option) =>
    option.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
  ).length;

// U13
/** More than ten options have a field that narrows them; the focus stays in it. */
export const Searchable: Story = {
  tags: ['picture-dark'],
  parameters: { chromatic: { modes: sheetModes } },
  ...inLanguage(({ t }) => ({
    value: 'room-301',
    clearLabel: t('requests:filters.all.device_id'),
  })),
  play: async (context) => {
    const { canvas, args, step } = context;
    const { label } = textsOf(context).ui.selectSearchLabels;
    await step('What is typed narrows the options, whatever case and accents', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      const field = await screen.findByRole('searchbox', { name: label });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.keyboard('CAFE');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await userEvent.clear(field);
      await userEvent.keyboard('20');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(9));
    });
    await step('Arrows and Enter choose while the focus is in the field', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
      await expect(args.onChange).toHaveBeenLastCalledWith('room-202');
      await expect(screen.queryByRole('listbox')).toBeNull();
    });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('40');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(9));
  },
};

/** No option matches what is typed. */
export const SearchWithoutMatch: Story = {
  play: async (context) => {
    const { noMatches } = textsOf(context).ui.selectSearchLabels;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('submarine');
    await waitFor(() => expect(screen.getByText(noMatches)).toBeVisible());
  },
};

/** Eleven options: rooms of two floors, and the bar. */
function roomsOfTwoFloors(texts: Texts) {
  const { hotel, t } = texts;
  const [first, fourth] = [hotel.texts.floor(1), hotel.texts.floor(4)];
  const rooms = roomOptions(texts);
  return [
    ...rooms.slice(0, 6).map((room) => ({ ...room, group: first })),
    ...rooms.slice(30, 34).map((room) => ({ ...room, group: fourth })),
    { value: 'bar', label: hotel.texts.poolBar, group: t('common:list.otherRooms') },
  ];
}

// U43
/** Groups have headings; the search keeps the headings of what it finds. */
export const Groups: Story = {
  ...inLanguage((texts) => ({
    value: 'room-404',
    clearLabel: texts.t('requests:filters.all.device_id'),
    options: roomsOfTwoFloors(texts),
  })),
  play: async (context) => {
    const { canvas, args, step } = context;
    const { t, hotel } = textsOf(context);
    const open = async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
      await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    };
    await userEvent.tab();
    await open();
    await step('Each group has its heading', async () => {
      const names = screen.getAllByRole('group').map((group) => group.firstChild?.textContent);
      await expect(names).toEqual([
        hotel.texts.floor(1),
        hotel.texts.floor(4),
        t('common:list.otherRooms'),
      ]);
    });
    await step('What is typed leaves the headings of what is found', async () => {
      await userEvent.keyboard('402');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await expect(screen.getAllByRole('group')).toHaveLength(1);
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('room-402');
    });
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await open();
  },
};

// Y43
/** Of thousands the browser lays out those in view; all of them can be reached and are counted. */
export const Thousands: Story = {
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    options: Array.from({ length: 1541 }, (_, at) => ({ value: String(at), label: `Room ${at}` })),
  },
  play: async ({ args, step }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await step('Only those in view are laid out, and the last is one key away', async () => {
      await waitFor(() => expect(laidOut()).toBeLessThan(100));
      await userEvent.keyboard('{ArrowUp}');
      const last = screen.getByRole('option', { name: 'Room 1540' });
      await expect(screen.getByRole('searchbox')).toHaveAttribute('aria-activedescendant', last.id);
      await waitFor(() => expect(last.firstElementChild).toBeVisible());
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('1540');
    });
  },
};

/** Ten options need no field. */
export const TooFewToSearch: Story = {
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { options: roomOptions(textsIn('en')).slice(0, 10) },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await expect(screen.queryByRole('searchbox')).toBeNull();
  },
};

// Y57
/** Without a field the keys go to the list, however many options there are. */
export const Many: Story = {
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    search: undefined,
    options: Array.from({ length: 1_500 }, (_, at) => ({
      value: String(at),
      label: at === 700 ? 'Zahrada' : `Room ${at + 1}`,
    })),
  },
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole('button');
    const active = () =>
      document.getElementById(
        screen.getByRole('listbox').getAttribute('aria-activedescendant') ?? '',
      );
    await step('Of 1,500 options those in view alone are laid out', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('listbox')).toHaveFocus());
      await waitFor(() => expect(laidOut()).toBeLessThan(100));
    });
    await step('Letters, End and Enter choose', async () => {
      await expect(active()).toHaveTextContent('Room 1');
      await userEvent.keyboard('za');
      await waitFor(() => expect(active()).toHaveTextContent('Zahrada'));
      await userEvent.keyboard('{End}{ArrowUp}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('1498');
      await waitFor(() => expect(button).toHaveFocus());
      await expect(screen.queryByRole('listbox')).toBeNull();
    });
  },
};
