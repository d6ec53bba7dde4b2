import { FilterBar } from '@concierge/ui/FilterBar';
import { DayRangeFilter, type DayRange } from '@concierge/ui/concierge/DayRangeFilter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { narrowest } from '../fixtures/viewports.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

// No AllStates: each state is a story, and the pictures of the audit trail have it.
const meta = {
  title: 'Concierge/DayRangeFilter',
  component: DayRangeFilter,
  ...inLanguage(({ labels, language }) => ({
    value: { from: '2026-03-02', to: '2026-03-05' },
    onChange: fn(),
    locale: language === 'en' ? 'en-GB' : language,
    labels: labels.dayRange,
  })),
  render: (args, context) => {
    const { t, ui } = textsOf(context);
    return (
      <FilterBar
        label={t('audit:filters.label')}
        count={0}
        onClear={fn()}
        labels={ui.filterBarLabels}
      >
        <DayRangeFilter {...args} />
      </FilterBar>
    );
  },
} satisfies Meta<typeof DayRangeFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From one day to another. */
export const Default: Story = {};

/** Every day. */
export const NoDays: Story = { args: { value: { from: null, to: null } } };

/** The address of a page may say it. */
export const TurnedRound: Story = {
  args: { value: { from: '2026-03-05', to: '2026-03-02' } },
  play: async (context) => {
    const { turnedRound } = textsOf(context).labels.dayRange;
    await expect(await context.canvas.findByText(turnedRound)).toBeVisible();
  },
};

/** One day below the other. */
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
  parameters: { chromatic: { disableSnapshot: true } },
  args: { value: { from: null, to: null } },
  render: (args) => <Controlled {...args} />,
  play: async (context) => {
    const { canvas, args, step } = context;
    const { turnedRound } = textsOf(context).labels.dayRange;
    const type = async (name: string, text: string) => {
      await userEvent.clear(canvas.getByRole('textbox', { name }));
      await userEvent.type(canvas.getByRole('textbox', { name }), text);
    };
    await step('Nothing is said or passed while a year is being typed', async () => {
      await type('From', '02/03/202');
      await expect(args.onChange).not.toHaveBeenCalled();
      await expect(canvas.queryByText(/not a date/)).toBeNull();
    });
    await step('What is no day is said once the field is left', async () => {
      await userEvent.tab();
      await expect(await canvas.findByText(/not a date/)).toBeVisible();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('A whole day is passed, and nothing is wrong any more', async () => {
      await type('From', '02/03/2026');
      await waitFor(() =>
        expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-02', to: null }),
      );
      await waitFor(() => expect(canvas.queryByText(/not a date/)).toBeNull());
    });
    await step('A last day before the first is said, and not passed', async () => {
      await type('To', '01/03/2026');
      await expect(await canvas.findByText(turnedRound)).toBeVisible();
      await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-02', to: null });
    });
    await step('Another first day puts it right, and both are passed', async () => {
      await type('From', '28/02/2026');
      await waitFor(() =>
        expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-02-28', to: '2026-03-01' }),
      );
      await waitFor(() => expect(canvas.queryByText(turnedRound)).toBeNull());
    });
    await step('What is cleared outside is cleared here', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'From' })).toHaveValue(''));
    });
  },
};
