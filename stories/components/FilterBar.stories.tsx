import { Combobox } from '@concierge/ui/Combobox';
import { DatePicker } from '@concierge/ui/DatePicker';
import { FilterBar, InlineFilterBar, type FilterBarProps } from '@concierge/ui/FilterBar';
import { SearchField } from '@concierge/ui/SearchField';
import { Select } from '@concierge/ui/Select';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { pressButton } from '../fixtures/keyboard.ts';
import { Stack } from '../fixtures/Layout.tsx';
import { roomOptions, serviceOptions, sortColumns } from '../fixtures/options.ts';
import { phone } from '../fixtures/viewports.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

/** A list's filters: a room, a service and a day. Nothing is set where `count` is 0. */
function Filters({ texts, count, onClear, ...rest }: FilterBarProps & { texts: Texts }) {
  const { t } = texts;
  const [room, setRoom] = useState(count > 0 ? 'room-204' : null);
  const [service, setService] = useState(count > 1 ? '1' : null);
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
      search={
        <SearchField
          label={t('requests:search.label')}
          labelHidden={false}
          placeholder={t('requests:search.placeholder')}
          labels={texts.ui.searchFieldLabels}
        />
      }
      count={[room, service, day].filter((value) => value !== null).length}
      onClear={clear}
    >
      <Combobox
        label={t('requests:filters.device_id')}
        options={roomOptions(texts)}
        value={room}
        onChange={setRoom}
        placeholder={t('requests:filters.all.device_id')}
        labels={texts.ui.comboboxLabels}
      />
      <Select
        label={t('requests:filters.service_id')}
        options={serviceOptions(texts)}
        value={service}
        onChange={setService}
        clearLabel={t('requests:filters.all.service_id')}
      />
      <DatePicker
        label={t('common:days.from')}
        value={day}
        onChange={setDay}
        labels={texts.ui.datePickerLabels}
      />
    </FilterBar>
  );
}

const meta = {
  title: 'Components/FilterBar',
  component: FilterBar,
  ...inLanguage(({ t, ui }) => ({
    label: t('requests:filters.label'),
    count: 0,
    onClear: fn(),
    labels: ui.filterBarLabels,
    sort: {
      columns: sortColumns(t),
      sortBy: 'device',
      direction: 'ASC' as const,
      onSortChange: fn(),
      labels: ui.sortChoiceLabels,
    },
    children: null,
  })),
  render: (args, context) => <Filters {...args} texts={textsOf(context)} />,
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is set. */
export const Default: Story = {};

/** Nothing set, two filters set, and few filters in a line. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args, context) => {
    const texts = textsOf(context);
    const { t, ui, hotel } = texts;
    const floors = [1, 2].map((floor) => ({
      value: String(floor),
      label: hotel.texts.floor(floor),
    }));
    return (
      <div style={{ display: 'grid', gap: 32 }}>
        <Filters {...args} texts={texts} />
        <Filters {...args} texts={texts} label={t('messages:filters.label')} count={2} />
        <InlineFilterBar label={t('devices:filters.label')}>
          <SearchField
            label={t('devices:search')}
            placeholder={t('devices:searchPlaceholder')}
            labels={ui.searchFieldLabels}
          />
          <Select
            label={t('devices:filters.group')}
            labelPlacement="start"
            options={floors}
            clearLabel={t('devices:filters.allGroups')}
          />
        </InlineFilterBar>
      </div>
    );
  },
};

/** On a phone: one line of buttons, the second says what the list is sorted by. */
export const Phone: Story = { ...phone, args: { count: 2 } };

/** The filters on a sheet. */
export const PhoneFilters: Story = {
  ...phone,
  args: { count: 2 },
  play: async (context) => {
    const { t, ui } = textsOf(context);
    const name = ui.filterBarLabels.filters(2);
    await pressButton(name);
    const title = t('requests:filters.label');
    await waitFor(() => expect(screen.getByRole('dialog', { name: title })).toBeVisible());
  },
};

// U5 U42
/** An option is pressed in the sheet; clearing brings no keyboard over it. */
export const PhoneCleared: Story = {
  ...PhoneFilters,
  tags: ['!dev'],
  play: async (context) => {
    await PhoneFilters.play?.(context);
    const { ui } = textsOf(context);
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: /101/ }));
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveDisplayValue(/101/));
    await userEvent.click(screen.getByRole('button', { name: ui.filterBarLabels.clear }));
    await expect(context.args.onClear).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: ui.filterBarLabels.done })).toHaveFocus(),
    );
  },
};

/** The order on a sheet. */
export const PhoneSort: Story = {
  ...phone,
  play: async (context) => {
    const { t, ui } = textsOf(context);
    const { sortBy, directions } = ui.sortChoiceLabels;
    const order = `${t('requests:columns.device_name')} · ${directions.text.ASC}`;
    const name = ui.filterBarLabels.sort?.(order) ?? '';
    await pressButton(name);
    await waitFor(() => expect(screen.getByRole('dialog', { name: sortBy })).toBeVisible());
  },
};

// U5
export const Cleared: Story = {
  tags: ['!dev'],
  args: { count: 2 },
  render: (args, context) => (
    <Stack>
      <Filters {...args} texts={textsOf(context)} />
    </Stack>
  ),
  play: async ({ canvas, args, step }) => {
    await step('Clearing leaves no filter, and the focus in the bar', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
      await expect(args.onClear).toHaveBeenCalledOnce();
      const bar = canvas.getByRole('search', { name: 'Filter requests' });
      await waitFor(() => expect(within(bar).getByRole('searchbox')).toHaveFocus());
      await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    });
  },
};
