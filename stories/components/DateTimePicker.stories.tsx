import { DateTimePicker } from '@concierge/ui/DateTimePicker';
import { Stack } from '@concierge/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { textField } from '../conformance/exceptions.ts';
import { inWidth } from '../fixtures/frames.tsx';
import { expectClosed, press } from '../fixtures/keyboard.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const meta = {
  title: 'Components/DateTimePicker',
  component: DateTimePicker,
  parameters: { conformance: textField },
  ...inLanguage(
    ({ language, t, ui }) => ({
      label: t('audit:columns.at'),
      locale: language === 'en' ? 'en-GB' : language,
      defaultValue: '2026-03-12T14:30',
      labels: ui.dateTimePickerLabels,
      onChange: fn(),
    }),
    inWidth(240),
  ),
} satisfies Meta<typeof DateTimePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A day with its time, typed, or chosen behind the button. */
export const Default: Story = {};

/** Filled, empty and required, wrong, out of range, read only, off; the last one from right to left. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: ({ label: _label, defaultValue: at, ...args }, context) => (
    <Stack>
      <DateTimePicker {...args} label="Filled" defaultValue={at} />
      <DateTimePicker {...args} label="Empty" required description="Description" />
      <DateTimePicker
        {...args}
        label="Wrong"
        error={textsOf(context).ui.dateTimePickerLabels.tooLate('18:00')}
      />
      <DateTimePicker {...args} label="Out of range" value={at} min="2026-03-12T15:00" />
      <DateTimePicker {...args} label="Read only" value={at} readOnly />
      <DateTimePicker {...args} label="Off" value={at} disabled />
      <div dir="rtl">
        <DateTimePicker {...args} label="From right to left" value={at} />
      </div>
    </Stack>
  ),
};

const openIt = async (canvas: { getByRole: typeof screen.getByRole }) => {
  await press(canvas.getByRole('button'));
  await screen.findByRole('dialog');
  await waitFor(() => expect(screen.getByRole('grid')).toBeVisible());
};

/** The calendar of the month, and under it the time. */
export const Open: Story = {
  args: { min: '2026-03-05T09:00' },
  play: ({ canvas }) => openIt(canvas),
};

// Q12 Q17
/** Typed or pasted in one; chosen, first the day and then the time. A day alone stays, and the field says why. */
export const Chosen: Story = {
  tags: ['!dev'],
  args: { defaultValue: undefined, min: '2026-03-05T11:00' },
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('textbox');
    await step('Typed, it is reported once it is whole', async () => {
      await userEvent.type(field, '12.3.2026 14:3');
      await expect(args.onChange).not.toHaveBeenCalled();
      await userEvent.type(field, '0');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-12T14:30');
      await userEvent.clear(field);
      await userEvent.paste('Thursday, 5 March 2026 10:59 am');
      await userEvent.tab();
      await expect(field).toHaveValue('05/03/2026 10:59');
      await expect(field).toHaveAccessibleDescription('Enter 05/03/2026 11:00 or later.');
      await userEvent.clear(field);
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
    });
    await step('Of a day without a time the field says what is missing', async () => {
      await openIt(canvas);
      await userEvent.click(screen.getByRole('button', { name: /\b20 \w+ \d{4}/ }));
      await waitFor(() => expect(screen.getByRole('spinbutton')).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await expectClosed('dialog', () => canvas.getByRole('button'));
      await expect(field).toHaveAccessibleDescription(/not a date with a time/);
    });
    await step('With a time it is whole, and Enter closes', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '12.3.2026 14:30');
      await openIt(canvas);
      await waitFor(() =>
        expect(screen.getByRole('button', { name: /12 March 2026/ })).toHaveFocus(),
      );
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await waitFor(() => expect(screen.getByRole('spinbutton')).toHaveFocus());
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-13T14:30');
      await userEvent.keyboard('{ArrowUp}{Enter}');
      await expectClosed('dialog', () => canvas.getByRole('button'));
      await expect(field).toHaveValue('13/03/2026 14:45');
    });
  },
};
