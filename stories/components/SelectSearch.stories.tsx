import { Select } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { controlled } from '../fixtures/stateful.tsx';

const Controlled = controlled(Select, 'selected', 'onSelectedChange');

const ROOMS = Array.from({ length: 40 }, (_, at) => ({
  value: String(at),
  label: at === 6 ? 'Ručníky a župany' : `Room ${at + 1}`,
}));

const meta = {
  title: 'Components/Select Search',
  component: Select,
  args: {
    label: 'Device',
    selected: null,
    placeholder: 'Choose a device',
    options: ROOMS,
    search: { label: 'Search', noMatches: 'Nothing found' },
    onSelectedChange: fn(),
    style: { maxInlineSize: 280 },
  },
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
  args: { selected: '30', clearLabel: 'All devices' },
  play: async ({ canvas, args, step }) => {
    await step('What is typed narrows the options, whatever case and accents', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      const field = await screen.findByRole('searchbox', { name: 'Search' });
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.keyboard('RUCNIKY');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await userEvent.clear(field);
      await userEvent.keyboard('room 3');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(11));
    });
    await step('Arrows and Enter choose while the focus is in the field', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
      await expect(args.onSelectedChange).toHaveBeenLastCalledWith('29');
      await expect(screen.queryByRole('listbox')).toBeNull();
    });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('room 1');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(11));
  },
};

export const SearchWithoutMatch: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('submarine');
    await waitFor(() => expect(screen.getByText('Nothing found')).toBeVisible());
  },
};

// U43
/** Groups have headings; the search keeps the headings of what it finds. */
export const Groups: Story = {
  args: {
    selected: '1204',
    clearLabel: 'All devices',
    options: [
      ...[101, 102, 103, 104, 105, 106, 1201, 1202, 1203, 1204].map((room) => ({
        value: String(room),
        label: `Room ${room}`,
        group: `Floor ${Math.floor(room / 100)}`,
      })),
      { value: 'lobby', label: 'Lobby', group: 'Other' },
    ],
  },
  play: async ({ canvas, args, step }) => {
    const open = async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
      await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    };
    await userEvent.tab();
    await open();
    await step('Each group has its heading', async () => {
      const names = screen.getAllByRole('group').map((group) => group.firstChild?.textContent);
      await expect(names).toEqual(['Floor 1', 'Floor 12', 'Other']);
    });
    await step('What is typed leaves the headings of what is found', async () => {
      await userEvent.keyboard('1202');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await expect(screen.getAllByRole('group')).toHaveLength(1);
      await userEvent.keyboard('{Enter}');
      await expect(args.onSelectedChange).toHaveBeenLastCalledWith('1202');
    });
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await open();
  },
};

// Y43
/** Of thousands the browser lays out those in view; all of them can be reached and are counted. */
export const Thousands: Story = {
  tags: ['!dev'],
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
      await expect(args.onSelectedChange).toHaveBeenLastCalledWith('1540');
    });
  },
};

/** Ten options need no field. */
export const TooFewToSearch: Story = {
  tags: ['!dev'],
  args: { options: ROOMS.slice(0, 10) },
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
      await expect(args.onSelectedChange).toHaveBeenLastCalledWith('1498');
      await waitFor(() => expect(button).toHaveFocus());
      await expect(screen.queryByRole('listbox')).toBeNull();
    });
  },
};
