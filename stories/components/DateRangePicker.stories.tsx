import { DateRangePicker } from '@concierge/ui/DateRangePicker';
import { Stack } from '@concierge/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { control } from '../conformance/exceptions.ts';
import { inWidth } from '../fixtures/frames.tsx';
import { expectClosed, press } from '../fixtures/keyboard.ts';
import { phone } from '../fixtures/viewports.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

const presetsOf = ({ t }: Texts) =>
  (
    [
      ['today', '2026-03-12', '2026-03-12'],
      ['yesterday', '2026-03-11', '2026-03-11'],
      ['last7', '2026-03-06', '2026-03-12'],
      ['last30', '2026-02-11', '2026-03-12'],
    ] as const
  ).map(([name, from, to]) => ({
    label: t(`common:days.presets.${name}`),
    range: { from, to },
  }));

const meta = {
  title: 'Components/DateRangePicker',
  component: DateRangePicker,
  parameters: { conformance: control },
  ...inLanguage(
    (texts) => ({
      label: texts.t('common:days.label'),
      clearLabel: texts.t('common:days.all'),
      locale: texts.language === 'en' ? 'en-GB' : texts.language,
      defaultValue: { from: '2026-03-02', to: '2026-03-05' },
      presets: presetsOf(texts),
      labels: texts.ui.dateRangePickerLabels,
      onChange: fn(),
    }),
    inWidth(240),
  ),
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A button with the days that are chosen. */
export const Default: Story = {};

const [TODAY, WRONG] = [
  { from: '2026-03-12', to: '2026-03-12' },
  { from: '2026-03-05', to: '2026-03-02' },
];

/** Days, a preset, without a last day, none, turned round, out of range, off; the last one from right to left. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: ({ label: _label, defaultValue: days, ...args }) => (
    <Stack>
      <DateRangePicker {...args} label="Days" defaultValue={days} />
      <DateRangePicker {...args} label="Preset" defaultValue={TODAY} />
      <DateRangePicker
        {...args}
        label="Without a last day"
        defaultValue={{ from: '2026-03-02', to: null }}
      />
      <DateRangePicker {...args} label="None" required description="Description" />
      <DateRangePicker {...args} label="Turned round" value={WRONG} />
      <DateRangePicker {...args} label="Out of range" value={days} min="2026-03-03" />
      <DateRangePicker {...args} label="Off" value={days} disabled />
      <div dir="rtl">
        <DateRangePicker {...args} label="From right to left" value={days} />
      </div>
    </Stack>
  ),
};

const button = (canvas: ReturnType<typeof within>) => canvas.getByRole('button');

/** Presets, both days to type, and two months. */
export const Open: Story = {
  tags: ['picture-dark'],
  args: { max: '2026-03-12' },
  play: async (context) => {
    await press(button(context.canvas));
    const { presets } = textsOf(context).ui.dateRangePickerLabels;
    await waitFor(() => expect(screen.getByRole('listbox', { name: presets })).toBeVisible());
    await waitFor(() => expect(screen.getAllByRole('grid')).toHaveLength(2));
  },
};

/** One month on a phone, the presets above it. */
export const Phone: Story = {
  ...phone,
  play: async ({ canvas }) => {
    await press(button(canvas));
    await waitFor(() => expect(screen.getAllByRole('grid')).toHaveLength(1));
  },
};

// Q18
/** By keyboard: a preset; two typed days, of which wrong ones say so; two days of the calendar. */
export const Chosen: Story = {
  tags: ['!dev'],
  args: { name: 'days' },
  render: (args) => (
    <form data-testid="form">
      <DateRangePicker {...args} />
    </form>
  ),
  play: async ({ canvas, args, step }) => {
    const trigger = button(canvas);
    const sent = () => new FormData(canvas.getByTestId<HTMLFormElement>('form')).getAll('days');
    const open = async () => {
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: 'Days' });
    };
    const field = (name: string) => screen.findByRole('textbox', { name });
    const fill = async (name: string, text: string) => {
      await userEvent.clear(await field(name));
      await userEvent.type(await field(name), text);
    };
    const closed = () => expectClosed('dialog', () => trigger);
    await step('A preset is two keys away, and the button says its name', async () => {
      await open();
      await waitFor(() => expect(screen.getByRole('option', { name: 'All days' })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await closed();
      await expect(args.onChange).toHaveBeenLastCalledWith(TODAY);
      await expect(trigger).toHaveAccessibleName('Today Days');
    });
    await step('A whole day is passed; what is no day stays and says why', async () => {
      await open();
      await fill('From', '2.3.2026');
      await expect(args.onChange).toHaveBeenLastCalledWith({
        from: '2026-03-02',
        to: '2026-03-12',
      });
      await fill('To', '31.2.2026');
      await userEvent.tab();
      await expect(await field('To')).toHaveValue('31.2.2026');
      await expect(await field('To')).toHaveAccessibleDescription(/not a date/);
      await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-03-02', to: null });
    });
    await step('A last day before the first is said, and not passed', async () => {
      await fill('To', '1.3.2026');
      await expect(await field('To')).toHaveAccessibleDescription(
        'The last day is before the first.',
      );
      await expect(args.onChange).not.toHaveBeenCalledWith(
        expect.objectContaining({ to: '2026-03-01' }),
      );
      await fill('From', '28.2.2026');
      await expect(args.onChange).toHaveBeenLastCalledWith({
        from: '2026-02-28',
        to: '2026-03-01',
      });
      await expect(sent()).toEqual(['2026-02-28', '2026-03-01']);
    });
    await step('Without a last day there is no limit, without both there are none', async () => {
      await userEvent.clear(await field('To'));
      await expect(trigger).toHaveTextContent('From 28 Feb 2026');
      await userEvent.clear(await field('From'));
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await expect(sent()).toEqual(['', '']);
    });
    await step('Enter after what is no day stays, after a day it closes', async () => {
      await userEvent.type(await field('From'), '31.2.26{Enter}');
      await expect(await field('From')).toHaveAccessibleDescription(/not a date/);
      await fill('From', '1.2.26{Enter}');
      await closed();
      await expect(trigger).toHaveTextContent('From 1 Feb 2026');
    });
    await step('The calendar takes a first and a last day', async () => {
      await open();
      await fill('From', '2.3.2026');
      const day = (name: RegExp) => screen.getByRole('button', { name });
      day(/\b2 March 2026/).focus();
      await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
      await closed();
      await expect(args.onChange).toHaveBeenLastCalledWith({
        from: '2026-03-02',
        to: '2026-03-10',
      });
      await expect(trigger).toHaveTextContent('2 – 10 Mar 2026');
    });
  },
};
