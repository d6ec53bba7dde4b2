import { FilterBar } from '@concierge/ui';
import { DayRangeFilter, type DayRange } from '@concierge/ui/concierge';
import { dayRangeFilterLabels, filterBarLabels } from '@concierge/ui/labels/en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { narrowest } from '../fixtures/viewports.ts';

// No AllStates: each state is a story, and the pictures of the audit trail have it.
const meta = {
  title: 'Concierge/DayRangeFilter',
  component: DayRangeFilter,
  args: {
    value: { from: '2026-03-02', to: '2026-03-05' },
    onChange: fn(),
    locale: 'en-GB',
    labels: dayRangeFilterLabels,
  },
  render: (args) => (
    <FilterBar label="Filter entries" count={0} onClear={fn()} labels={filterBarLabels}>
      <DayRangeFilter {...args} />
    </FilterBar>
  ),
} satisfies Meta<typeof DayRangeFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { value: { from: null, to: null } } };

/** The address of a page may say it. */
export const TurnedRound: Story = {
  args: { value: { from: '2026-03-05', to: '2026-03-02' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(dayRangeFilterLabels.turnedRound)).toBeVisible();
  },
};

export const Narrow: Story = {
  ...narrowest,
  render: (args) => <DayRangeFilter {...args} />,
};

function Controlled({ value, onChange, ...rest }: ComponentProps<typeof DayRangeFilter>) {
  const [range, setRange] = useState(value);
  const change = (next: DayRange) => {
    setRange(next);
    onChange(next);
  };
  return (
    <>
      <DayRangeFilter {...rest} value={range} onChange={change} />
      <button type="button" onClick={() => setRange({ from: null, to: null })}>
        Clear
      </button>
    </>
  );
}

// Y21
/** What is typed narrows the list once it is right. */
export const Typed: Story = {
  tags: ['!dev'],
  args: { value: { from: null, to: null } },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, args, step }) => {
    const field = (name: string) =>
      canvas.getAllByRole('group', { name: new RegExp(`^${name}`) })[0] as HTMLElement;
    const type = async (name: string, keys: string) => {
      within(field(name)).getAllByRole('spinbutton')[0]?.focus();
      if (keys) await userEvent.keyboard(keys);
    };
    await step('Nothing is said or passed while a year is being typed', async () => {
      await type('From', '0203202');
      await expect(args.onChange).not.toHaveBeenCalled();
      await expect(canvas.queryByText(dayRangeFilterLabels.wrongYear)).toBeNull();
    });
    await step('A wrong year is said once the field is left', async () => {
      await type('To', '');
      await expect(await canvas.findByText(dayRangeFilterLabels.wrongYear)).toBeVisible();
    });
    await step('A whole day is passed, and nothing is wrong any more', async () => {
      await type('From', '02032026');
      await waitFor(() =>
        expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-02', to: null }),
      );
      await waitFor(() => expect(canvas.queryByText(dayRangeFilterLabels.wrongYear)).toBeNull());
    });
    await step('A last day before the first is said, and not passed', async () => {
      await type('To', '01032026');
      await expect(await canvas.findByText(dayRangeFilterLabels.turnedRound)).toBeVisible();
      await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-02', to: null });
    });
    await step('Another first day puts it right, and both are passed', async () => {
      await type('From', '28022026');
      await waitFor(() =>
        expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-02-28', to: '2026-03-01' }),
      );
      await waitFor(() => expect(canvas.queryByText(dayRangeFilterLabels.turnedRound)).toBeNull());
    });
    await step('What is cleared outside is cleared here', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
      await waitFor(() => expect(field('From')).not.toHaveTextContent('2026'));
    });
  },
};
