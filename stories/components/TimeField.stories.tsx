import { Stack } from '@concierge/ui/Stack';
import { TimeField } from '@concierge/ui/TimeField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { textField } from '../conformance/exceptions.ts';
import { inWidth } from '../fixtures/frames.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const meta = {
  title: 'Components/TimeField',
  component: TimeField,
  parameters: { conformance: textField },
  ...inLanguage(
    ({ language, t, ui }) => ({
      label: t('audit:columns.at'),
      locale: language,
      defaultValue: '14:30',
      labels: ui.timeFieldLabels,
      onChange: fn(),
    }),
    inWidth(240),
  ),
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A time as the language writes it. */
export const Default: Story = {};

/** Filled, empty and required, wrong, out of range, read only, off; the last one from right to left. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: ({ label: _label, defaultValue: time, ...args }, context) => (
    <Stack>
      <TimeField {...args} label="Filled" defaultValue={time} />
      <TimeField {...args} label="Empty" required description="Description" />
      <TimeField
        {...args}
        label="Wrong"
        error={textsOf(context).ui.timeFieldLabels.tooEarly('9:00')}
      />
      <TimeField {...args} label="Out of range" value="20:00" max="18:00" />
      <TimeField {...args} label="Read only" value={time} readOnly />
      <TimeField {...args} label="Off" value={time} disabled />
      <div dir="rtl">
        <TimeField {...args} label="From right to left" value={time} />
      </div>
    </Stack>
  ),
};

/** A text that is no time stays as it was typed, and the field says why. */
export const Unreadable: Story = {
  args: { defaultValue: undefined },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.type(field, '24:30');
    await userEvent.tab();
    await expect(field).toHaveValue('24:30');
    await expect(field).toHaveAccessibleDescription();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};

// Q17
/** With halves of the day: a time is whole once it says which; arrows lead to the next quarter. */
export const Typed: Story = {
  tags: ['!dev'],
  args: { defaultValue: undefined, name: 'from', min: '08:00' },
  render: (args) => (
    <form data-testid="form">
      <TimeField {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton');
    const sent = () => new FormData(canvas.getByTestId<HTMLFormElement>('form')).get('from');
    const shows = (text: string) => expect(field).toHaveValue(text);
    await userEvent.type(field, '9:35');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(field, ' pm');
    await expect(args.onChange).toHaveBeenLastCalledWith('21:35');
    await userEvent.keyboard('{ArrowUp}');
    await shows('9:45 PM');
    await expect(sent()).toBe('21:45');
    await expect(field).toHaveAttribute('aria-valuenow', String(21 * 60 + 45));
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.paste('21h30');
    await userEvent.tab();
    await shows('9:30 PM');
    await userEvent.clear(field);
    await userEvent.type(field, '7');
    await userEvent.tab();
    await shows('7:00 AM');
    await expect(args.onChange).toHaveBeenLastCalledWith('07:00');
    await expect(field).toHaveAccessibleDescription('Enter 8:00 AM or a later time.');
    await expect(field).not.toBeValid();
    await userEvent.clear(field);
    await userEvent.type(field, '9:3');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('This is not a time. Enter it like 9:30 PM.');
    await expect(sent()).toBe('');
  },
};
