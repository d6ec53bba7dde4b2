import { NumberField, Stack } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';

const labels = { increment: 'One more', decrement: 'One fewer', unreadable: 'This is no number.' };

const meta = {
  title: 'Components/NumberField',
  tags: ['!autodocs'],
  component: NumberField,
  args: { label: 'Towels', labels, defaultValue: 2, min: 0, max: 6, onChange: fn() },
  decorators: [inWidth(200)],
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { description: 'At most six per day.' } };

/** At its ends, empty, with a unit, described, wrong, read only, off; the last one from right to left. */
export const AllStates: Story = {
  tags: ['matrix'],
  render: ({ label }) => (
    <Stack>
      <NumberField label="Smallest" labels={labels} defaultValue={0} min={0} />
      <NumberField label="Largest" labels={labels} defaultValue={6} max={6} />
      <NumberField label="Empty" labels={labels} required description="Between 1 and 6." />
      <NumberField
        label="Price"
        labels={labels}
        defaultValue={1290}
        format={{ style: 'currency', currency: 'CZK', maximumFractionDigits: 0 }}
      />
      <NumberField label={label} labels={labels} defaultValue={9} error="We have six." />
      <NumberField label="Read only" labels={labels} defaultValue={3} readOnly />
      <NumberField label="Off" labels={labels} defaultValue={3} disabled />
      <div dir="rtl">
        <NumberField label="From right to left" labels={labels} defaultValue={3} />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const wrong = canvas.getByRole('textbox', { name: 'Towels' });
    await expect(wrong).toHaveAttribute('aria-invalid', 'true');
    await expect(wrong).toHaveAccessibleDescription('We have six.');
  },
};

/** Arrows take a step, Home and End go to the ends, what is typed counts when it is left; too much becomes the most. */
export const Keyboard: Story = {
  tags: ['!dev'],
  render: (args) => (
    <form data-testid="form">
      <NumberField {...args} name="towels" />
    </form>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: 'Towels' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(6);
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    await userEvent.clear(input);
    await userEvent.keyboard('40');
    await userEvent.tab();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(6));
    await expect(input).toHaveValue('6');
    const form = canvas.getByTestId<HTMLFormElement>('form');
    await expect(new FormData(form).get('towels')).toBe('6');
    await userEvent.clear(input);
    await userEvent.tab();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
    await expect(canvas.getByRole('button', { name: 'One more' })).toBeVisible();
  },
};

/** Decimals are read and written as the language does. */
export const Czech: Story = {
  tags: ['!dev'],
  globals: { locale: 'cs' },
  args: { label: 'Cena', defaultValue: 1.5, max: 5000, format: { minimumFractionDigits: 2 } },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Cena' });
    await expect(input).toHaveValue('1,50');
    await userEvent.clear(input);
    await userEvent.type(input, '2,75');
    await userEvent.tab();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(2.75));
  },
};

/** The point of a number pad is a decimal one in Czech as well. */
export const ForeignDecimals: Story = {
  name: 'Y14 a decimal mark of another language is understood',
  tags: ['!dev'],
  globals: { locale: 'cs' },
  args: { label: 'Cena', defaultValue: 1, max: 5000, format: { maximumFractionDigits: 2 } },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Cena' });
    for (const [text, number, shown] of [
      ['12.5', 12.5, '12,5'],
      ['1,234.5', 1234.5, '1\u00A0234,5'],
      ['1 234,5', 1234.5, '1\u00A0234,5'],
      ['−0.50', 0, '0'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await expect(input).toHaveValue(text);
      await userEvent.tab();
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(number));
      await expect(input).toHaveValue(shown);
      await expect(input).toBeValid();
    }
    await userEvent.click(input);
    await userEvent.clear(input);
    await userEvent.paste('2.75');
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(3));
    await expect(input).toHaveValue('3');
  },
};

/** Never another number without a word: the text stays, marked, and no form is sent with it. */
export const Unreadable: Story = {
  name: 'Y14 what could be two numbers stays as it was typed, and is marked',
  globals: { locale: 'cs' },
  args: { label: 'Cena', defaultValue: 2, max: 5000 },
  render: (args) => (
    <form data-testid="form">
      <NumberField {...args} name="price" />
    </form>
  ),
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Cena' });
    const form = canvas.getByTestId<HTMLFormElement>('form');
    for (const text of ['a dozen', '1e3', '12 5', '1.234']) {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await userEvent.keyboard('{ArrowUp}');
      await userEvent.tab();
      await waitFor(() => expect(input).toHaveAccessibleDescription(labels.unreadable));
      await expect(input).toHaveValue(text);
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(form.checkValidity()).toBe(false);
      await expect(new FormData(form).get('price')).toBe('');
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
    }
    await userEvent.clear(input);
    await userEvent.type(input, '3');
    await userEvent.tab();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(3));
    await expect(form.checkValidity()).toBe(true);
    await userEvent.clear(input);
    await userEvent.type(input, '1.234');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'true'));
  },
};
