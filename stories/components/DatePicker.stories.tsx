import { DatePicker } from '@concierge/ui/DatePicker';
import { Stack } from '@concierge/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { textField } from '../conformance/exceptions.ts';
import { inWidth } from '../fixtures/frames.tsx';
import { expectClosed, press } from '../fixtures/keyboard.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const meta = {
  title: 'Components/DatePicker',
  component: DatePicker,
  parameters: { conformance: textField },
  ...inLanguage(
    ({ language, t, ui }) => ({
      label: t('common:days.from'),
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

/** Filled, empty and required, wrong, out of range, read only, off; the last one from right to left. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: ({ label: _label, defaultValue: day, ...args }, context) => (
    <Stack>
      <DatePicker {...args} label="Filled" defaultValue={day} />
      <DatePicker {...args} label="Empty" required description="Description" />
      <DatePicker {...args} label="Wrong" error={textsOf(context).t('common:days.turnedRound')} />
      <DatePicker {...args} label="Out of range" value={day} min="2026-03-20" />
      <DatePicker {...args} label="Read only" value={day} readOnly />
      <DatePicker {...args} label="Off" value={day} disabled />
      <div dir="rtl">
        <DatePicker {...args} label="From right to left" value={day} />
      </div>
    </Stack>
  ),
  play: async (context) => {
    const error = textsOf(context).t('common:days.turnedRound');
    const field = context.canvas.getByRole('textbox', { name: 'Wrong' });
    await expect(field).toHaveAccessibleDescription(error);
  },
};

/** The calendar of the month, with the chosen day and those that cannot be chosen. */
export const Open: Story = {
  tags: ['picture-dark'],
  args: { min: '2026-03-05' },
  play: async (context) => {
    const { language, ui } = textsOf(context);
    const written = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, options).format(
        Date.UTC(2026, 2, 12),
      );
    await press(
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

// Q12 Q5
/** Typed as people write days; reported once it is whole, as it is stored. */
export const Typed: Story = {
  tags: ['!dev'],
  args: { defaultValue: undefined, name: 'born', min: '1900-01-01' },
  render: (args) => (
    <form data-testid="form" noValidate onSubmit={(event) => event.preventDefault()}>
      <DatePicker {...args} />
      <button type="submit">Save</button>
    </form>
  ),
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'From' });
    const form = canvas.getByTestId<HTMLFormElement>('form');
    const sent = () => new FormData(form).get('born');
    const submitted = fn();
    form.addEventListener('submit', submitted);
    const fill = async (text: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, text);
    };
    await step('A whole day is reported, and nothing on the way to it', async () => {
      await fill('2.3.1984');
      await expect(args.onChange).toHaveBeenCalledTimes(1);
      await expect(args.onChange).toHaveBeenLastCalledWith('1984-03-02');
      await expect(sent()).toBe('1984-03-02');
      await userEvent.tab();
      await expect(field).toHaveValue('02/03/1984');
    });
    await step('What is no day stays, says why, and keeps the form from being sent', async () => {
      await fill('31.2.2026');
      await expect(field).not.toHaveAccessibleDescription();
      await expect(field).not.toBeValid();
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(submitted).not.toHaveBeenCalled();
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue('31.2.2026');
      await expect(field).toHaveAccessibleDescription(/not a date.* 31\/12\//);
      await expect(args.onChange).toHaveBeenLastCalledWith('');
      await expect(sent()).toBe('');
    });
    await step('Two digits are a year of this century, at the latest when it is sent', async () => {
      await fill('5/3/26');
      await expect(field).not.toHaveAccessibleDescription();
      await userEvent.keyboard('{Enter}');
      await expect(submitted).toHaveBeenCalledTimes(1);
      await expect(sent()).toMatch(/^2\d26-03-05$/);
    });
    await step('A pasted day is read', async () => {
      await userEvent.clear(field);
      await userEvent.paste('Thursday, 5 March 2026');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-05');
    });
    await step('A day out of range is reported, and said to be', async () => {
      await fill('1/1/1899');
      await userEvent.tab();
      await expect(field).toHaveAccessibleDescription('Enter 01/01/1900 or a later day.');
      await expect(field).toBeInvalid();
      await expect(args.onChange).toHaveBeenLastCalledWith('1899-01-01');
    });
    await step('Emptied it is none', async () => {
      await userEvent.clear(field);
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await expect(sent()).toBe('');
    });
  },
};
