import { DatePicker } from '@concierge/ui/DatePicker';
import { Stack } from '@concierge/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { expectClosed } from '../fixtures/keyboard.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';
import { sheetModes } from '../setup/chromaticModes.ts';

const meta = {
  title: 'Components/DatePicker',
  component: DatePicker,
  parameters: { conformance: { refTo: 'control', attributesTo: 'group' } },
  ...inLanguage(
    ({ language, t, ui }) => ({
      label: t('audit:filters.from'),
      locale: language === 'en' ? 'en-GB' : language,
      defaultValue: '2026-03-12',
      labels: ui.datePickerLabels,
      onChange: fn(),
    }),
    inWidth(240),
  ),
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A day that is typed, or chosen in the calendar behind the button. */
export const Default: Story = {};

/** Filled, empty and required, wrong, read only, off; the last one from right to left. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  parameters: { chromatic: { modes: sheetModes } },
  render: ({ label: _label, defaultValue: day, ...args }, context) => (
    <Stack>
      <DatePicker {...args} label="Filled" defaultValue={day} />
      <DatePicker {...args} label="Empty" required description="Description" />
      <DatePicker {...args} label="Wrong" error={textsOf(context).t('audit:filters.turnedRound')} />
      <DatePicker {...args} label="Read only" value={day} readOnly />
      <DatePicker {...args} label="Off" value={day} disabled />
      <div dir="rtl">
        <DatePicker {...args} label="From right to left" value={day} />
      </div>
    </Stack>
  ),
  play: async (context) => {
    const error = textsOf(context).t('audit:filters.turnedRound');
    const [group] = context.canvas.getAllByRole('group', { name: 'Wrong' });
    await expect(group).toHaveAccessibleDescription(new RegExp(`${error}$`));
  },
};

/** The calendar of the month, with the chosen day and those that cannot be chosen. */
export const Open: Story = {
  tags: ['picture-dark'],
  parameters: { chromatic: { modes: sheetModes } },
  args: { min: '2026-03-05' },
  play: async (context) => {
    const { language, ui } = textsOf(context);
    const written = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, options).format(
        Date.UTC(2026, 2, 12),
      );
    await userEvent.click(
      context.canvas.getByRole('button', {
        name: (name) => name.includes(ui.datePickerLabels.open),
      }),
    );
    const month = written({ month: 'long', year: 'numeric' });
    const day = written({ day: 'numeric', month: 'long', year: 'numeric' });
    const inName = (text: string) => ({ name: (name: string) => name.includes(text) });
    await waitFor(() => expect(screen.getByRole('grid', inName(month))).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', inName(day))).toHaveFocus());
  },
};

/** Enter opens, arrows move by days and weeks, Page Down by months, Enter chooses and focus goes back. */
export const Keyboard: Story = {
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const open = canvas.getByRole('button', { name: /Open the calendar/ });
    open.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /12 March 2026/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{PageDown}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /20 April 2026/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expectClosed('dialog', () => open);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-04-20');
  },
};

const given = createRef<HTMLElement>();

// Q3
/** A label, ours or the page's, and `ref` focus the first part, and attributes are at the group. */
export const Reached: Story = {
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <label htmlFor="born">Outside</label>
      <DatePicker {...args} ref={given} id="born" aria-describedby="hint" data-testid="group" />
      <p id="hint">As in the passport</p>
    </>
  ),
  play: async ({ canvas, step }) => {
    const [day] = canvas.getAllByRole('spinbutton');
    const group = canvas.getByTestId('group');
    await step('Attributes are at the group', async () => {
      await expect(group).toHaveAttribute('id', 'born');
      await expect(group).toHaveAccessibleDescription(/As in the passport$/);
    });
    await step('What a form and a label focus is the first part', async () => {
      await expect(given.current).toBe(day);
      await userEvent.click(canvas.getByText('From'));
      await expect(day).toHaveFocus();
      day?.blur();
      await userEvent.click(canvas.getByText('Outside'));
      await expect(day).toHaveFocus();
    });
  },
};

// Q5
/** Typed, it is reported as it is stored; left with a part that is empty it says so, until the focus is back. */
export const Typed: Story = {
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { defaultValue: undefined, name: 'born', incompleteError: 'Enter day, month and year.' },
  render: (args) => (
    <form data-testid="form">
      <DatePicker {...args} />
    </form>
  ),
  play: async ({ canvas, args, step }) => {
    const part = (at: number) => canvas.getAllByRole('spinbutton')[at];
    await step('Left half filled it is marked and says why', async () => {
      await userEvent.tab();
      await userEvent.keyboard('02');
      (document.activeElement as HTMLElement).blur();
      await waitFor(() => expect(canvas.getByText(/day, month and year/)).toBeVisible());
      await expect(part(0)).toBeInvalid();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('With all of it filled it does not, and a form sends it', async () => {
      part(1)?.focus();
      await waitFor(() => expect(canvas.queryByText(/day, month and year/)).toBeNull());
      await userEvent.keyboard('031984');
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('1984-03-02'));
      const form = canvas.getByTestId<HTMLFormElement>('form');
      await expect(new FormData(form).get('born')).toBe('1984-03-02');
    });
    await step('Emptied it is none', async () => {
      for (const at of [0, 1, 2]) {
        part(at)?.focus();
        await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
      }
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
    });
  },
};
