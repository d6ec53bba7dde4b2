import {
  DatePicker,
  FilterBar,
  InlineFilterBar,
  SearchField,
  Select,
  type FilterBarProps,
} from '@concierge/ui';
import {
  datePickerLabels,
  filterBarLabels,
  searchFieldLabels,
  sortChoiceLabels,
} from '@concierge/ui/labels/en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { press } from '../fixtures/keyboard.ts';
import { Stack } from '../fixtures/Layout.tsx';
import { phone } from '../fixtures/viewports.ts';

const ROOMS = ['Room 101', 'Room 204', 'Room 311'].map((label) => ({ value: label, label }));
const SERVICES = ['Housekeeping', 'Room service'].map((label) => ({ value: label, label }));

/** A list's filters: a room, a service and a day. Nothing is set where `count` is 0. */
function Filters({ count, onClear, ...rest }: FilterBarProps) {
  const [room, setRoom] = useState(count > 0 ? 'Room 204' : null);
  const [service, setService] = useState(count > 1 ? 'Housekeeping' : null);
  const [day, setDay] = useState<string | null>(null);
  const clear = () => {
    setRoom(null);
    setService(null);
    setDay(null);
    onClear();
  };
  return (
    <FilterBar
      {...rest}
      count={[room, service, day].filter((value) => value !== null).length}
      onClear={clear}
    >
      <Select
        label="Device"
        options={ROOMS}
        selected={room}
        onSelectedChange={setRoom}
        clearLabel="All devices"
      />
      <Select
        label="Service"
        options={SERVICES}
        selected={service}
        onSelectedChange={setService}
        clearLabel="All services"
      />
      <DatePicker label="From" value={day} onChange={setDay} labels={datePickerLabels} />
    </FilterBar>
  );
}

const meta = {
  title: 'Components/FilterBar',
  component: FilterBar,
  args: {
    label: 'Filter requests',
    count: 0,
    onClear: fn(),
    labels: filterBarLabels,
    sort: {
      columns: [
        { id: 'id', label: 'Received', kind: 'time' },
        { id: 'device', label: 'Device', kind: 'text' },
      ],
      sortBy: 'device',
      direction: 'ASC',
      onSortChange: fn(),
      labels: sortChoiceLabels,
    },
    children: null,
  },
  render: (args) => <Filters {...args} />,
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Nothing set, two filters set, and few filters in a line. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Filters {...args} />
      <Filters {...args} label="Filter messages" count={2} />
      <InlineFilterBar label="Filter devices">
        <SearchField label="Search devices" placeholder="Search" labels={searchFieldLabels} />
        <Select label="Group" labelPlacement="start" options={ROOMS} clearLabel="All groups" />
      </InlineFilterBar>
    </div>
  ),
};

/** On a phone: one line of buttons, the second says what the list is sorted by. */
export const Phone: Story = { ...phone, args: { count: 2 } };

export const PhoneFilters: Story = {
  ...phone,
  args: { count: 2 },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Filter (2)' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Filter requests' })).toBeVisible(),
    );
  },
};

export const PhoneSort: Story = {
  ...phone,
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Sort: Device · Ascending' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Sort by' })).toBeVisible());
  },
};

// U5
export const Cleared: Story = {
  tags: ['!dev'],
  args: { count: 2 },
  render: (args) => (
    <Stack>
      <Filters {...args} />
    </Stack>
  ),
  play: async ({ canvas, args, step }) => {
    await step('Clearing leaves no filter, and the focus in the bar', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
      await expect(args.onClear).toHaveBeenCalledOnce();
      const bar = canvas.getByRole('search', { name: 'Filter requests' });
      await waitFor(() => expect(within(bar).getAllByRole('button')[0]).toHaveFocus());
      await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    });
  },
};
