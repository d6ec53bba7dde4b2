import { NumberField } from '@concierge/ui/NumberField';
import { Stack } from '@concierge/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { textField } from '../conformance/exceptions.ts';
import { inWidth } from '../fixtures/frames.tsx';
import { inLanguage } from '../setup/inLanguage.tsx';
import { textsOf } from '../setup/texts.ts';

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  parameters: { conformance: textField },
  ...inLanguage(
    ({ language, t, ui }) => ({
      label: t('messages:type.2'),
      locale: language,
      defaultValue: 1234.5,
      labels: ui.numberFieldLabels,
      onChange: fn(),
    }),
    inWidth(240),
  ),
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A number as the language writes it. */
export const Default: Story = {};

/** Filled, with a unit, with buttons, empty and required, out of range, wrong, read only, off; the last one from right to left. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: ({ label: _label, defaultValue: number, ...args }, context) => (
    <Stack>
      <NumberField {...args} label="Filled" defaultValue={number} />
      <NumberField {...args} label="With a unit" defaultValue={number} end="€" />
      <NumberField {...args} label="With buttons" defaultValue={2} stepButtons />
      <NumberField {...args} label="Empty" required description="Description" />
      <NumberField {...args} label="Out of range" value={9} max={8} />
      <NumberField
        {...args}
        label="Wrong"
        error={textsOf(context).ui.numberFieldLabels.tooSmall('1')}
      />
      <NumberField {...args} label="Read only" value={number} readOnly />
      <NumberField {...args} label="Off" value={number} disabled />
      <div dir="rtl">
        <NumberField {...args} label="From right to left" value={number} end="€" />
      </div>
    </Stack>
  ),
};

/** A text that is no number stays as it was typed, and the field says why. */
export const Unreadable: Story = {
  args: { defaultValue: undefined },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.type(field, '12 x');
    await userEvent.tab();
    await expect(field).toHaveValue('12 x');
    await expect(field).toHaveAccessibleDescription();
    await expect(args.onChange).toHaveBeenLastCalledWith(NaN);
  },
};

// Q12
/** German: a comma before the fraction. What could be another number is refused; arrows and buttons step. */
export const Typed: Story = {
  tags: ['!dev'],
  args: { locale: 'de', defaultValue: undefined, min: 0, step: 0.1, stepButtons: true },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.type(field, '3,5');
    await expect(args.onChange).toHaveBeenLastCalledWith(3.5);
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('3,6');
    await expect(field).toHaveAttribute('aria-valuenow', '3.6');
    await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(3.7);
    await userEvent.click(canvas.getByRole('button', { name: /^Decrease/ }));
    await expect(field).toHaveValue('3,6');
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, '1.5');
    await userEvent.tab();
    await expect(field).toHaveValue('1.5');
    await expect(field).toHaveAccessibleDescription('This is not a number. Enter it like 1.234,5.');
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.paste('1.234,50');
    await userEvent.tab();
    await expect(field).toHaveValue('1.234,5');
  },
};
